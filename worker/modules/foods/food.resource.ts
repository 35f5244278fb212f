import { sql } from 'drizzle-orm'
import { definePartialResource } from '#worker/kernel/resource/define-resource.ts'
import { unusedFilter } from '#worker/kernel/resource/unused-filter.ts'
import { treeFilters } from '#worker/kernel/resource/tree.ts'
import { flagFilter } from '#worker/kernel/resource/flag-filter.ts'
import { idFilter } from '#worker/kernel/sql/id-filter.ts'
import { food } from './food.contract.ts'
import { foodEffects } from './food.effects.ts'
import { foodRows, isOnHand } from './food.rows.ts'
import { foodTable } from './food.table.ts'

const byCategory = idFilter('supermarket_category', (id) => sql`${foodTable.supermarket_category} = ${id}`)

export const foodResource = definePartialResource(
  food,
  foodTable,
  {
    uniqueName: { plural: true },
    search: ['name_fold', 'plural_fold'],
    sort: sql`${foodTable.name_fold}`,
    filters: {
      ...treeFilters(foodTable),
      supermarket_category: (value) =>
        value === 'none' ? sql`${foodTable.supermarket_category} IS NULL` : byCategory(value),
      food_onhand: flagFilter((context) => isOnHand(context, sql`${foodTable.id}`)),
      ignore_shopping: flagFilter(() => sql`${foodTable.ignore_shopping}`),
      unused: unusedFilter('food'),
    },
    computed: foodRows,
    effects: foodEffects,
  },
  ['retrieve', 'destroy', 'merge', 'move', 'effects'],
)

import { sql } from 'drizzle-orm'
import { definePartialResource } from '#worker/kernel/resource/define-resource.ts'
import { treeFilters } from '#worker/kernel/resource/tree.ts'
import { food } from './food.contract.ts'
import { foodEffects } from './food.effects.ts'
import { foodRows } from './food.rows.ts'
import { foodTable } from './food.table.ts'

export const foodResource = definePartialResource(
  food,
  foodTable,
  {
    uniqueName: { plural: true },
    search: ['name_fold', 'plural_fold'],
    sort: sql`${foodTable.name_fold}`,
    filters: treeFilters(foodTable),
    computed: foodRows,
    effects: foodEffects,
  },
  ['retrieve', 'destroy', 'merge', 'move', 'effects'],
)

import { sql, type SQL } from 'drizzle-orm'
import { readable } from '../../kernel/resource.ts'
import { treeFilters } from '../../kernel/tree.ts'
import { imageOfRecipe, recipesUsing } from '../recipes/recipe.uses.ts'
import { food } from './food.contract.ts'
import { foodEffects } from './food.effects.ts'
import { foodRows } from './food.rows.ts'
import { foodTable } from './food.table.ts'

const usesOfFoods = (foods: SQL) =>
  sql`SELECT i.recipe FROM ingredient i WHERE i.space_id = ${foodTable.space_id} AND i.food IN (${foods})`

/** Foods are read, deleted, merged and moved like any tree; saving one needs more. */
export const foodResource = readable(
  food,
  foodTable,
  {
    named: { plural: true },
    search: ['name_fold', 'plural_fold'],
    sort: sql`${foodTable.name_fold}`,
    filters: treeFilters(foodTable),
    computed: foodRows,
    extended: (context) => {
      const { numrecipe, image } = recipesUsing(context, foodTable, usesOfFoods, true)
      const own = imageOfRecipe(context, foodTable, sql`${foodTable.recipe}`)
      return { numrecipe, image: { sql: sql`coalesce(${own}, ${image.sql})` } }
    },
    simple: ['id', 'name', 'plural_name'],
    effects: foodEffects,
  },
  ['list', 'retrieve', 'destroy', 'merge', 'move', 'effects'],
)

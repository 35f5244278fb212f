import { sql } from 'drizzle-orm'
import type { Recorded } from '../../kernel/contract/events.ts'
import { bringAlong, takeAlong } from '../../kernel/resource/undo/row-along.ts'
import { projection } from '../../kernel/log/projection.ts'
import type { MergedEvent } from '../../kernel/resource/resource.events.ts'
import type { Statement } from '../../kernel/sql/sql.ts'
import type { PlanEvent } from '../meal-plans/plan.events.ts'
import type { RecipeEvent } from '../recipes/recipe.events.ts'
import { entryTable, listRecipeTable } from './shopping.table.ts'

/** What becomes of the shopping list when something it refers to is merged, deleted or brought back. */
export const shoppingReferences = projection<MergedEvent<'food'> | MergedEvent<'unit'> | RecipeEvent | PlanEvent>({
  'food.merged': ({ space, at, data: { id, into } }) =>
    sql`UPDATE shopping_list_entry SET food = ${into}, ${touched(at)} WHERE space_id = ${space} AND food = ${id}`,
  'unit.merged': ({ space, at, data: { id, into } }) =>
    sql`UPDATE shopping_list_entry SET unit = ${into}, ${touched(at)} WHERE space_id = ${space} AND unit = ${id}`,
  'recipe.deleted': (event) => [
    takeAlong(listRecipeTable, event, event.data.id, {
      by: [
        sql`shopping_list_recipe t ON t.space_id = ${event.space} AND t.recipe = r.value ->> 0`,
        sql`meal_plan p ON p.space_id = ${event.space} AND p.recipe = r.value ->> 0 AND p.deleted_with IS NULL
          CROSS JOIN shopping_list_recipe t ON t.space_id = ${event.space} AND t.mealplan = p.id`,
      ],
      bumps: true,
    }),
    takeEntries(event, event.data.id),
  ],
  'recipe.restored': (event) => putBack(event),
  'meal-plan.deleted': (event) => [
    takeAlong(listRecipeTable, event, event.data.id, {
      by: [sql`shopping_list_recipe t ON t.space_id = ${event.space} AND t.mealplan = r.value ->> 0`],
      bumps: true,
    }),
    takeEntries(event, event.data.id),
  ],
  'meal-plan.restored': (event) => putBack(event),
})

const touched = (at: string) => sql`updated_at = ${at}, version = version + 1`

/** What is on the list of a recipe that went before goes by the name of what took that along. */
const takeEntries = (event: Recorded, id: number): Statement =>
  takeAlong(entryTable, event, id, {
    by: [
      sql`shopping_list_recipe l ON l.space_id = ${event.space} AND l.deleted_with = r.value ->> 1
        CROSS JOIN shopping_list_entry t ON t.space_id = ${event.space} AND t.list_recipe = l.id`,
    ],
    bumps: true,
  })

const putBack = (event: Recorded): Statement[] => [
  bringAlong(listRecipeTable, event, { bumps: true }),
  bringAlong(entryTable, event, { bumps: true }),
]

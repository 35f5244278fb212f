import { sql } from 'drizzle-orm'
import type { Recorded } from '../../kernel/events.ts'
import { projection } from '../../kernel/projection.ts'
import type { MergedEvent } from '../../kernel/resource.events.ts'
import type { Statement } from '../../kernel/sql.ts'
import type { PlanEvent } from '../meal-plans/plan.events.ts'
import type { RecipeEvent } from '../recipes/recipe.events.ts'

/** What becomes of the shopping list when something it refers to is merged, deleted or brought back. */
export const shoppingReferences = projection<MergedEvent<'food'> | MergedEvent<'unit'> | RecipeEvent | PlanEvent>({
  'food.merged': ({ space, at, data: { id, into } }) =>
    sql`UPDATE shopping_list_entry SET food = ${into}, ${touched(at)} WHERE space_id = ${space} AND food = ${id}`,
  'unit.merged': ({ space, at, data: { id, into } }) =>
    sql`UPDATE shopping_list_entry SET unit = ${into}, ${touched(at)} WHERE space_id = ${space} AND unit = ${id}`,
  'recipe.deleted': (event) =>
    takeDown(
      event,
      sql`recipe = ${event.data.id}`,
      sql`id IN (SELECT l.id FROM meal_plan p CROSS JOIN shopping_list_recipe l
        ON l.space_id = p.space_id AND l.mealplan = p.id
        WHERE p.space_id = ${event.space} AND p.recipe = ${event.data.id} AND p.deleted_with IS NULL)`,
    ),
  'recipe.restored': (event) => putBack(event),
  'meal-plan.deleted': (event) => takeDown(event, sql`mealplan = ${event.data.id}`),
  'meal-plan.restored': (event) => putBack(event),
})

const touched = (at: string) => sql`updated_at = ${at}, version = version + 1`

/** The recipes on the list that any condition names, and then their entries, go by the name of what took them along. */
const takeDown = ({ space, at, stream }: Recorded, ...conditions: Statement[]): Statement[] => [
  ...conditions.map(
    (condition) => sql`UPDATE shopping_list_recipe SET deleted_with = ${stream}, ${touched(at)}
      WHERE space_id = ${space} AND deleted_with IS NULL AND ${condition}`,
  ),
  sql`UPDATE shopping_list_entry SET deleted_with = ${stream}, ${touched(at)}
    WHERE space_id = ${space} AND deleted_with IS NULL AND list_recipe IN (
      SELECT id FROM shopping_list_recipe WHERE space_id = ${space} AND deleted_with = ${stream})`,
]

const putBack = ({ space, at, stream }: Recorded): Statement[] => [
  sql`UPDATE shopping_list_recipe SET deleted_with = NULL, ${touched(at)}
    WHERE space_id = ${space} AND deleted_with = ${stream}`,
  sql`UPDATE shopping_list_entry SET deleted_with = NULL, ${touched(at)}
    WHERE space_id = ${space} AND deleted_with = ${stream}`,
]

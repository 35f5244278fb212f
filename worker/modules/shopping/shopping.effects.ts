import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import type { EffectsByKind } from '#worker/kernel/resource/define-resource.ts'
import { branchIds } from '#worker/kernel/resource/references/reference.projection.ts'
import { readableRecipe } from '#worker/access/recipe.access.ts'
import { visibleShopping } from '#worker/access/shopping.access.ts'

const entriesWhere = (context: Context, space: number, where: SQL): SQL =>
  sql`SELECT e.id, 'ShoppingListEntry' AS model, ${visibleName(context, sql`e`, sql`f.name`)} AS name
    FROM shopping_list_entry e JOIN food f ON f.space_id = e.space_id AND f.id = e.food
    WHERE e.space_id = ${space} AND e.deleted_with IS NULL AND ${where}`

const entriesOf = (context: Context, space: number, lists: SQL): SQL =>
  sql`SELECT e.id, 'ShoppingListEntry' AS model, ${visibleName(context, sql`e`, sql`f.name`)} AS name
    FROM (${lists}) l CROSS JOIN shopping_list_entry e
      ON e.space_id = ${space} AND e.list_recipe = l.id AND e.deleted_with IS NULL
    JOIN food f ON f.space_id = e.space_id AND f.id = e.food`

/** A food on the list cannot be deleted. Entries for a recipe or a plan are deleted with it. */
export const effectsOnShopping: EffectsByKind = {
  food: {
    protecting: (space, id, context) => [
      sql`SELECT e.id, 'ShoppingListEntry' AS model, ${visibleName(context, sql`e`, sql`f.name`)} AS name
        FROM (${branchIds('food', space, id)}) down CROSS JOIN shopping_list_entry e
          ON e.space_id = ${space} AND e.food = down.id AND e.deleted_with IS NULL
        JOIN food f ON f.space_id = e.space_id AND f.id = e.food`,
    ],
  },
  unit: { nulling: (space, id, context) => [entriesWhere(context, space, sql`e.unit = ${id}`)] },
  'shopping-list': {
    nulling: (space, id, context) => [
      entriesWhere(context, space, sql`${id} IN (SELECT value FROM json_each(e.shopping_lists))`),
    ],
  },
  recipe: {
    cascading: (space, id, context) => [
      sql`SELECT l.id, 'ShoppingListRecipe' AS model,
          ${visibleName(context, sql`l`, sql`coalesce(nullif(l.name, ''), r.name)`)} AS name
        FROM (${listedRecipes(space, id)}) l JOIN recipe r ON r.space_id = ${space} AND r.id = ${id}`,
      entriesOf(context, space, listedRecipes(space, id)),
    ],
  },
  'meal-plan': {
    cascading: (space, id, context) => [
      sql`SELECT l.id, 'ShoppingListRecipe' AS model,
          ${visibleName(context, sql`l`, sql`coalesce(r.name, nullif(l.name, ''), p.title)`)} AS name
        FROM shopping_list_recipe l JOIN meal_plan p ON p.space_id = l.space_id AND p.id = l.mealplan
        LEFT JOIN recipe r ON r.space_id = l.space_id AND r.id = l.recipe AND r.deleted_with IS NULL AND ${readableRecipe(context, sql`r`)}
        WHERE l.space_id = ${space} AND l.mealplan = ${id} AND l.deleted_with IS NULL`,
      entriesOf(
        context,
        space,
        sql`SELECT l.id FROM shopping_list_recipe l WHERE l.space_id = ${space} AND l.mealplan = ${id} AND l.deleted_with IS NULL`,
      ),
    ],
  },
}

const listedRecipes = (space: number, id: number | SQL): SQL =>
  sql`SELECT l.id, l.name, l.created_by FROM shopping_list_recipe l WHERE l.space_id = ${space} AND l.deleted_with IS NULL
    AND (l.recipe = ${id} OR l.mealplan IN (
      SELECT p.id FROM meal_plan p WHERE p.space_id = ${space} AND p.recipe = ${id} AND p.deleted_with IS NULL))`

const visibleName = (context: Context, of: SQL, name: SQL): SQL =>
  sql`iif(${visibleShopping(context, sql`${of}.created_by`)}, ${name}, NULL)`

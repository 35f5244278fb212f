import { sql, type SQL } from 'drizzle-orm'
import { personOf, type Context } from '../../kernel/context.ts'
import { readable, type Effects } from '../../kernel/resource.ts'
import { mineOrShared } from '../books/shared.rows.ts'
import { visiblePlan, planName } from '../meal-plans/plan.rows.ts'
import { propertiesAlong } from '../properties/property.rows.ts'
import { shoppers } from '../shopping/shopping.circle.ts'
import { open, visibleRecipe } from './recipe.access.ts'
import { recipe } from './recipe.contract.ts'
import { recipeTable } from './recipe.table.ts'

const bookRow = { shared: sql`b.shared`, created_by: sql`b.created_by` }

const recipeEffects: Effects = {
  cascading: (space, id, context) => [
    sql`SELECT id, 'MealPlan' AS model, iif(${visiblePlan(context)}, ${planName}, NULL) AS name FROM meal_plan
      WHERE space_id = ${space} AND recipe = ${id} AND deleted_with IS NULL`,
    sql`SELECT l.id, 'ShoppingListRecipe' AS model,
        ${toShoppers(context, sql`l`, sql`coalesce(nullif(l.name, ''), r.name)`)} AS name
      FROM (${listed(space, id)}) l JOIN recipe r ON r.space_id = ${space} AND r.id = ${id}`,
    sql`SELECT e.id, 'ShoppingListEntry' AS model, ${toShoppers(context, sql`e`, sql`f.name`)} AS name
      FROM (${listed(space, id)}) l CROSS JOIN shopping_list_entry e
        ON e.space_id = ${space} AND e.list_recipe = l.id AND e.deleted_with IS NULL
      JOIN food f ON f.space_id = e.space_id AND f.id = e.food`,
    sql`SELECT id, 'CookLog' AS model, substr(created_at, 1, 10) AS name FROM cook_log
      WHERE space_id = ${space} AND recipe = ${id} AND deleted_with IS NULL`,
    sql`SELECT id, 'ViewLog' AS model, iif(created_by = ${personOf(context).id}, substr(created_at, 1, 10), NULL) AS name
      FROM view_log WHERE space_id = ${space} AND recipe = ${id}`,
    propertiesAlong(context, space, { recipe: id }),
    sql`SELECT e.id, 'RecipeBookEntry' AS model, iif(${mineOrShared(context, bookRow)}, b.name, NULL) AS name
      FROM recipe_book_entry e JOIN recipe_book b ON b.space_id = e.space_id AND b.id = e.book
      WHERE e.space_id = ${space} AND e.recipe = ${id} AND e.deleted_with IS NULL`,
    // Whoever knows the id of a link can open it.
    sql`SELECT 0 AS id, 'ShareLink' AS model, NULL AS name FROM share_link
      WHERE space_id = ${space} AND recipe = ${id} AND revoked_at IS NULL`,
  ],
  nulling: (space, id, context) => [
    sql`SELECT id, 'Food' AS model, name FROM food WHERE space_id = ${space} AND recipe = ${id} AND deleted_with IS NULL`,
    sql`SELECT r.id, 'Recipe' AS model, iif(${visibleRecipe(context, sql`r.id`)}, r.name, NULL) AS name FROM recipe r
      WHERE r.space_id = ${space} AND r.deleted_with IS NULL
        AND r.id IN (SELECT s.recipe FROM step s WHERE s.space_id = ${space} AND s.step_recipe = ${id})`,
  ],
}

/** A recipe on shopping lists, by itself or for a plan. */
const listed = (space: number, id: number | SQL): SQL =>
  sql`SELECT l.id, l.name, l.created_by FROM shopping_list_recipe l WHERE l.space_id = ${space} AND l.deleted_with IS NULL
    AND (l.recipe = ${id} OR l.mealplan IN (
      SELECT p.id FROM meal_plan p WHERE p.space_id = ${space} AND p.recipe = ${id} AND p.deleted_with IS NULL))`

const toShoppers = (context: Context, of: SQL, name: SQL): SQL =>
  sql`iif(${shoppers(context, sql`${of}.created_by`)}, ${name}, NULL)`

/** Of recipes the kernel serves what a deletion would do; all else is a recipe's own. */
export const recipeResource = readable(
  recipe,
  recipeTable,
  { visible: (context) => open(context), effects: recipeEffects },
  ['effects'],
)

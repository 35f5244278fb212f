import { sql } from 'drizzle-orm'
import type { Effects } from '../../kernel/resource.ts'
import { open } from '../recipes/recipe.access.ts'
import { shoppers } from '../shopping/shopping.circle.ts'

/** What is on the shopping list for a plan goes with it. */
export const planEffects: Effects = {
  cascading: (space, id, context) => [
    sql`SELECT l.id, 'ShoppingListRecipe' AS model,
        iif(${shoppers(context, sql`l.created_by`)}, coalesce(r.name, nullif(l.name, ''), p.title), NULL) AS name
      FROM shopping_list_recipe l JOIN meal_plan p ON p.space_id = l.space_id AND p.id = l.mealplan
      LEFT JOIN recipe r ON r.space_id = l.space_id AND r.id = l.recipe AND r.deleted_with IS NULL AND ${open(context, sql`r`)}
      WHERE l.space_id = ${space} AND l.mealplan = ${id} AND l.deleted_with IS NULL`,
    sql`SELECT e.id, 'ShoppingListEntry' AS model, iif(${shoppers(context, sql`e.created_by`)}, f.name, NULL) AS name
      FROM shopping_list_recipe l CROSS JOIN shopping_list_entry e
        ON e.space_id = l.space_id AND e.list_recipe = l.id AND e.deleted_with IS NULL
      JOIN food f ON f.space_id = e.space_id AND f.id = e.food
      WHERE l.space_id = ${space} AND l.mealplan = ${id} AND l.deleted_with IS NULL`,
  ],
}

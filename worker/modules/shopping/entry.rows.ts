import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, type Context } from '../../kernel/context.ts'
import { memberJson } from '../../kernel/member.table.ts'
import { query, type Row } from '../../kernel/query.ts'
import { shoppers } from './shopping.circle.ts'
import { listRecipes, presentListRecipe, visibleListRecipe } from './list-recipe.rows.ts'

/** Entries of the asker's household, over the table's own name. */
export const visibleEntry = (context: Context): SQL =>
  sql`shopping_list_entry.space_id = ${membershipOf(context).space} AND ${shoppers(context, sql`shopping_list_entry.created_by`)}`

/**
 * Entries, and beside them the recipes they are on the list for, each once: both are to be asked in one batch. `chosen`
 * selects from `shopping_list_entry`, and is what follows WHERE.
 */
export const entryQueries = (context: Context, chosen: SQL) => ({
  entries: entryRows(chosen),
  recipes: listRecipes(
    context,
    sql`${visibleListRecipe(context)} AND l.id IN (SELECT list_recipe FROM shopping_list_entry WHERE ${chosen})`,
  ),
})

// A food in use cannot be deleted, and a merged one has its entries moved, so that the food is always there.
const entryRows = (chosen: SQL) =>
  query<Row>(
    sql`SELECT shopping_list_entry.id, shopping_list_entry.version, list_recipe, '[]' AS shopping_lists,
      json_object('id', f.id, 'name', f.name, 'plural_name', f.plural_name, 'supermarket_category', json(iif(c.id IS NULL, NULL,
        json_object('id', c.id, 'name', c.name, 'description', c.description, 'open_data_slug', c.open_data_slug))),
        'shopping_lists', json('[]')) AS food,
      iif(u.id IS NULL, NULL, json_object('id', u.id, 'name', u.name, 'plural_name', u.plural_name,
        'description', u.description, 'base_unit', u.base_unit, 'open_data_slug', u.open_data_slug)) AS unit,
      amount, "order", checked, ingredient, ${memberJson(sql`shopping_list_entry.space_id`, sql`shopping_list_entry.created_by`)} AS created_by,
      shopping_list_entry.created_at, shopping_list_entry.updated_at, completed_at, delay_until
    FROM shopping_list_entry
    JOIN food f ON f.space_id = shopping_list_entry.space_id AND f.id = food
    LEFT JOIN supermarket_category c ON c.space_id = f.space_id AND c.id = f.supermarket_category AND c.deleted_with IS NULL
    LEFT JOIN unit u ON u.space_id = shopping_list_entry.space_id AND u.id = unit AND u.deleted_with IS NULL
    WHERE ${chosen}`,
    { json: ['shopping_lists', 'food', 'unit', 'created_by'], bool: ['checked'] },
  )

/** Entries as their contract words them, each with the recipe it is for. */
export function presentEntries(entries: readonly Row[], recipes: readonly Row[]): Row[] {
  const byId = new Map(recipes.map((row) => [row['id'], presentListRecipe(row)]))
  return entries.map((row) => {
    const { version: _, list_recipe, ingredient, created_by, ...rest } = row
    return { ...rest, list_recipe, ingredient, list_recipe_data: byId.get(list_recipe) ?? null, created_by }
  })
}

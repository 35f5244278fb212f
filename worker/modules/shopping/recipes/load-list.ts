import { sql, type SQL } from 'drizzle-orm'
import { query, tableQuery, type QueryResults } from '#worker/kernel/sql/query.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import type { Portion } from './rescale-amount.ts'
import { boughtAmount } from './bought-amount.ts'
import { shoppingStateOf, type ShoppingState } from '../shopping.list.ts'
import { entryTable, listRecipeTable } from '../shopping.table.ts'

/** `condition` is over `l`. Recipes that make a food are left out: the use of that food may have changed since. */
export const listRecipeQueries = (space: number, condition: SQL) => {
  const listed = sql`shopping_list_recipe l WHERE l.space_id = ${space} AND l.deleted_with IS NULL AND ${condition}`
  const entries = entriesOf(space, condition)
  return {
    listRecipes: tableQuery(listRecipeTable, sql`SELECT l.* FROM ${listed}`),
    entries: tableQuery(entryTable, sql`SELECT e.* FROM ${entries} ORDER BY e.id`),
    portions: query<Portion & { ingredient: number }>(sql`
      SELECT i.id AS ingredient, ${boughtAmount(sql`i`)} AS amount, i.unit, r.servings FROM (SELECT DISTINCT e.ingredient AS id, l.recipe AS main FROM ${entries}) shopped
      CROSS JOIN ingredient i ON i.space_id = ${space} AND i.id = shopped.id
      JOIN recipe r ON r.space_id = i.space_id AND r.id = i.recipe
      WHERE r.id = shopped.main OR EXISTS (
        SELECT 1 FROM step s WHERE s.space_id = ${space} AND s.recipe = shopped.main AND s.step_recipe = r.id)`),
  }
}

/** An upper bound of new entries: a scaling may add the rest of each checked one. */
export const countChecked = (space: number, condition: SQL): SQL =>
  sql`(SELECT count(*) FROM ${entriesOf(space, condition)} AND e.checked = 1)`

// CROSS JOIN makes SQLite begin with the recipes, of which there are few.
const entriesOf = (space: number, condition: SQL) => sql`shopping_list_recipe l CROSS JOIN shopping_list_entry e
  ON e.space_id = l.space_id AND e.list_recipe = l.id AND e.deleted_with IS NULL
  WHERE l.space_id = ${space} AND l.deleted_with IS NULL AND ${condition}`

export const entriesByIds = (space: number, ids: readonly number[], condition: SQL) =>
  tableQuery(
    entryTable,
    sql`SELECT * FROM shopping_list_entry WHERE space_id = ${space} AND ${inValues(sql`id`, ids)} AND ${condition}`,
  )

type EntryRow = typeof entryTable.$inferSelect
type ListRecipeRow = typeof listRecipeTable.$inferSelect

export const listStateFrom = (entries: readonly EntryRow[], recipes: readonly ListRecipeRow[] = []): ShoppingState =>
  shoppingStateOf(
    entries.map((row) => ({ ...row, gone: row.deleted_with !== null })),
    recipes.map((row) => ({ ...row, gone: row.deleted_with !== null })),
  )

export const portionsFrom = ({ portions }: Pick<QueryResults<ReturnType<typeof listRecipeQueries>>, 'portions'>) =>
  new Map(portions.map(({ ingredient, ...portion }) => [ingredient, portion]))

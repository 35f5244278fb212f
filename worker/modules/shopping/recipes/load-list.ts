import { sql, type SQL } from 'drizzle-orm'
import { query, tableQuery, type QueryResults } from '../../../kernel/sql/query.ts'
import { inValues } from '../../../kernel/sql/sql.ts'
import type { Portion } from './rescale-amount.ts'
import { boughtAmount } from './bought-amount.ts'
import { shoppingStateOf, type ShoppingState } from '../shopping.list.ts'
import { entryTable, listRecipeTable } from '../shopping.table.ts'

/**
 * Recipes on the list that a condition on `l` names, their entries, and what those recipes ask for. What makes one of their
 * foods is not told: how much of that is used may be said in other words by now.
 */
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

/** How many lines there are to which scaling these recipes may add one with what is missing: those that are ticked. */
export const countChecked = (space: number, condition: SQL): SQL =>
  sql`(SELECT count(*) FROM ${entriesOf(space, condition)} AND e.checked = 1)`

// CROSS JOIN has SQLite begin with the recipes, of which there are few.
const entriesOf = (space: number, condition: SQL) => sql`shopping_list_recipe l CROSS JOIN shopping_list_entry e
  ON e.space_id = l.space_id AND e.list_recipe = l.id AND e.deleted_with IS NULL
  WHERE l.space_id = ${space} AND l.deleted_with IS NULL AND ${condition}`

/** Entries by their ids, as far as a condition lets the asker have them. */
export const entriesByIds = (space: number, ids: readonly number[], condition: SQL) =>
  tableQuery(
    entryTable,
    sql`SELECT * FROM shopping_list_entry WHERE space_id = ${space} AND ${inValues(sql`id`, ids)} AND ${condition}`,
  )

type EntryRow = typeof entryTable.$inferSelect
type ListRecipeRow = typeof listRecipeTable.$inferSelect

/** Rows as the state that decisions are made on. */
export const listStateFrom = (entries: readonly EntryRow[], recipes: readonly ListRecipeRow[] = []): ShoppingState =>
  shoppingStateOf(
    entries.map((row) => ({ ...row, gone: row.deleted_with !== null })),
    recipes.map((row) => ({ ...row, gone: row.deleted_with !== null })),
  )

export const portionsFrom = ({ portions }: Pick<QueryResults<ReturnType<typeof listRecipeQueries>>, 'portions'>) =>
  new Map(portions.map(({ ingredient, ...portion }) => [ingredient, portion]))

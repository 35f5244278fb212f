import { sql, type SQL } from 'drizzle-orm'
import { query, rowsOf, type Found } from '../../kernel/query.ts'
import { among } from '../../kernel/sql.ts'
import { alive } from '../../kernel/tables.ts'
import type { Portion } from './amount.scale.ts'
import { listOf, type List } from './shopping.list.ts'
import { entryTable, listRecipeTable } from './shopping.table.ts'

/** Recipes on the list that a condition names, their entries, and what those recipes ask for. */
export const loadRecipes = (space: number, condition: SQL) => {
  const listed = sql`FROM shopping_list_recipe WHERE space_id = ${space} AND ${alive(listRecipeTable)} AND ${condition}`
  const entries = sql`FROM shopping_list_entry WHERE space_id = ${space} AND ${alive(entryTable)}
    AND list_recipe IN (SELECT id ${listed})`
  return {
    listRecipes: rowsOf(listRecipeTable, sql`SELECT * ${listed}`),
    entries: rowsOf(entryTable, sql`SELECT * ${entries} ORDER BY id`),
    portions: query<Portion & { ingredient: number }>(sql`
      SELECT i.id AS ingredient, i.amount, r.servings FROM ingredient i
      JOIN recipe r ON r.space_id = i.space_id AND r.id = i.recipe
      WHERE i.space_id = ${space} AND i.id IN (SELECT ingredient ${entries})`),
  }
}

/** Entries by their ids, as far as a condition lets the asker have them. */
export const loadEntries = (space: number, ids: readonly number[], condition: SQL) =>
  rowsOf(
    entryTable,
    sql`SELECT * FROM shopping_list_entry WHERE space_id = ${space} AND ${among(sql`id`, ids)} AND ${condition}`,
  )

type EntryRow = typeof entryTable.$inferSelect
type ListRecipeRow = typeof listRecipeTable.$inferSelect

/** Rows as the state that decisions are made on. */
export const listFrom = (entries: readonly EntryRow[], recipes: readonly ListRecipeRow[] = []): List =>
  listOf(
    entries.map((row) => ({ ...row, gone: row.deleted_with !== null })),
    recipes.map((row) => ({ ...row, gone: row.deleted_with !== null })),
  )

export const portionsFrom = ({ portions }: Pick<Found<ReturnType<typeof loadRecipes>>, 'portions'>) =>
  new Map(portions.map(({ ingredient, ...portion }) => [ingredient, portion]))

import { sql, type SQL } from 'drizzle-orm'
import { integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core'
import { inlineIds } from './listing/narrow/filter-clauses.ts'
import type { Context } from '#worker/kernel/log/context.ts'

/** Recipes of each person, private and not, with their steps and ingredients. Triggers on `recipe` maintain it. */
export const recipeTallyTable = sqliteTable(
  'recipe_tally',
  {
    space_id: integer().notNull(),
    created_by: integer().notNull(),
    private: integer({ mode: 'boolean' }).notNull(),
    n: integer().notNull(),
    steps: integer().notNull(),
    ingredients: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.space_id, table.created_by, table.private] })],
)

export const countRecipes = (space: unknown): SQL =>
  sql`(SELECT coalesce(sum(n), 0) FROM recipe_tally WHERE space_id = ${space})`

/** Counts from the tally, without reading recipes. */
export function countVisibleRecipes(context: Context, creator: number | undefined): SQL {
  const { here, me } = inlineIds(context)
  const by = (column: SQL) => (creator === undefined ? sql`` : sql`AND ${column} = ${creator}`)
  return sql`SELECT coalesce(sum(t.n), 0) + (
      SELECT count(*) FROM recipe_shared s CROSS JOIN recipe r ON r.space_id = s.space_id AND r.id = s.recipe
      WHERE s.space_id = ${here} AND s.user_id = ${me} AND r.private AND r.created_by <> ${me} AND r.deleted_with IS NULL
        ${by(sql`r.created_by`)})
    FROM recipe_tally t WHERE t.space_id = ${here} AND (NOT t.private OR t.created_by = ${me}) ${by(sql`t.created_by`)}`
}

export function countVisibleParts(context: Context, of: 'step' | 'ingredient'): SQL {
  const { here, me } = inlineIds(context)
  return sql`SELECT coalesce(sum(t.${sql.raw(`${of}s`)}), 0) + (
      SELECT count(*) FROM recipe_shared s CROSS JOIN recipe r ON r.space_id = s.space_id AND r.id = s.recipe
      CROSS JOIN ${sql.raw(of)} p ON p.space_id = r.space_id AND p.recipe = r.id
      WHERE s.space_id = ${here} AND s.user_id = ${me} AND r.private AND r.created_by <> ${me} AND r.deleted_with IS NULL)
    FROM recipe_tally t WHERE t.space_id = ${here} AND (NOT t.private OR t.created_by = ${me})`
}

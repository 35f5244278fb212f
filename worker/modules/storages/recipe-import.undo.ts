import { sql } from 'drizzle-orm'
import { stands } from '../../kernel/log/context.ts'
import { forbidden, notFound } from '../../kernel/contract/errors.ts'
import { query } from '../../kernel/sql/query.ts'
import { one } from '../../kernel/resource/resource.ts'
import { shown } from '../../kernel/resource/undo/restore.ts'
import { among } from '../../kernel/sql/sql.ts'
import { idsOf, reversal, type Undoer } from '../../kernel/resource/undo/undo.ts'
import { recipeImportResource } from './sync.resource.ts'

/** Files wait again; the recipes that they became go as whatever was made goes. */
export const undoImport: Undoer = (events, { context, store: { space } }) => {
  if (!stands(context, 'admin')) throw forbidden()
  const ids = idsOf(events)
  const load = {
    files: query<{ id: number; version: number }>(sql`SELECT id, version FROM recipe_import
      WHERE space_id = ${space} AND ${among(sql`id`, ids)} AND deleted_with = 'recipe-import:' || id`),
  }
  return reversal(load, ({ files }) => {
    if (files.length < ids.length) throw notFound()
    return {
      appends: files.map(({ id, version }) => ({
        stream: `recipe-import:${id}`,
        expected: version,
        events: [{ type: 'recipe-import.restored', data: { id } }],
      })),
      answer: { row: one(recipeImportResource, space, ids[0] ?? 0, context) },
      respond: ({ row }) => shown(recipeImportResource, row?.[0]),
    }
  })
}

import { sql } from 'drizzle-orm'
import { hasLevel } from '#worker/kernel/log/context.ts'
import { forbidden, notFound } from '#worker/kernel/contract/errors.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { visibleRow } from '#worker/kernel/resource/define-resource.ts'
import { presentIfFound } from '#worker/kernel/resource/undo/undo-deletion.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { rowIdsOf, reversal, type Undoer } from '#worker/kernel/resource/undo/undo.ts'
import { recipeImportResource } from './sync.resource.ts'

export const undoImport: Undoer = (events, { context, store: { space } }) => {
  if (!hasLevel(context, 'admin')) throw forbidden()
  const ids = rowIdsOf(events)
  const load = {
    files: query<{ id: number; version: number }>(sql`SELECT id, version FROM recipe_import
      WHERE space_id = ${space} AND ${inValues(sql`id`, ids)} AND deleted_with = 'recipe-import:' || id`),
  }
  return reversal(load, ({ files }) => {
    if (files.length < ids.length) throw notFound()
    return {
      appends: files.map(({ id, version }) => ({
        stream: `recipe-import:${id}`,
        expected: version,
        events: [{ type: 'recipe-import.restored', data: { id } }],
      })),
      answer: { row: visibleRow(recipeImportResource, space, ids[0] ?? 0, context) },
      respond: ({ row }) => presentIfFound(recipeImportResource, row?.[0]),
    }
  })
}

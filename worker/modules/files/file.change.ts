import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { uuid } from '#worker/clock.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { forbidden, notFound, stale } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { query, tableQuery } from '#worker/kernel/sql/query.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { editableByAsker } from '#worker/access/household.access.ts'
import { fileAnswer } from './file-answer.ts'
import type { filePatch, userFile } from './file.contract.ts'
import type { FileEvent } from './file.events.ts'
import { bytesUsed, refuseBeyondLimit } from './file-limit.ts'
import { storeFile } from './store-file.ts'
import { fileTable } from './file.table.ts'
import { visibleFile } from './visible-file.ts'

export function changeFile(
  context: Context,
  id: number,
  body: z.output<typeof filePatch>,
): Promise<Answer<z.output<typeof userFile.row>>> {
  const store = spaceStore(context)
  const { space } = store
  const { name, file } = body
  const tag = uuid()
  const load = {
    rows: tableQuery(
      fileTable,
      sql`SELECT * FROM user_file WHERE space_id = ${space} AND id = ${id} AND deleted_with IS NULL
        AND ${visibleFile(context)}`,
    ),
    mine: query(sql`SELECT 1 FROM user_file WHERE space_id = ${space} AND id = ${id}
      AND ${editableByAsker(context, sql`created_by`)}`),
    used: bytesUsed(space, id),
  }
  return execute(store, load, async ({ rows: [row], mine, used }) => {
    if (!row) throw notFound()
    if (mine.length === 0) throw forbidden()
    if (context.ifMatch !== null && context.ifMatch !== row.version) throw stale()
    if (file) refuseBeyondLimit(context, file, used)
    const patch = {
      ...(name === undefined || name === row.name ? {} : { name }),
      ...(file ? await storeFile(context.env, { space, tag }, file) : {}),
    }
    const events: FileEvent[] =
      Object.keys(patch).length === 0 ? [] : [{ type: 'user-file.changed', data: { id, patch } }]
    return outcome({
      appends: [{ stream: `user-file:${id}`, expected: row.version, events }],
      ...fileAnswer(context, id),
    })
  })
}

import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { invalid, stale } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, reworded, type Answer } from '#worker/kernel/log/execute.ts'
import { nameKey } from '#worker/kernel/contract/name-key.ts'
import { foundOne, query } from '#worker/kernel/sql/query.ts'
import { directoryStore } from '#worker/kernel/log/space-store.ts'
import type { space } from './space.contract.ts'
import { permittedSettings } from './permitted-settings.ts'
import { accessibleSpace, requireOwnerOfOpen } from './require-owner.ts'
import { spaceChangedAppend } from './space-changed-append.ts'
import { presentSpaces, spaceRows } from './space.rows.ts'
import { settingsNow } from './space-usage.ts'

export async function changeSpace(
  context: Context,
  id: number,
  body: z.output<typeof space.patch>,
): Promise<Answer<z.output<typeof space.row>>> {
  const { name, ...given } = body
  const load = { rows: accessibleSpace(context, id), twin: sameNamedSpace(id, name) }
  const answer = await execute(directoryStore(context, id), load, async ({ rows, twin }) => {
    const row = requireOwnerOfOpen(context, rows)
    if (context.ifMatch !== null && context.ifMatch !== row.version) throw stale()
    if (twin[0]) throw spaceNameTaken()
    const settings = permittedSettings(personOf(context), given, await settingsNow(context, row, given))
    return outcome({
      appends: [await spaceChangedAppend(context, row, { name, settings })],
      location: `/api/space/${id}/`,
      answer: { rows: spaceRows(sql`WHERE s.space_id = ${id}`) },
      respond: (after) => after.rows,
      version: (after) => after.rows[0]?.version,
    })
  })
  return reworded(answer, async (rows) => foundOne(await presentSpaces(context, rows)))
}

export const spaceNameTaken = () => invalid({ name: ['You have another space of this name.'] }, 'space.name_taken')

/** Names are unique among the spaces of one person. */
export const sameNamedSpace = (id: number, name: string | undefined) =>
  query(sql`SELECT 1 FROM space WHERE name_key = ${nameKey(name ?? '')} AND space_id <> ${id} AND deleted_with IS NULL
    AND created_by = (SELECT created_by FROM space WHERE space_id = ${id})`)

import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { execute, outcome, reworded, type Answer } from '#worker/kernel/log/execute.ts'
import { directoryStore } from '#worker/kernel/log/space-store.ts'
import { foundOne } from '#worker/kernel/sql/query.ts'
import { settingsNow } from '#worker/modules/spaces/space-usage.ts'
import { permittedSettings } from '#worker/modules/spaces/permitted-settings.ts'
import { accessibleSpace, requireOwnerOfOpen } from '#worker/modules/spaces/require-owner.ts'
import { spaceChangedAppend } from '#worker/modules/spaces/space-changed-append.ts'
import { spaceRows } from '#worker/modules/spaces/space.rows.ts'
import type { OperatorSpace, spaceTermsPatch } from './operator.contract.ts'
import { presentOperatorSpaces } from './operator-space.read.ts'

/** Changes what a space may hold and use, and nothing that its people decide. */
export async function changeSpaceTerms(
  context: Context,
  id: number,
  body: z.output<typeof spaceTermsPatch>,
): Promise<Answer<OperatorSpace>> {
  const answer = await execute(
    directoryStore(context, id),
    { rows: accessibleSpace(context, id) },
    async ({ rows }) => {
      const row = requireOwnerOfOpen(context, rows)
      const settings = permittedSettings(personOf(context), body, await settingsNow(context, row, body))
      return outcome({
        appends: [await spaceChangedAppend(context, row, { name: undefined, settings })],
        answer: { rows: spaceRows(sql`WHERE s.space_id = ${id}`) },
        respond: (after) => after.rows,
      })
    },
  )
  return reworded(answer, async (rows) => foundOne(await presentOperatorSpaces(context, rows)))
}

import { sql } from 'drizzle-orm'
import { confirmPassword } from '#worker/auth/password/confirm-password.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { invalid } from '#worker/kernel/contract/errors.ts'
import { execute, outcome } from '#worker/kernel/log/execute.ts'
import { noEventsSince, guardThat } from '#worker/kernel/log/guard.ts'
import { foundOne, query } from '#worker/kernel/sql/query.ts'
import { directoryStore } from '#worker/kernel/log/space-store.ts'
import { accessibleSpace, requireOwner, requireOwnerOfOpen } from './require-owner.ts'
import { presentSpaces, spaceRows } from './space.rows.ts'

const notAdmin = (user: number) =>
  invalid({ user: [`"${user}" is no admin of this space. Make them one first.`] }, 'space.no_admin')
const spaceNameTaken = () => invalid({ user: ['They have another space of this name.'] }, 'space.name_taken')

/** The former creator stays an admin. */
export async function transferSpace(
  context: Context,
  space: number,
  { user, password }: { user: number; password: string },
) {
  const isHeir = sql`EXISTS (SELECT 1 FROM membership m JOIN user u ON u.id = m.user_id AND u.is_active AND u.erase_at IS NULL
    WHERE m.space_id = ${space} AND m.user_id = ${user} AND m.role = 'admin' AND m.deleted_with IS NULL)`
  const hasTwin = sql`EXISTS (SELECT 1 FROM space o JOIN space s ON s.space_id = ${space} AND s.name_key = o.name_key
    WHERE o.created_by = ${user} AND o.space_id <> ${space} AND o.deleted_with IS NULL)`
  const load = {
    rows: accessibleSpace(context, space),
    heir: query(sql`SELECT 1 WHERE ${isHeir}`),
    twin: query(sql`SELECT 1 WHERE ${hasTwin}`),
  }
  const { rows } = await context.directory.read({ rows: load.rows })
  requireOwner(context, rows)
  await confirmPassword(context, password)
  const answer = await execute(
    { ...directoryStore(context, space), idempotencyKey: null },
    load,
    ({ rows, heir, twin }) => {
      const row = requireOwnerOfOpen(context, rows)
      const from = row.created_by?.id ?? null
      if (!heir[0]) throw notAdmin(user)
      if (twin[0]) throw spaceNameTaken()
      const events = from === user ? [] : [{ type: 'space.handed_over', data: { id: space, from, to: user } }]
      return outcome({
        appends: [{ stream: `space:${space}`, expected: row.version, events }],
        // Memberships and other spaces have their own parts of the log, which `noEventsSince` does not cover.
        requires: [noEventsSince, guardThat(sql`${isHeir} AND NOT ${hasTwin}`)],
        answer: { rows: spaceRows(sql`WHERE s.space_id = ${space}`) },
        respond: (after) => after.rows,
        version: (after) => after.rows[0]?.version,
      })
    },
  )
  return { ...answer, body: foundOne(await presentSpaces(context, answer.body)) }
}

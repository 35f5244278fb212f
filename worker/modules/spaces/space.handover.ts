import { sql } from 'drizzle-orm'
import { askPasswordAgain } from '../../auth/password/password.again.ts'
import { personOf, type Context } from '../../kernel/log/context.ts'
import { forbidden, invalid, notFound } from '../../kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '../../kernel/log/execute.ts'
import { query } from '../../kernel/sql/query.ts'
import { directoryStore } from '../../kernel/log/storage.ts'
import { closedSpace } from './space.closed.ts'
import { presentSpaces, spaceRows } from './space.rows.ts'
import { takesPart } from '../../access/space.access.ts'

const noAdmin = (user: number) =>
  invalid({ user: [`"${user}" is no admin of this space. Make them one first.`] }, 'space.no_admin')
const taken = () => invalid({ user: ['They have another space of this name.'] }, 'space.name_taken')

/** Gives a space to another of its admins, who is its creator from then on. Whoever gave it stays an admin. */
export async function handOver(
  context: Context,
  space: number,
  { user, password }: { user: number; password: string },
): Promise<Answer> {
  const { id: me, is_superuser } = personOf(context)
  const load = {
    rows: spaceRows(sql`WHERE s.space_id = ${space} AND ${takesPart(context)}`),
    heir: query(sql`SELECT 1 FROM membership m JOIN user u ON u.id = m.user_id AND u.is_active AND u.erase_at IS NULL
      WHERE m.space_id = ${space} AND m.user_id = ${user} AND m.role = 'admin' AND m.deleted_with IS NULL`),
    twin: query(sql`SELECT 1 FROM space o JOIN space s ON s.space_id = ${space} AND s.name_key = o.name_key
      WHERE o.created_by = ${user} AND o.space_id <> ${space} AND o.deleted_with IS NULL`),
  }
  const { rows } = await context.directory.read(load)
  if (!rows[0]) throw notFound()
  if (rows[0].created_by?.id !== me && !is_superuser) throw forbidden()
  await askPasswordAgain(context, password)
  const answer = await execute(
    { ...directoryStore(context, space), key: null },
    load,
    ({ rows: [row], heir, twin }) => {
      if (!row) throw notFound()
      const from = row.created_by?.id ?? null
      if (from !== me && !is_superuser) throw forbidden()
      if (row.erase_at !== null) throw closedSpace(row.erase_at)
      if (!heir[0]) throw noAdmin(user)
      if (twin[0]) throw taken()
      const events = from === user ? [] : [{ type: 'space.handed_over', data: { id: space, from, to: user } }]
      return outcome({
        appends: [{ stream: `space:${space}`, expected: row.version, events }],
        answer: { rows: spaceRows(sql`WHERE s.space_id = ${space}`) },
        respond: (after) => after.rows,
        version: (after) => after.rows[0]?.version,
      })
    },
  )
  const [shown] = await presentSpaces(context, answer.body)
  return { ...answer, body: shown }
}

import { sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { problem } from '../../kernel/errors.ts'
import { execute, outcome, type Answer } from '../../kernel/execute.ts'
import { idsFrom, reserve } from '../../kernel/ids.ts'
import { query } from '../../kernel/query.ts'
import type { Statement } from '../../kernel/sql.ts'
import { directoryStore } from '../../kernel/storage.ts'
import type { Append } from '../../kernel/store.ts'
import { settingsOf } from '../spaces/space.settings.contract.ts'
import { CARRIER, carryNow, membersNow } from './carry.ts'
import type { Role } from './membership.events.ts'

export interface Joining {
  space: number
  user: number
  role: Role
  /** Left out, the household of the space's creator; null for none. */
  household?: number | null
  internal_note?: string | null
  invite_link?: number | null
  /** What else must happen exactly when the person joins, like using up an invitation. */
  appends?: readonly Append[]
  also?: readonly Statement[]
}

const full = problem('space.full', 400, 'This space cannot take more members.')

/** Makes a person a member, and the space the one they are in. Who is a member already stays what they are. */
export async function joinSpace(context: Context, joining: Joining): Promise<Answer<{ joined: boolean }>> {
  const { space, user, role, internal_note = null, invite_link = null, appends = [] } = joining
  const load = {
    ids: reserve(0, { membership: 1 }),
    mine: query(
      sql`SELECT id FROM membership WHERE space_id = ${space} AND user_id = ${user} AND deleted_with IS NULL`,
    ),
    room: query<{ settings: Record<string, unknown>; members: number; household: number | null }>(
      sql`SELECT s.settings, m.household,
          (SELECT count(*) FROM membership WHERE space_id = ${space} AND deleted_with IS NULL) AS members
        FROM space s LEFT JOIN membership m ON m.space_id = s.space_id AND m.user_id = s.created_by AND m.deleted_with IS NULL
        WHERE s.space_id = ${space}`,
      { json: ['settings'] },
    ),
  }
  const activate = sql`UPDATE user SET active_space = ${space} WHERE id = ${user}`
  const answer = await execute(directoryStore(context, space, [CARRIER]), load, ({ ids, mine, room }) => {
    const most = settingsOf(room[0]?.settings ?? {}).max_users
    if (mine[0])
      return outcome({ appends: [], also: [activate], answer: {}, respond: () => ({ joined: false, now: [] }) })
    if (most > 0 && (room[0]?.members ?? 0) >= most) throw full()
    const id = idsFrom(ids)('membership')
    const household = joining.household === undefined ? (room[0]?.household ?? null) : joining.household
    const data = { id, user, role, household, internal_note, invite_link }
    return outcome({
      appends: [
        { stream: `membership:${id}`, expected: 0, events: [{ type: 'membership.granted', data }] },
        ...appends,
      ],
      also: [activate, ...(joining.also ?? [])],
      answer: { now: membersNow(sql`m.space_id = ${space} AND m.user_id = ${user}`) },
      respond: ({ now }) => ({ joined: true, now }),
    })
  })
  await carryNow(context, 'joined', answer.body.now, answer.events)
  return { ...answer, body: { joined: answer.body.joined } }
}

import { sql } from 'drizzle-orm'
import type { Context } from '../../kernel/log/context.ts'
import { notFound } from '../../kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '../../kernel/log/execute.ts'
import { idsFrom, reserve } from '../../kernel/log/ids.ts'
import { query } from '../../kernel/sql/query.ts'
import { directoryStore } from '../../kernel/log/storage.ts'
import { CARRIER, carryNow, membersNow } from './carry.ts'
import type { Role } from './membership.events.ts'
import { roomIn, takeSeat } from './seat.ts'

export interface Joining {
  space: number
  user: number
  role: Role
  /** Left out, the household of the space's creator; null for none. */
  household?: number | null
}

/** Makes a person a member, and the space the one they are in. Who is a member already stays what they are. */
export async function joinSpace(context: Context, joining: Joining): Promise<Answer<{ joined: boolean }>> {
  const { space, user, role } = joining
  const load = { ids: reserve(0, { membership: 1 }), mine: placeIn(space, user), room: roomIn(space) }
  const also = [goTo(space, user)]
  const answer = await execute(directoryStore(context, space, [CARRIER]), load, ({ ids, mine, room: [room] }) => {
    if (!room) throw notFound()
    if (mine[0]) return outcome({ appends: [], also, answer: {}, respond: () => ({ joined: false, now: [] }) })
    const id = idsFrom(ids)('membership')
    const household = joining.household === undefined ? room.household : joining.household
    const data = { id, user, role, household, internal_note: null, invite_link: null }
    return outcome({
      appends: [{ stream: `membership:${id}`, expected: 0, events: [{ type: 'membership.granted', data }] }],
      also: [...also, ...takeSeat(room, space, context.at)],
      answer: { now: membersNow(sql`m.space_id = ${space} AND m.user_id = ${user}`) },
      respond: ({ now }) => ({ joined: true, now }),
    })
  })
  await carryNow(context, 'joined', answer.body.now, answer.events)
  return { ...answer, body: { joined: answer.body.joined } }
}

/** Whether somebody is a member. */
export const placeIn = (space: number, user: number) =>
  query(sql`SELECT id FROM membership WHERE space_id = ${space} AND user_id = ${user} AND deleted_with IS NULL`)

export const goTo = (space: number, user: number) => sql`UPDATE user SET active_space = ${space} WHERE id = ${user}`

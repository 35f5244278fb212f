import { sql } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { directoryStore } from '#worker/kernel/log/space-store.ts'
import { REPLICATION_REACTOR, replicateNow, currentMembers } from './replicate-members.ts'
import type { Role } from './membership.events.ts'
import { spaceCapacity, reserveMembership } from './reserve-membership.ts'

export interface NewMember {
  space: number
  user: number
  role: Role
  /** Omitted: the household of the space's creator; null: none. */
  household?: number | null
}

/** Also makes the space the active one. A member's role and household stay. */
export async function joinSpace(context: Context, joining: NewMember): Promise<Answer<{ joined: boolean }>> {
  const { space, user, role } = joining
  const load = {
    ids: reserveIds(0, { membership: 1 }),
    mine: membershipIdQuery(space, user),
    room: spaceCapacity(space),
  }
  const also = [setActiveSpace(space, user)]
  const answer = await execute(
    directoryStore(context, space, [REPLICATION_REACTOR]),
    load,
    ({ ids, mine, room: [room] }) => {
      if (!room) throw notFound()
      if (mine[0]) return outcome({ appends: [], also, answer: {}, respond: () => ({ joined: false, now: [] }) })
      const id = idAllocator(ids)('membership')
      const household = joining.household === undefined ? room.household : joining.household
      const data = { id, user, role, household, internal_note: null, invite_link: null }
      return outcome({
        appends: [{ stream: `membership:${id}`, expected: 0, events: [{ type: 'membership.granted', data }] }],
        also: [...also, ...reserveMembership(room, space, context.at)],
        answer: { now: currentMembers(sql`m.space_id = ${space} AND m.user_id = ${user}`) },
        respond: ({ now }) => ({ joined: true, now }),
      })
    },
  )
  await replicateNow(context, 'joined', answer.body.now, answer.events)
  return { ...answer, body: { joined: answer.body.joined } }
}

export const membershipIdQuery = (space: number, user: number) =>
  query(sql`SELECT id FROM membership WHERE space_id = ${space} AND user_id = ${user} AND deleted_with IS NULL`)

export const setActiveSpace = (space: number, user: number) =>
  sql`UPDATE user SET active_space = ${space} WHERE id = ${user}`

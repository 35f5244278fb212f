import type { Store } from '#worker/kernel/log/commit.ts'
import { sql } from 'drizzle-orm'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { notFound, problem } from '#worker/kernel/contract/errors.ts'
import { execute, outcome } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { spaceOfUuid } from '#worker/kernel/contract/uuid-for-space.ts'
import { directoryStore } from '#worker/kernel/log/space-store.ts'
import { REPLICATION_REACTOR, replicateNow, currentMembers } from '../replicate-members.ts'
import { setActiveSpace, membershipIdQuery } from '../join-space.ts'
import { spaceCapacity, reserveMembership } from '../reserve-membership.ts'
import { membershipRows, presentMembership } from '../user-space.rows.ts'
import type { InviteEvent } from './invite.events.ts'
import { inviteRows } from './invite.rows.ts'
import { removalAfterInvite } from './removal-after-invite.ts'
import { inviteState } from './invite-state.ts'

const refusals = {
  used: problem('invite-link.used', 400, 'Somebody has used this invitation already. Ask for another one.'),
  expired: problem('invite-link.expired', 400, 'This invitation is no longer valid. Ask for another one.'),
}

/** Also makes the space the active one. For a member the invitation stays unused and the role unchanged. */
export async function acceptInvite(context: Context, uuid: string) {
  const space = spaceOfUuid(uuid)
  if (space === null) throw notFound()
  const user = personOf(context).id
  const load = {
    ids: reserveIds(0, { membership: 1 }),
    links: inviteRows(space, sql`AND i.uuid = ${uuid}`),
    mine: membershipIdQuery(space, user),
    removed: removalAfterInvite(space, user, uuid),
    room: spaceCapacity(space),
  }
  const answer = {
    place: membershipRows(sql`WHERE m.space_id = ${space} AND m.user_id = ${user} AND m.deleted_with IS NULL`),
    now: currentMembers(sql`m.space_id = ${space} AND m.user_id = ${user}`),
  }
  const store: Store = { ...directoryStore(context, space, [REPLICATION_REACTOR]), idempotencyKey: null }
  const done = await execute(store, load, ({ ids, links: [link], mine, removed, room: [room] }) => {
    if (!link || !room) throw notFound()
    const also = [setActiveSpace(space, user)]
    if (mine[0]) return outcome({ appends: [], also, answer, respond: (after) => after })
    const state = removed[0] ? 'expired' : inviteState(link, context.at)
    if (state !== 'open') throw refusals[state]()
    const id = idAllocator(ids)('membership')
    const { role, internal_note, household } = link
    const data = { id, user, role, household: household?.id ?? null, internal_note, invite_link: link.id }
    const used: InviteEvent[] = link.reusable ? [] : [{ type: 'invite-link.used', data: { id: link.id, user } }]
    return outcome({
      appends: [
        { stream: `membership:${id}`, expected: 0, events: [{ type: 'membership.granted', data }] },
        { stream: `invite-link:${link.id}`, expected: link.version, events: used },
      ],
      also: [...also, ...reserveMembership(room, space, context.at)],
      answer,
      respond: (after) => after,
    })
  })
  await replicateNow(context, 'joined', done.body.now, done.events)
  const [place] = done.body.place
  if (!place) throw notFound()
  return { ...done, body: presentMembership(place) }
}

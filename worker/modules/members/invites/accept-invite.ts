import { sql } from 'drizzle-orm'
import { personOf, type Context } from '../../../kernel/log/context.ts'
import { notFound, problem } from '../../../kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '../../../kernel/log/execute.ts'
import { idsFrom, reserve } from '../../../kernel/log/ids.ts'
import { spaceOf } from '../../../kernel/contract/space-uuid.ts'
import { directoryStore } from '../../../kernel/log/storage.ts'
import { CARRIER, carryNow, membersNow } from '../carry.ts'
import { goTo, placeIn } from '../join.ts'
import { roomIn, takeSeat } from '../seat.ts'
import { membershipRows, presentMembership } from '../user-space.rows.ts'
import type { InviteEvent } from './invite.events.ts'
import { inviteRows } from './invite.rows.ts'
import { removedSince } from './invite-removed.ts'
import { inviteState } from './invite-state.ts'

const refusals = {
  used: problem('invite-link.used', 400, 'Somebody has used this invitation already. Ask for another one.'),
  expired: problem('invite-link.expired', 400, 'This invitation is no longer valid. Ask for another one.'),
}

/**
 * Joins the space that an invitation leads to, and goes there. Who is a member already only goes there: the invitation
 * stays unused and their role what it is. Of two who use up one invitation at once, one joins.
 */
export async function acceptInvite(context: Context, uuid: string): Promise<Answer> {
  const space = spaceOf(uuid)
  if (space === null) throw notFound()
  const user = personOf(context).id
  const load = {
    ids: reserve(0, { membership: 1 }),
    links: inviteRows(space, sql`AND i.uuid = ${uuid}`),
    mine: placeIn(space, user),
    removed: removedSince(space, user, uuid),
    room: roomIn(space),
  }
  const answer = {
    place: membershipRows(sql`WHERE m.space_id = ${space} AND m.user_id = ${user} AND m.deleted_with IS NULL`),
    now: membersNow(sql`m.space_id = ${space} AND m.user_id = ${user}`),
  }
  const store = { ...directoryStore(context, space, [CARRIER]), key: null }
  const done = await execute(store, load, ({ ids, links: [link], mine, removed, room: [room] }) => {
    if (!link || !room) throw notFound()
    const also = [goTo(space, user)]
    if (mine[0]) return outcome({ appends: [], also, answer, respond: (after) => after })
    const state = removed[0] ? 'expired' : inviteState(link, context.at)
    if (state !== 'open') throw refusals[state]()
    const id = idsFrom(ids)('membership')
    const { role, internal_note, household } = link
    const data = { id, user, role, household: household?.id ?? null, internal_note, invite_link: link.id }
    const used: InviteEvent[] = link.reusable ? [] : [{ type: 'invite-link.used', data: { id: link.id, user } }]
    return outcome({
      appends: [
        { stream: `membership:${id}`, expected: 0, events: [{ type: 'membership.granted', data }] },
        { stream: `invite-link:${link.id}`, expected: link.version, events: used },
      ],
      also: [...also, ...takeSeat(room, space, context.at)],
      answer,
      respond: (after) => after,
    })
  })
  await carryNow(context, 'joined', done.body.now, done.events)
  const [place] = done.body.place
  if (!place) throw notFound()
  return { ...done, body: presentMembership(place) }
}

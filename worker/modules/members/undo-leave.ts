import { sql } from 'drizzle-orm'
import { personOf } from '#worker/kernel/log/context.ts'
import { changedSince, forbidden, notFound, problem } from '#worker/kernel/contract/errors.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { rowIdsOf, reversal, type Undoer } from '#worker/kernel/resource/undo/undo.ts'
import { isCreatorOf } from './creator.ts'
import { removalAfterInvite } from './invites/removal-after-invite.ts'
import { inviteState } from './invites/invite-state.ts'
import { spaceFull, isFull, spaceCapacity } from './reserve-membership.ts'

interface EndedMembership {
  id: number
  user: number
  version: number
  homeless: boolean
  back: boolean
  /** Of the invitation that they joined with; null if it is gone. */
  valid_until: string | null
  used_by: number | null
  reusable: boolean
  removed: boolean
}

const invitationNeeded = problem(
  'member.invitation_needed',
  409,
  'Whoever left comes back by an invitation. Theirs is no longer good.',
)

/** People who left by themselves return only by themselves, while their invitation would still admit them. */
export const undoLeave: Undoer = (events, { context, store: { space } }) => {
  const ids = rowIdsOf(events)
  const me = personOf(context).id
  const isCreator = isCreatorOf(context, space)
  return reversal({ gone: endedMemberships(space, ids), room: spaceCapacity(space) }, ({ gone, room: [room] }) => {
    if (!room) throw notFound()
    if (gone.length < ids.length || gone.some(({ back }) => back)) throw changedSince()
    for (const event of events) {
      const one = gone.find(({ id }) => id === (event.data as { id: number }).id)
      const isOwn = one !== undefined && event.actor.user === one.user
      if (isOwn ? one.user !== me && !isCreator : !isCreator) throw forbidden()
      if (isOwn && !(one.user === me && isInvited(one, context.at))) throw invitationNeeded()
    }
    gone.forEach((_, n) => {
      if (isFull({ ...room, members: room.members + n })) throw spaceFull()
    })
    return {
      appends: gone.map(({ id, user, version, homeless }) => ({
        stream: `membership:${id}`,
        expected: version,
        events: [
          { type: 'membership.restored', data: { id, user } },
          ...(homeless ? [{ type: 'membership.changed', data: { id, user, patch: { household: null } } }] : []),
        ],
      })),
    }
  })
}

const isInvited = ({ user, valid_until, used_by, reusable, removed }: EndedMembership, at: string): boolean =>
  valid_until !== null &&
  !removed &&
  // An invitation that they used themselves counts as unused.
  inviteState({ valid_until, reusable, used_by: used_by === user ? null : used_by }, at) === 'open'

const endedMemberships = (space: number, ids: readonly number[]) =>
  query<EndedMembership>(
    sql`SELECT gone.id, gone.user_id AS user, gone.version, link.valid_until, link.used_by,
      coalesce(link.reusable, 0) AS reusable, gone.household NOT NULL AND h.id IS NULL AS homeless,
      EXISTS (SELECT 1 FROM membership m WHERE m.space_id = gone.space_id AND m.user_id = gone.user_id
        AND m.deleted_with IS NULL) AS back,
      EXISTS (${removalAfterInvite(space, sql`gone.user_id`, sql`link.uuid`).statement}) AS removed
    FROM membership gone
    LEFT JOIN household h ON h.space_id = gone.space_id AND h.id = gone.household AND h.deleted_with IS NULL
    LEFT JOIN invite_link link ON link.space_id = gone.space_id AND link.id = gone.invite_link AND link.deleted_with IS NULL
    WHERE gone.space_id = ${space} AND gone.deleted_with NOT NULL AND ${inValues(sql`gone.id`, ids)}`,
    { bool: ['homeless', 'back', 'reusable', 'removed'] },
  )

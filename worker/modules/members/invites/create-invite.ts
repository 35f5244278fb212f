import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { uuid } from '#worker/clock.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { invalid } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { foundOne, query } from '#worker/kernel/sql/query.ts'
import { uuidForSpace } from '#worker/kernel/contract/uuid-for-space.ts'
import { directoryStore } from '#worker/kernel/log/space-store.ts'
import type { Role } from '../membership.events.ts'
import { groups } from '../user-space.contract.ts'
import { inviteLink } from './invite.contract.ts'
import type { InviteEvent } from './invite.events.ts'
import { recentInviteMails, inviteMailedEvent, canMailInvite } from './can-mail-invite.ts'
import { inviteRows, presentInvite } from './invite.rows.ts'
import { refusePastDay } from './invite-state.ts'

type Draft = z.output<typeof inviteLink.draft>

const DAYS = 14

export function createInvite(context: Context, body: Draft): Promise<Answer<z.output<typeof inviteLink.row>>> {
  refusePastDay(body.valid_until, context.at)
  const { space } = membershipOf(context)
  const me = personOf(context).id
  const load = {
    ids: reserveIds(0, { 'invite-link': 1 }),
    houses: householdChoices(space, body.household),
    sent: recentInviteMails(context, body.email),
  }
  return execute(directoryStore(context, space), load, ({ ids, houses, sent }) => {
    const id = idAllocator(ids)('invite-link')
    const made: InviteEvent = {
      type: 'invite-link.created',
      data: {
        id,
        uuid: uuidForSpace(space, uuid()),
        created_by: me,
        email: body.email,
        role: roleOf(body.group),
        household: resolveHousehold(houses, body.household) ?? null,
        valid_until: body.valid_until ?? inDays(context.at, DAYS),
        reusable: body.reusable,
        internal_note: body.internal_note ?? null,
      },
    }
    const mails = canMailInvite(context, body.email, sent)
    return outcome({
      appends: [
        {
          stream: `invite-link:${id}`,
          expected: 0,
          events: [made, ...(mails ? [inviteMailedEvent(context, id, body.email)] : [])],
        },
      ],
      status: 201,
      location: `${inviteLink.path}${id}/`,
      answer: { rows: inviteRows(space, sql`AND i.id = ${id}`) },
      respond: ({ rows }) => presentInvite(foundOne(rows), mails),
      version: ({ rows }) => rows[0]?.version,
    })
  })
}

/** Newcomers join the creator's household unless the invitation names another. */
export const householdChoices = (space: number, household: number | null | undefined) =>
  query<{ id: number; usual: boolean }>(
    sql`SELECT h.id, h.id IS (SELECT m.household FROM membership m JOIN space s ON s.space_id = m.space_id
        WHERE m.space_id = ${space} AND m.user_id = s.created_by AND m.deleted_with IS NULL) AS usual
      FROM household h WHERE h.space_id = ${space} AND h.deleted_with IS NULL AND (usual OR h.id = ${household ?? null})`,
    { bool: ['usual'] },
  )

export function resolveHousehold(
  houses: readonly { id: number; usual: boolean }[],
  asked: number | null | undefined,
): number | null | undefined {
  if (asked === null) return null
  if (asked === undefined) return houses.find(({ usual }) => usual)?.id
  if (houses.some(({ id }) => id === asked)) return asked
  throw invalid({ household: [`Invalid pk "${asked}" - object does not exist.`] }, 'request.unknown_reference')
}

export const roleOf = (group: number): Role => {
  const known = groups.find(({ id }) => id === group)
  if (known) return known.name
  throw invalid({ group: [`Invalid pk "${group}" - object does not exist.`] }, 'request.unknown_reference')
}

const inDays = (at: string, days: number) => new Date(Date.parse(at) + days * 86_400_000).toISOString().slice(0, 10)

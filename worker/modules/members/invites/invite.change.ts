import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { invalid, notFound, Problem, stale } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { foundOne, type Row } from '#worker/kernel/sql/query.ts'
import { directoryStore } from '#worker/kernel/log/space-store.ts'
import type { inviteLink } from './invite.contract.ts'
import type { InviteEvent } from './invite.events.ts'
import { recentInviteMails, inviteMailedEvent, canMailInvite } from './can-mail-invite.ts'
import { inviteRows, presentInvite, type InviteRow } from './invite.rows.ts'
import { refusePastDay } from './invite-state.ts'
import { resolveHousehold, householdChoices, roleOf } from './create-invite.ts'

type Patch = z.output<typeof inviteLink.patch>

/** A new address gets no mail by itself; see `sendInvite`. */
export function changeInvite(
  context: Context,
  id: number,
  body: Patch,
): Promise<Answer<z.output<typeof inviteLink.row>>> {
  const { space } = membershipOf(context)
  const load = { rows: inviteRows(space, sql`AND i.id = ${id}`), houses: householdChoices(space, body.household) }
  return execute(directoryStore(context, space), load, ({ rows, houses }) => {
    const row = requireCurrent(context, rows)
    // Clients send back the whole row, also of an invitation that has expired meanwhile.
    if (body.valid_until !== row.valid_until) refusePastDay(body.valid_until, context.at)
    const now: Row = { ...row, household: row.household?.id ?? null }
    const { group, household, ...rest } = body
    const wanted: Row = {
      ...rest,
      ...(group === undefined ? {} : { role: roleOf(group) }),
      ...(household === undefined ? {} : { household: resolveHousehold(houses, household) }),
    }
    const patch = Object.fromEntries(
      Object.entries(wanted).filter(([name, value]) => value !== undefined && value !== now[name]),
    )
    const events = Object.keys(patch).length === 0 ? [] : [{ type: 'invite-link.changed', data: { id, patch } }]
    return outcome({
      appends: [{ stream: `invite-link:${id}`, expected: row.version, events }],
      location: `/api/invite-link/${id}/`,
      answer: { rows: inviteRows(space, sql`AND i.id = ${id}`) },
      respond: (after) => presentInvite(foundOne(after.rows)),
      version: (after) => after.rows[0]?.version,
    })
  })
}

export function sendInvite(context: Context, id: number): Promise<Answer<z.output<typeof inviteLink.row>>> {
  const { space } = membershipOf(context)
  const link = { rows: inviteRows(space, sql`AND i.id = ${id}`) }
  const address = sql`(SELECT email FROM invite_link WHERE space_id = ${space} AND id = ${id})`
  const load = { ...link, sent: recentInviteMails(context, address) }
  return execute(directoryStore(context, space), load, ({ rows, sent }) => {
    const row = requireCurrent(context, rows)
    if (row.email === '') throw invalid({ email: ['This invitation names no address.'] }, 'invite-link.no_address')
    if (!canMailInvite(context, row.email, sent)) throw tooMany()
    const events: InviteEvent[] = [inviteMailedEvent(context, id, row.email)]
    return outcome({
      appends: [{ stream: `invite-link:${id}`, expected: row.version, events }],
      answer: link,
      respond: (after) => presentInvite(foundOne(after.rows), true),
      version: (after) => after.rows[0]?.version,
    })
  })
}

/** People who joined with it stay. */
export function removeInvite(context: Context, id: number): Promise<Answer<null>> {
  const { space } = membershipOf(context)
  const load = { rows: inviteRows(space, sql`AND i.id = ${id}`) }
  return execute(directoryStore(context, space), load, ({ rows }) => {
    const { version } = requireCurrent(context, rows)
    const events: InviteEvent[] = [{ type: 'invite-link.deleted', data: { id } }]
    return outcome({
      appends: [{ stream: `invite-link:${id}`, expected: version, events }],
      status: 204,
      answer: {},
      respond: () => null,
    })
  })
}

const requireCurrent = ({ ifMatch }: Context, [row]: readonly InviteRow[]): InviteRow => {
  if (!row) throw notFound()
  if (ifMatch !== null && ifMatch !== row.version) throw stale()
  return row
}

const tooMany = () =>
  new Problem(
    'invite-link.mail_refused',
    429,
    { detail: 'No more mails can be sent now. Hand the link over yourself, or try again later.' },
    { 'retry-after': '14400' },
  )

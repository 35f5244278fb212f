import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Context } from '#worker/kernel/log/context.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { answer, type Answer } from '#worker/kernel/log/execute.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { spaceOfUuid } from '#worker/kernel/contract/uuid-for-space.ts'
import { usernameSql } from '#worker/auth/display-name.ts'
import { membershipIdQuery } from '../join-space.ts'
import { isFull, spaceCapacity } from '../reserve-membership.ts'
import { userSpaceRow } from '../user-space.contract.ts'
import { acceptInvite } from './accept-invite.ts'
import { invitation } from './invite.contract.ts'
import { groupOf, inviteRows } from './invite.rows.ts'
import { removalAfterInvite } from './removal-after-invite.ts'
import { inviteState } from './invite-state.ts'

const at = {
  path: '/api/invite/{uuid}/',
  tag: 'InviteLink',
  params: z.object({ uuid: z.string().toLowerCase() }),
} as const

/** GET changes nothing; accepting is a POST, which no other site can cause. */
export function openInviteRoutes(app: App): void {
  route(
    app,
    {
      ...at,
      method: 'get',
      name: 'look_at_invite',
      summary: 'What an invitation leads to, for whoever has the link',
      level: 'public',
      response: invitation,
    },
    ({ context, params: { uuid } }) => showInvitation(context, uuid),
  )
  route(
    app,
    {
      ...at,
      method: 'post',
      name: 'accept_invite',
      summary: 'Accept an invitation: join its space and go there',
      level: 'member',
      response: userSpaceRow,
    },
    ({ context, params: { uuid } }) => acceptInvite(context, uuid),
  )
}

async function showInvitation(context: Context, uuid: string): Promise<Answer<z.output<typeof invitation>>> {
  const space = spaceOfUuid(uuid)
  if (space === null) throw notFound()
  const person = context.identity?.user ?? null
  const { links, mine, removed, room, names } = await context.directory.read({
    links: inviteRows(space, sql`AND i.uuid = ${uuid}`),
    mine: membershipIdQuery(space, person?.id ?? 0),
    removed: removalAfterInvite(space, person?.id ?? 0, uuid),
    room: spaceCapacity(space),
    names: query<{ name: string; inviter: string }>(sql`
      SELECT s.name, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), ${usernameSql}) AS inviter
      FROM invite_link i JOIN space s ON s.space_id = i.space_id JOIN user u ON u.id = i.created_by
      WHERE i.space_id = ${space} AND i.uuid = ${uuid}`),
  })
  const [[link], [there], [named]] = [links, room, names]
  if (!link || !there || !named) throw notFound()
  const state = removed[0] && mine.length === 0 ? 'expired' : inviteState(link, context.at)
  const member = mine.length > 0
  const told = member || state === 'open'
  const body = {
    state: state === 'open' && !member && isFull(there) ? ('full' as const) : state,
    space: told ? { id: space, name: named.name } : null,
    invited_by: told ? named.inviter : null,
    household: told ? (link.household?.name ?? null) : null,
    group: told ? groupOf(link.role) : null,
    valid_until: link.valid_until,
    user: person?.display_name ?? null,
    member,
  }
  return answer(body)
}

import { sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { idParam, listQuery, orderedBy } from '#worker/kernel/contract/contract.ts'
import { invalid, notFound } from '#worker/kernel/contract/errors.ts'
import { answer } from '#worker/kernel/log/execute.ts'
import { listPage } from '#worker/kernel/sql/list-page.ts'
import { sortBy } from '#worker/kernel/sql/ordering.ts'
import { foldName } from '#worker/kernel/contract/name-key.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { changeInvite, removeInvite, sendInvite } from './invite.change.ts'
import { inviteLink } from './invite.contract.ts'
import { inviteRows, inviteSortKeys, presentInvite } from './invite.rows.ts'
import { createInvite } from './create-invite.ts'

const { path, row, draft, put, patch, page } = inviteLink
const sorted = listQuery.extend(orderedBy('email', 'group', 'valid_until', 'reusable'))
const filters = inviteLink.filters ? sorted.extend(inviteLink.filters.shape) : sorted
const base = { tag: inviteLink.title, level: 'creator' } as const

export function inviteRoutes(app: App): void {
  const item = { ...base, path: `${path}{id}/`, params: idParam, response: row }
  route(
    app,
    {
      ...base,
      method: 'get',
      path,
      name: 'list_invite-link',
      summary: 'The invitations into the space, used and expired ones included',
      query: filters,
      response: page,
    },
    ({ context, query }) => list(context, query),
  )
  route(
    app,
    {
      ...base,
      method: 'post',
      path,
      name: 'create_invite-link',
      summary: 'New invitation; with an address it is mailed there',
      body: draft,
      status: 201,
      response: row,
    },
    ({ context, body }) => createInvite(context, body),
  )
  route(
    app,
    { ...item, method: 'get', name: 'retrieve_invite-link', summary: 'One invitation' },
    async ({ context, params: { id } }) => {
      const { rows } = await context.directory.read({
        rows: inviteRows(membershipOf(context).space, sql`AND i.id = ${id}`),
      })
      if (!rows[0]) throw notFound()
      return answer(presentInvite(rows[0]), { version: rows[0].version })
    },
  )
  for (const [method, body] of [
    ['put', put],
    ['patch', patch],
  ] as const) {
    route(
      app,
      { ...item, method, name: `${method}_invite-link`, summary: 'Change an invitation', body },
      ({ context, params: { id }, body }) => changeInvite(context, id, body),
    )
  }
  route(
    app,
    {
      ...item,
      method: 'post',
      path: `${path}{id}/send/`,
      name: 'send_invite-link',
      summary: 'Mail an invitation to its address once more',
      description: 'A mail that left cannot be taken back.',
    },
    ({ context, params: { id } }) => sendInvite(context, id),
  )
  const { response: _, ...gone } = item
  route(
    app,
    { ...gone, method: 'delete', name: 'destroy_invite-link', summary: 'Take an invitation back', status: 204 },
    ({ context, params: { id } }) => removeInvite(context, id),
  )
}

type Filters = z.output<NonNullable<typeof inviteLink.filters>> & z.output<typeof sorted>

async function list(context: Context, asked: Filters) {
  const { space } = membershipOf(context)
  const where = sql.join(conditions(asked), sql` `)
  const order =
    asked.random === 'true' || asked.random === '1' ? sql`random()` : sortBy(inviteSortKeys, asked.ordering, sql`i.id`)
  const body = await listPage({
    db: context.directory,
    url: context.url,
    at: context.at,
    paging: inviteLink.paging,
    count: sql`SELECT count(*) FROM invite_link i WHERE i.space_id = ${space} AND i.deleted_with IS NULL ${where}`,
    rows: (window) => inviteRows(space, sql`${where} ORDER BY ${order} ${window}`),
  })
  return answer({ ...body, results: body.results.map((one) => presentInvite(one)) })
}

function conditions({ query, internal_note, unused, used, updated_at }: Filters): SQL[] {
  const word = foldName(query ?? '')
  const since = Date.parse(updated_at ?? '')
  if (updated_at && Number.isNaN(since)) throw invalid({ updated_at: ['Enter a valid date and time.'] })
  return [
    ...(word === '' ? [] : [sql`AND (instr(lower(i.email), ${word}) OR instr(coalesce(i.note_fold, ''), ${word}))`]),
    ...(internal_note === undefined ? [] : [sql`AND i.internal_note = ${internal_note}`]),
    ...(unused === true || used === false ? [sql`AND i.used_by IS NULL`] : []),
    ...(unused === false ? [sql`AND i.used_by IS NOT NULL`] : []),
    ...(Number.isNaN(since) ? [] : [sql`AND i.updated_at >= ${new Date(since).toISOString()}`]),
  ]
}

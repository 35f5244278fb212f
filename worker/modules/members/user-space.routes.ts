import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import { membershipOf, personOf, hasLevel, type Context } from '#worker/kernel/log/context.ts'
import { idParam, listQuery, orderedBy, defaultPaging } from '#worker/kernel/contract/contract.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { answer } from '#worker/kernel/log/execute.ts'
import { listPage, paginateArray } from '#worker/kernel/sql/list-page.ts'
import { sortBy } from '#worker/kernel/sql/ordering.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { spaceOpenTo } from '#worker/access/space.access.ts'
import { leaveSpace } from './leave-space.ts'
import { changeMember, changeMembers } from './user-space.change.ts'
import { userSpaceBatch, userSpacePage, userSpacePatch, userSpaceRow } from './user-space.contract.ts'
import { membershipRows, membershipSortKeys, presentMembership } from './user-space.rows.ts'

const path = '/api/user-space/'
const tag = 'UserSpace'

export function userSpaceRoutes(app: App): void {
  const read = { method: 'get', tag, level: 'guest' } as const
  const item = { path: `${path}{id}/`, tag, params: idParam, response: userSpaceRow }
  route(
    app,
    {
      ...read,
      path,
      name: 'list_user_space',
      summary: 'The members of the space for its admins, oneself for others',
      query: listQuery.extend({
        internal_note: z.string().optional(),
        ...orderedBy('user', 'groups', 'household', 'created_at'),
      }),
      response: userSpacePage,
    },
    ({ context, query: { internal_note, ordering } }) => list(context, internal_note, ordering),
  )
  route(
    app,
    {
      ...read,
      path: `${path}all_personal/`,
      name: 'list_own_user_space',
      summary: 'My place in every space',
      description: 'A plain list; a page of it where `page` or `page_size` ask for one.',
      query: listQuery.pick({ page: true, page_size: true }),
      response: z.union([z.array(userSpaceRow), userSpacePage]),
    },
    async ({ context, query: { page, page_size } }) => {
      const all = await mine(context)
      const { url, at } = context
      const body = (page ?? page_size) === undefined ? all : paginateArray(all, { url, at, paging: defaultPaging })
      return answer(body)
    },
  )
  route(app, { ...read, ...item, name: 'retrieve_user_space', summary: 'One member' }, ({ context, params: { id } }) =>
    one(context, id),
  )
  route(
    app,
    {
      method: 'put',
      path: `${path}batch_update/`,
      tag,
      name: 'batch_update_user_space',
      summary: 'Household or groups of several members',
      level: 'creator',
      body: userSpaceBatch,
      response: z.object({}),
    },
    async ({ context, body: { user_spaces, household, group_set } }) => {
      const patch = {
        ...(household === undefined ? {} : { household }),
        ...(group_set && group_set.length > 0 ? { groups: group_set } : {}),
      }
      const { events } = await changeMembers(context, user_spaces, patch)
      return { status: 200, events, body: {} }
    },
  )
  for (const method of ['put', 'patch'] as const) {
    route(
      app,
      {
        ...item,
        method,
        name: `${method}_user_space`,
        summary: 'Role, household or note of one member',
        level: 'creator',
        body: userSpacePatch,
      },
      ({ context, params: { id }, body }) => changeMember(context, id, body),
    )
  }
  const { response: _, ...gone } = item
  route(
    app,
    {
      ...gone,
      method: 'delete',
      name: 'destroy_user_space',
      summary: 'Leave the space, or take a member out of it',
      level: 'guest',
      status: 204,
    },
    ({ context, params: { id } }) => leaveSpace(context, id),
  )
}

const visibleMemberships = (context: Context): SQL => {
  const own = sql`m.user_id = ${personOf(context).id}`
  return hasLevel(context, 'admin') ? sql`m.deleted_with IS NULL` : sql`m.deleted_with IS NULL AND ${own}`
}

async function list(context: Context, note: string | undefined, ordering: string | undefined) {
  const where = sql`WHERE m.space_id = ${membershipOf(context).space} AND ${visibleMemberships(context)}
    ${note === undefined ? sql`` : sql`AND m.internal_note = ${note}`}`
  const body = await listPage({
    db: context.directory,
    url: context.url,
    at: context.at,
    paging: defaultPaging,
    count: sql`SELECT count(*) FROM membership m ${where}`,
    rows: (window) =>
      membershipRows(sql`${where} ORDER BY ${sortBy(membershipSortKeys, ordering, sql`m.id`)} ${window}`),
  })
  return answer({ ...body, results: body.results.map(presentMembership) })
}

const mine = async (context: Context) => {
  const { rows } = await context.directory.read({
    rows: membershipRows(sql`WHERE m.user_id = ${personOf(context).id} AND m.deleted_with IS NULL
      AND ${spaceOpenTo(personOf(context).id)} ORDER BY m.id`),
  })
  return rows.map(presentMembership)
}

async function one(context: Context, id: number) {
  const me = personOf(context).id
  const own = sql`m.user_id = ${me} AND m.deleted_with IS NULL AND ${spaceOpenTo(me)}`
  const { rows } = await context.directory.read({
    rows: membershipRows(sql`WHERE m.id = ${id}
      AND ((m.space_id = ${membershipOf(context).space} AND ${visibleMemberships(context)}) OR (${own}))`),
  })
  const [row] = rows
  if (!row) throw notFound()
  return answer(presentMembership(row), { version: row.version })
}

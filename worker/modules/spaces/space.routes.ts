import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import { confirmPasswordField } from '#worker/auth/password/confirm-password.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { idParam, listQuery, orderedBy } from '#worker/kernel/contract/contract.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { answer } from '#worker/kernel/log/execute.ts'
import { listPage } from '#worker/kernel/sql/list-page.ts'
import { sortBy } from '#worker/kernel/sql/ordering.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { int } from '#worker/kernel/contract/scalars.contract.ts'
import { changeSpace } from './space.change.ts'
import { revokeSpacePictureUrls } from './revoke-space-picture-urls.ts'
import { space } from './space.contract.ts'
import { createSpace } from './create-space.ts'
import { transferSpace } from './transfer-space.ts'
import { spaceOpenTo } from '#worker/access/space.access.ts'
import { presentSpaces, spaceRows } from './space.rows.ts'

const { path, row, page, patch } = space
const tag = 'Space'

export function spaceRoutes(app: App): void {
  const read = { method: 'get', tag, level: 'guest', response: row } as const
  route(
    app,
    {
      ...read,
      path,
      name: 'list_space',
      summary: 'The spaces I belong to',
      query: listQuery.extend(orderedBy('name', 'created_at')),
      response: page,
    },
    ({ context, query: { ordering } }) => list(context, ordering),
  )
  route(app, { ...read, path: `${path}current/`, name: 'current_space', summary: 'The space I am in' }, ({ context }) =>
    one(context, membershipOf(context).space),
  )
  route(
    app,
    { ...read, path: `${path}{id}/`, name: 'retrieve_space', summary: 'One of my spaces', params: idParam },
    ({ context, params: { id } }) => one(context, id),
  )
  route(
    app,
    {
      method: 'post',
      path,
      name: 'create_space',
      tag,
      summary: 'New space',
      description: 'Making a space cannot be taken back.',
      level: 'guest',
      body: patch,
      status: 201,
      response: row,
    },
    ({ context, body }) => createSpace(context, body),
  )
  route(
    app,
    {
      method: 'post',
      path: `${path}{id}/end_addresses/`,
      name: 'end_addresses_space',
      tag,
      summary: 'Let no address of a picture that was given out so far open anything',
      description: 'Within a minute. Answers then give other addresses. This cannot be taken back.',
      level: 'creator',
      params: idParam,
      status: 204,
    },
    ({ context, params: { id } }) => revokeSpacePictureUrls(context, id),
  )
  route(
    app,
    {
      method: 'post',
      path: `${path}{id}/hand_over/`,
      name: 'hand_over_space',
      tag,
      summary: 'Give a space of my own to another of its admins',
      description:
        'They are its creator from then on, and I stay an admin. Asks for the password again. Whoever runs the server may do it for any space. By undo this cannot be taken back; whom it was given to can give it again.',
      level: 'guest',
      params: idParam,
      body: z.object({ user: int(), password: confirmPasswordField() }),
      response: row,
    },
    ({ context, params: { id }, body }) => transferSpace(context, id, body),
  )
  for (const method of ['put', 'patch'] as const) {
    route(
      app,
      {
        method,
        path: `${path}{id}/`,
        name: `${method}_space`,
        tag,
        summary: 'Change a space of my own',
        level: 'admin',
        params: idParam,
        body: patch,
        response: row,
      },
      ({ context, params: { id }, body }) => changeSpace(context, id, body),
    )
  }
}

const isOwnSpace = (context: Context): SQL => sql`s.deleted_with IS NULL AND ${spaceOpenTo(personOf(context).id)}
  AND EXISTS (SELECT 1 FROM membership m
    WHERE m.user_id = ${personOf(context).id} AND m.space_id = s.space_id AND m.deleted_with IS NULL)`

const sortKeys = { name: sql`s.name COLLATE NOCASE`, created_at: sql`s.created_at` }

async function list(context: Context, ordering: string | undefined) {
  const order = sortBy(sortKeys, ordering, sql`s.space_id`)
  const body = await listPage({
    db: context.directory,
    url: context.url,
    at: context.at,
    paging: space.paging,
    count: sql`SELECT count(*) FROM space s WHERE ${isOwnSpace(context)}`,
    rows: (window) => spaceRows(sql`WHERE ${isOwnSpace(context)} ORDER BY ${order} ${window}`),
  })
  return answer({ ...body, results: await presentSpaces(context, body.results) })
}

async function one(context: Context, id: number) {
  const { rows } = await context.directory.read({
    rows: spaceRows(sql`WHERE s.space_id = ${id} AND ${isOwnSpace(context)}`),
  })
  const [shown] = await presentSpaces(context, rows)
  if (!shown) throw notFound()
  return answer(shown, { version: rows[0]?.version })
}

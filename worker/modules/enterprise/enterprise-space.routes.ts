import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { checkIfMatch } from '#worker/kernel/http/entity-tag.ts'
import { listQuery, defaultPaging } from '#worker/kernel/contract/contract.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { answer } from '#worker/kernel/log/execute.ts'
import { listPage } from '#worker/kernel/sql/list-page.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { int } from '#worker/kernel/contract/scalars.contract.ts'
import { spaceOpenTo } from '#worker/access/space.access.ts'
import {
  enterpriseSpaceDraft,
  enterpriseSpacePage,
  enterpriseSpacePatch,
  enterpriseSpaceRow,
} from './enterprise-space.contract.ts'
import { changeLicence, presentLicence } from './licence.change.ts'

const path = '/api/enterprise-space/'
const base = { tag: 'EnterpriseSpace', level: 'guest', response: enterpriseSpaceRow } as const
const item = { ...base, path: `${path}{space}/`, params: z.object({ space: int() }) }

export function enterpriseSpaceRoutes(app: App): void {
  route(
    app,
    {
      ...base,
      method: 'get',
      path,
      name: 'list_enterprise-space',
      summary: 'What the spaces I belong to may use',
      query: listQuery,
      response: enterpriseSpacePage,
    },
    ({ context }) => list(context),
  )
  route(
    app,
    {
      ...base,
      method: 'get',
      path: `${path}current/`,
      name: 'current_enterprise-space',
      summary: 'What the space I am in may use',
    },
    async ({ context }) => {
      const { space, settings } = membershipOf(context)
      return answer(presentLicence(space, settings))
    },
  )
  route(
    app,
    {
      ...base,
      method: 'post',
      path,
      name: 'create_enterprise-space',
      summary: 'Say what a space may use; whoever runs the server may',
      body: enterpriseSpaceDraft,
      status: 201,
    },
    ({ context, body }) => changeLicence(context, body.space, body.licensed_modules, 201),
  )
  route(
    app,
    { ...item, method: 'get', name: 'retrieve_enterprise-space', summary: 'What one space may use' },
    ({ context, params: { space } }) => read(context, space),
  )
  for (const method of ['put', 'patch'] as const) {
    route(
      app,
      {
        ...item,
        method,
        name: `${method}_enterprise-space`,
        summary: 'Change what a space may use; whoever runs the server may',
        body: enterpriseSpacePatch,
      },
      async ({ context, params: { space }, body }) => {
        await checkIfMatch(context, () => read(context, space))
        return changeLicence(context, space, body.licensed_modules)
      },
    )
  }
  const { response: _, ...gone } = item
  route(
    app,
    {
      ...gone,
      method: 'delete',
      name: 'destroy_enterprise-space',
      summary: 'Let a space use no module; whoever runs the server may',
      status: 204,
    },
    async ({ context, params: { space } }) => {
      await checkIfMatch(context, () => read(context, space))
      return { ...(await changeLicence(context, space, '', 204)), body: null }
    },
  )
}

async function read(context: Context, space: number) {
  const { rows } = await context.directory.read({
    rows: licences(sql`s.space_id = ${space} AND ${mine(context)}`, sql``),
  })
  if (!rows[0]) throw notFound()
  return answer(presentLicence(space, rows[0].settings))
}

const mine = (context: Context): SQL => {
  const { id, is_superuser } = personOf(context)
  if (is_superuser) return sql`s.deleted_with IS NULL`
  return sql`s.deleted_with IS NULL AND ${spaceOpenTo(id)} AND EXISTS (SELECT 1 FROM membership m
    WHERE m.user_id = ${id} AND m.space_id = s.space_id AND m.deleted_with IS NULL)`
}

const licences = (where: SQL, tail: SQL) =>
  query<{ space: number; settings: object }>(
    sql`SELECT s.space_id AS space, s.settings FROM space s WHERE ${where} ORDER BY s.space_id ${tail}`,
    { json: ['settings'] },
  )

async function list(context: Context) {
  const where = mine(context)
  const body = await listPage({
    db: context.directory,
    url: context.url,
    at: context.at,
    paging: defaultPaging,
    count: sql`SELECT count(*) FROM space s WHERE ${where}`,
    rows: (window) => licences(where, window),
  })
  const results = body.results.map(({ space, settings }) => presentLicence(space, settings))
  return answer({ ...body, results })
}

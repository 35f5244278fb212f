import { sql, type SQL } from 'drizzle-orm'
import { cors } from 'hono/cors'
import * as z from 'zod'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { idParam, listQuery, pageSchema, resource } from '#worker/kernel/contract/contract.ts'
import { checkIfMatch } from '#worker/kernel/http/entity-tag.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { listPage } from '#worker/kernel/sql/list-page.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { blankableText } from '#worker/kernel/contract/scalars.contract.ts'

interface Page {
  id: number
  url: string | null
  html: string
  created_by: number
  created_at: string
}

const contract = resource({
  name: 'bookmarklet-import',
  title: 'BookmarkletImport',
  fields: z.object({ url: blankableText(4096).nullish(), html: z.string().min(1).max(2_000_000) }),
  reads: z.object({ created_by: z.int(), created_at: z.string() }),
  roles: { read: 'guest', write: 'guest' },
})

const short = contract.row.omit({ html: true }).meta({ id: 'BookmarkletImportList' })

export function bookmarkletRoutes(app: App): void {
  // The bookmarklet runs on other sites' pages and authenticates by its token, never by a cookie.
  app.use(`${contract.path}*`, cors({ origin: '*', allowHeaders: ['authorization', 'content-type'] }))

  const at = { tag: contract.title, level: 'guest', scope: 'bookmarklet', path: contract.path } as const
  const item = { ...at, path: `${contract.path}{id}/`, params: idParam, response: contract.row }

  route(
    app,
    {
      ...at,
      method: 'get',
      name: 'list_bookmarklet-import',
      summary: 'Pages left to be read',
      query: listQuery,
      response: pageSchema(short),
    },
    async ({ context }) => {
      const mine = sql`FROM bookmarklet_import WHERE ${ownPage(context)}`
      const body = await listPage({
        db: database(context),
        url: context.url,
        at: context.at,
        paging: contract.paging,
        count: sql`SELECT count(*) ${mine}`,
        rows: (window) =>
          query<Omit<Page, 'html'>>(sql`SELECT id, url, created_by, created_at ${mine} ORDER BY id ${window}`),
      })
      return answer(body)
    },
  )
  route(
    app,
    {
      ...at,
      method: 'post',
      name: 'create_bookmarklet-import',
      summary: 'Leave a page to be read',
      body: contract.draft,
      status: 201,
      response: contract.row,
    },
    async ({ context, body }) => {
      const { space } = membershipOf(context)
      const { ids } = await database(context).read({ ids: reserveIds(space, { 'bookmarklet-import': 1 }) })
      const id = idAllocator(ids)('bookmarklet-import')
      return answerOf(
        context,
        201,
        sql`INSERT INTO bookmarklet_import (space_id, id, url, html, created_by, created_at)
        VALUES (${space}, ${id}, ${body.url ?? null}, ${body.html}, ${personOf(context).id}, ${context.at}) RETURNING *`,
      )
    },
  )
  route(
    app,
    { ...item, method: 'get', name: 'retrieve_bookmarklet-import', summary: 'One page' },
    ({ context, params }) => read(context, params.id),
  )
  for (const [method, body] of [
    ['put', contract.put],
    ['patch', contract.patch],
  ] as const) {
    route(
      app,
      { ...item, method, name: `${method}_bookmarklet-import`, summary: 'Change one page', body },
      async ({ context, params, body }) => {
        await checkIfMatch(context, () => read(context, params.id))
        return answerOf(
          context,
          200,
          sql`UPDATE bookmarklet_import SET url = iif(${body.url === undefined}, url, ${body.url ?? null}),
        html = coalesce(${body.html ?? null}, html) WHERE ${ownPage(context, params.id)} RETURNING *`,
        )
      },
    )
  }
  const { response: _, ...gone } = item
  route(
    app,
    { ...gone, method: 'delete', name: 'destroy_bookmarklet-import', summary: 'Forget one page', status: 204 },
    async ({ context, params }) => {
      await checkIfMatch(context, () => read(context, params.id))
      await answerOf(context, 204, sql`DELETE FROM bookmarklet_import WHERE ${ownPage(context, params.id)} RETURNING *`)
      return answer(null, { status: 204 })
    },
  )
}

const read = (context: Context, id: number) =>
  answerOf(context, 200, sql`SELECT * FROM bookmarklet_import WHERE ${ownPage(context, id)}`)

const database = (context: Context) => context.spaceDatabase(membershipOf(context).shard)

const ownPage = (context: Context, id?: number): SQL => sql`space_id = ${membershipOf(context).space}
  AND created_by = ${personOf(context).id} AND read_at IS NULL${id === undefined ? sql`` : sql` AND id = ${id}`}`

async function answerOf(context: Context, status: number, statement: SQL) {
  const { rows } = await database(context).read({ rows: query<Page>(statement) })
  const [row] = rows
  if (!row) throw notFound()
  return answer(
    { id: row.id, url: row.url, html: row.html, created_by: row.created_by, created_at: row.created_at },
    { status },
  )
}

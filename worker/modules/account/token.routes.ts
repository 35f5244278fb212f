import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import { FEED_SCOPE, readFeedToken, feedToken, type FeedRow } from '#worker/auth/token/feed-token.ts'
import { tokenColumns } from '#worker/auth/token/create-token.ts'
import { createTokenOnce } from '#worker/auth/token/create-token-once.ts'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { idParam, orderedBy } from '#worker/kernel/contract/contract.ts'
import { checkIfMatch, entityTag } from '#worker/kernel/http/entity-tag.ts'
import { conflict, notFound, problem } from '#worker/kernel/contract/errors.ts'
import { answer } from '#worker/kernel/log/execute.ts'
import { sortBy } from '#worker/kernel/sql/ordering.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { accessToken } from './token.contract.ts'

const { path, row, draft, put, patch } = accessToken
const tag = 'AccessToken'
const level = 'member' as const

/** Later answers mask the token; only calendar tokens (scope `mealplan` alone) can be read again. */
export function tokenRoutes(app: App): void {
  const item = { path: `${path}{id}/`, tag, level, params: idParam, response: row }
  route(
    app,
    {
      method: 'get',
      path,
      name: 'list_access_token',
      tag,
      level,
      summary: 'My tokens',
      query: z.object(orderedBy('client', 'created', 'expires')),
      response: z.array(row),
    },
    async ({ context, query: { ordering } }) => {
      const order = sortBy(sortKeys, ordering, sql`id`)
      const { tokens } = await context.directory.read({ tokens: ownTokens(context, sql`1`, order) })
      const body = await Promise.all(tokens.map((token) => presentToken(context, token)))
      return answer(body, { noStore: true })
    },
  )
  route(
    app,
    {
      method: 'post',
      path,
      name: 'create_access_token',
      tag,
      level,
      summary: 'New token',
      body: draft,
      status: 201,
      response: row,
    },
    async ({ context, body: { expires, scope } }) => {
      if (!mayGrantToken(context, { scope, expires })) throw exceedsTokenRights()
      if (normalizeScope(scope) === FEED_SCOPE) {
        return answer(await presentToken(context, await feedToken(context, expires)), { status: 201 })
      }
      const { row, token } = await createTokenOnce(context, {
        user: personOf(context).id,
        scope: normalizeScope(scope),
        expires,
        client: null,
      })
      return answer({ ...(await presentToken(context, { ...row, nonce: null })), token }, { status: 201 })
    },
  )
  route(
    app,
    { ...item, method: 'get', name: 'retrieve_access_token', summary: 'One of my tokens' },
    ({ context, params: { id } }) => showToken(context, id),
  )
  for (const [method, body] of [
    ['put', put],
    ['patch', patch],
  ] as const) {
    route(
      app,
      { ...item, method, name: `${method}_access_token`, summary: 'Change scope or end of one of my tokens', body },
      async ({ context, params: { id }, body }) => {
        await checkIfMatch(context, () => showToken(context, id))
        return changeToken(context, id, body)
      },
    )
  }
  route(
    app,
    {
      method: 'delete',
      path: item.path,
      tag,
      level,
      params: idParam,
      name: 'destroy_access_token',
      summary: 'Revoke one of my tokens',
      status: 204,
    },
    async ({ context, params: { id } }) => {
      await checkIfMatch(context, () => showToken(context, id))
      const [gone] = await context.directory.batch([
        sql`DELETE FROM access_token WHERE id = ${id} AND user_id = ${personOf(context).id} RETURNING id`,
      ])
      if (!gone?.[0]) throw notFound()
      return answer(null, { status: 204 })
    },
  )
}

async function showToken(context: Context, id: number) {
  const { tokens } = await context.directory.read({ tokens: ownTokens(context, sql`id = ${id}`) })
  return one(context, tokens)
}

async function changeToken(
  context: Context,
  id: number,
  { scope, expires }: { scope?: string | undefined; expires?: string | undefined },
) {
  const mine = ownTokens(context, sql`id = ${id}`)
  const { before } = await context.directory.read({ before: mine })
  const [token] = before
  if (!token) throw notFound()
  const wanted = { scope: scope === undefined ? token.scope : normalizeScope(scope), expires: expires ?? token.expires }
  if (!mayGrantToken(context, token) || !mayGrantToken(context, wanted)) throw exceedsTokenRights()
  const [changed, rows = []] = await context.directory.batch([
    sql`UPDATE access_token SET scope = ${wanted.scope}, expires = ${wanted.expires}, updated = ${context.at}
      WHERE id = ${id} AND user_id = ${personOf(context).id} AND scope = ${token.scope} AND expires = ${token.expires}
      RETURNING id`,
    mine.statement,
  ])
  if (!changed?.[0]) throw conflict()
  return one(context, rows.map(mine.decode))
}

const sortKeys = { client: sql`client COLLATE NOCASE`, created: sql`created`, expires: sql`expires` }

const ownTokens = (context: Context, condition: SQL, order = sql`id`) =>
  query<FeedRow>(sql`SELECT ${tokenColumns}, nonce FROM access_token
    WHERE user_id = ${personOf(context).id} AND ${condition} ORDER BY ${order}`)

async function one(context: Context, [token]: readonly FeedRow[]) {
  if (!token) throw notFound()
  const body = await presentToken(context, token)
  // Using a token does not change what a client read of it.
  const { last_used: _, ...content } = body
  return answer(body, { noStore: true, entityTag: await entityTag(content, JSON.stringify(content)) })
}

async function presentToken(context: Context, row: FeedRow) {
  const { id, scope, expires, client, created, updated, last_used } = row
  const masked = `tda_************_******_***********${row.hint}`
  const feed = mayGrantToken(context, row) ? await readFeedToken(context, row) : null
  const use = last_used === '' ? {} : { last_used }
  return { id, scope, expires, client, created, updated, token: feed ?? masked, ...use }
}

const normalizeScope = (scope: string) => scope.trim().split(/\s+/).join(' ')

const exceedsTokenRights = problem(
  'auth.forbidden',
  403,
  'A token gives no token more than it has itself: no further scope, and no later end.',
)

/** A token grants no more than it has, and no longer. `read` includes reading a calendar. */
function mayGrantToken(
  { identity }: Pick<Context, 'identity'>,
  { scope, expires }: { scope: string; expires: string },
): boolean {
  if (!identity?.scopes) return true
  const { scopes, tokenExpiresAt } = identity
  const holds = (one: string) => scopes.has(one) || (one === FEED_SCOPE && scopes.has('read'))
  const lasts = tokenExpiresAt !== undefined && Date.parse(expires) <= Date.parse(tokenExpiresAt)
  return lasts && scopesIn(scope).every(holds)
}

const scopesIn = (scope: string) => scope.split(/\s+/).filter((one) => one !== '')

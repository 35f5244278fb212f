import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { FEED_SCOPE, feedOf, feedToken, type FeedRow } from '../../auth/token.feed.ts'
import { mint } from '../../auth/token.mint.ts'
import { personOf, type Context } from '../../kernel/context.ts'
import { idParam } from '../../kernel/contract.ts'
import { forbidden, notFound } from '../../kernel/errors.ts'
import type { Answer } from '../../kernel/execute.ts'
import { query } from '../../kernel/query.ts'
import { route, type App } from '../../kernel/routes.ts'
import { accessToken } from './token.contract.ts'

const { path, row, draft, put, patch } = accessToken
const tag = 'AccessToken'
const level = 'member' as const

/**
 * A person's own bearer tokens. Only hashes are kept, so a token is masked in every answer but the first; but for calendar
 * tokens (scope `mealplan` alone), of which a person has one and can read it again.
 */
export function tokenRoutes(app: App): void {
  const item = { path: `${path}{id}/`, tag, level, params: idParam, response: row }
  route(
    app,
    { method: 'get', path, name: 'list_access_token', tag, level, summary: 'My tokens', response: z.array(row) },
    async ({ context }) => {
      const { tokens } = await context.directory.read({ tokens: own(context, sql`1`) })
      return { status: 200, events: [], body: await Promise.all(tokens.map((token) => shown(context, token))) }
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
      holds(context, scope)
      if (tidy(scope) === FEED_SCOPE) {
        return { status: 201, events: [], body: await shown(context, await feedToken(context, expires)) }
      }
      const { row, token } = await mint(context, {
        user: personOf(context).id,
        scope: tidy(scope),
        expires,
        client: null,
      })
      return { status: 201, events: [], body: { ...(await shown(context, { ...row, nonce: null })), token } }
    },
  )
  route(
    app,
    { ...item, method: 'get', name: 'retrieve_access_token', summary: 'One of my tokens' },
    async ({ context, params: { id } }) => {
      const { tokens } = await context.directory.read({ tokens: own(context, sql`id = ${id}`) })
      return one(context, tokens)
    },
  )
  for (const [method, body] of [
    ['put', put],
    ['patch', patch],
  ] as const) {
    route(
      app,
      { ...item, method, name: `${method}_access_token`, summary: 'Change scope or end of one of my tokens', body },
      ({ context, params: { id }, body }) => change(context, id, body),
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
      const [gone] = await context.directory.batch([
        sql`DELETE FROM access_token WHERE id = ${id} AND user_id = ${personOf(context).id} RETURNING id`,
      ])
      if (!gone?.[0]) throw notFound()
      return { status: 204, events: [], body: null }
    },
  )
}

async function change(
  context: Context,
  id: number,
  { scope, expires }: { scope?: string | undefined; expires?: string | undefined },
) {
  if (scope !== undefined) holds(context, scope)
  const mine = own(context, sql`id = ${id}`)
  const [, rows = []] = await context.directory.batch([
    sql`UPDATE access_token SET scope = coalesce(${scope === undefined ? null : tidy(scope)}, scope),
      expires = coalesce(${expires ?? null}, expires), updated = ${context.at}
      WHERE id = ${id} AND user_id = ${personOf(context).id}`,
    mine.statement,
  ])
  return one(context, rows.map(mine.decode))
}

const own = (context: Context, condition: ReturnType<typeof sql>) =>
  query<FeedRow>(sql`SELECT id, hint, scope, expires, client, created, updated, nonce FROM access_token
    WHERE user_id = ${personOf(context).id} AND ${condition} ORDER BY id`)

async function one(context: Context, [token]: readonly FeedRow[]): Promise<Answer> {
  if (!token) throw notFound()
  return { status: 200, events: [], body: await shown(context, token) }
}

async function shown(context: Context, row: FeedRow) {
  const { id, scope, expires, client, created, updated } = row
  const masked = `tda_************_******_***********${row.hint}`
  return { id, scope, expires, client, created, updated, token: (await feedOf(context, row)) ?? masked }
}

const tidy = (scope: string) => scope.trim().split(/\s+/).join(' ')

/** A token makes no token that may do more than it may itself. Who reads may read a calendar. */
const holds = ({ identity }: Context, scope: string) => {
  const scopes = identity?.scopes
  if (
    scopes &&
    tidy(scope)
      .split(' ')
      .some((one) => one !== '' && !scopes.has(one) && !(one === FEED_SCOPE && scopes.has('read')))
  )
    throw forbidden()
}

import { getCookie } from 'hono/cookie'
import type { Context as HonoContext } from 'hono'
import { shortId } from '#worker/clock.ts'
import type { IdempotencyKey, Context } from '../log/context.ts'
import { Database } from '../sql/database.ts'
import { ifMatchVersion } from './entity-tag.ts'
import { problem } from '../contract/errors.ts'
import { shardDatabase } from '../sql/shards.ts'
import { addressSigner } from '../sql/signed-address.ts'

const badKey = problem('request.bad_key', 400, 'An Idempotency-Key holds 1 to 200 visible characters.')

export function requestContext(
  c: HonoContext<{ Bindings: Env; Variables: { context: Context } }>,
  now: string,
): Context {
  const { env, req } = c
  const url = atOrigin(env.ORIGIN, req.url)
  const isRead = req.method === 'GET' || req.method === 'HEAD'
  const seen = parseBookmark(req.header('x-d1-bookmark') ?? getCookie(c, 'd1_bookmark'))
  const directory = new Database('DIRECTORY', env.DIRECTORY)
  const databases = [directory]
  return {
    env,
    url,
    headers: req.raw.headers,
    identity: null,
    at: now,
    commandId: isRead ? '' : shortId(),
    idempotencyKey: isRead ? null : parseIdempotencyKey(req.header('idempotency-key'), req.method, url.pathname),
    ifMatch: isRead ? null : ifMatchVersion(req.header('if-match')),
    directory,
    databases,
    background: (work) => c.executionCtx.waitUntil(work),
    spaceDatabase(name) {
      const open = databases.find((database) => database.name === name)
      if (open) return open
      const database = new Database(name, shardDatabase(env, name), {
        bookmark: isRead && seen?.shard === name ? seen.bookmark : null,
        sign: addressSigner(env),
      })
      databases.push(database)
      return database
    },
  }
}

/** Links in an answer must not start with the host that a request claims, so the configured origin replaces it. */
function atOrigin(origin: string | undefined, asked: string): URL {
  const url = new URL(asked)
  if (!origin) return url
  const { protocol, hostname, port } = new URL(origin)
  return Object.assign(url, { protocol, hostname, port })
}

function parseIdempotencyKey(id: string | undefined, method: string, path: string): IdempotencyKey | null {
  if (id === undefined) return null
  if (!/^[\x21-\x7e]{1,200}$/.test(id)) throw badKey()
  return { id, method, path, digest: null }
}

const parseBookmark = (header: string | undefined) => {
  const [, name, bookmark] = /^(SPACES_\d\d):([\w-]{1,200})$/.exec(header ?? '') ?? []
  return name && bookmark ? { shard: name, bookmark } : null
}

/**
 * Tells the client how far the database had come, so that its next read is at least as fresh. Only a local run sees
 * how many rows were read, as that number reveals hidden rows.
 */
export function sendBookmark(c: HonoContext, { databases, env }: Context): void {
  const space = databases.find(({ name }) => name !== 'DIRECTORY')
  const trips = (sum: (t: Database['usage']) => number) => databases.reduce((n, { usage }) => n + sum(usage), 0)
  const rows = `, ${trips((t) => t.rowsRead)} rows read, ${trips((t) => t.rowsWritten)} rows written`
  c.header('server-timing', `db;desc="${trips((t) => t.roundTrips)} round trips${env.LOCAL ? rows : ''}"`)
  if (!space?.bookmark) return
  const mark = `${space.name}:${space.bookmark}`
  c.header('x-d1-bookmark', mark)
  if (space.usage.rowsWritten > 0) {
    c.header('set-cookie', `d1_bookmark=${mark}; Path=/api/; Max-Age=60; HttpOnly; SameSite=Lax`, { append: true })
  }
}

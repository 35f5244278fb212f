import { sql } from 'drizzle-orm'
import type { Context } from '../log/context.ts'
import type { Database } from '../sql/database.ts'
import { entityTag } from './entity-tag.ts'
import { answer, type Answer } from '../log/execute.ts'
import { query } from '../sql/query.ts'

interface CachedAnswer {
  seq: number
  at: number
  body: string
  tag: string
}

/** In characters, of the 128 MB that a worker has. */
const MAX_CACHED_LENGTH = 8_000_000
/** An answer may depend on today's date. */
const MAX_AGE_MS = 60_000

/** The least recently used answer comes first. */
const answerCache = new Map<string, CachedAnswer>()
let cachedLength = 0

export const logHead = (space: number) =>
  query<{ seq: number }>(sql`SELECT coalesce(max(seq), 0) AS seq FROM event WHERE space_id = ${space}`)

/**
 * Caches an answer until the next event in the space. It must depend only on the log, the asker and the request; the
 * last two are the cache key. `read` answers the body together with the log's position, in one round trip.
 */
export async function cachedUntilNextEvent<Body>(
  context: Context,
  { db, space }: { db: Database; space: number },
  read: () => Promise<{ body: Body; end: readonly { seq: number }[] }>,
): Promise<Answer<Body>> {
  const key = JSON.stringify([context.url.href, context.identity])
  const now = Date.parse(context.at)
  const before = answerCache.get(key)
  if (before && now - before.at < MAX_AGE_MS) {
    const { end } = await db.read({ end: logHead(space) })
    if (end[0]?.seq === before.seq) return cacheAnswer<Body>(key, before)
  }
  const { body, end } = await read()
  const text = JSON.stringify(body)
  return cacheAnswer<Body>(key, { seq: end[0]?.seq ?? 0, at: now, body: text, tag: await entityTag(body, text) })
}

function cacheAnswer<Body>(key: string, kept: CachedAnswer): Answer<Body> {
  evict(key)
  answerCache.set(key, kept)
  cachedLength += sizeOf(key, kept)
  for (const oldest of answerCache.keys()) {
    if (cachedLength <= MAX_CACHED_LENGTH) break
    evict(oldest)
  }
  return answer(null as Body, { storedBody: kept.body, entityTag: kept.tag }) // storedBody is sent instead.
}

function evict(key: string): void {
  const there = answerCache.get(key)
  if (!there) return
  cachedLength -= sizeOf(key, there)
  answerCache.delete(key)
}

const sizeOf = (key: string, { body }: CachedAnswer) => key.length + body.length

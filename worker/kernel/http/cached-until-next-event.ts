import { sql } from 'drizzle-orm'
import type { Context } from '../log/context.ts'
import type { Database } from '../sql/database.ts'
import { entityTag } from './entity-tag.ts'
import { answer, type Answer } from '../log/execute.ts'
import { query } from '../sql/query.ts'

interface CachedAnswer {
  /** How far the log of the space had come. */
  seq: number
  at: number
  body: string
  tag: string
}

/** So many characters are remembered in all, of the 128 MB that a worker has. */
const MAX_CACHED_LENGTH = 8_000_000
/** What an answer says of today may be so old. */
const MAX_AGE_MS = 60_000

/** Answers given here, the one asked for longest ago first. */
const answerCache = new Map<string, CachedAnswer>()
let cachedLength = 0

/** How far the log of a space has come. */
export const logHead = (space: number) =>
  query<{ seq: number }>(sql`SELECT coalesce(max(seq), 0) AS seq FROM event WHERE space_id = ${space}`)

/**
 * An answer to a question that phones ask all day: read once, and again when anything has happened in the space. Whatever
 * an answer says comes from the log of the space, from who asks, and from what is asked; the last two are its key here.
 * `read` answers together with how far the log had come, in one look at the database.
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
  return answer(null as Body, { storedBody: kept.body, entityTag: kept.tag }) // What is stored is sent in its place.
}

function evict(key: string): void {
  const there = answerCache.get(key)
  if (!there) return
  cachedLength -= sizeOf(key, there)
  answerCache.delete(key)
}

const sizeOf = (key: string, { body }: CachedAnswer) => key.length + body.length

import { sql } from 'drizzle-orm'
import type { Context } from '../log/context.ts'
import type { Database } from '../sql/database.ts'
import { tagOf } from './entity-tag.ts'
import type { Answer } from '../log/execute.ts'
import { query } from '../sql/query.ts'

interface Given {
  /** How far the log of the space had come. */
  seq: number
  at: number
  body: string
  tag: string
}

/** So many characters are remembered in all, of the 128 MB that a worker has. */
const MOST = 8_000_000
/** What an answer says of today may be so old. */
const MOST_AGE = 60_000

/** Answers given here, the one asked for longest ago first. */
const given = new Map<string, Given>()
let held = 0

/** How far the log of a space has come. */
export const logEnd = (space: number) =>
  query<{ seq: number }>(sql`SELECT coalesce(max(seq), 0) AS seq FROM event WHERE space_id = ${space}`)

/**
 * An answer to a question that phones ask all day: read once, and again when anything has happened in the space. Whatever
 * an answer says comes from the log of the space, from who asks, and from what is asked; the last two are its key here.
 * `read` answers together with how far the log had come, in one look at the database.
 */
export async function remembered(
  context: Context,
  { db, space }: { db: Database; space: number },
  read: () => Promise<{ body: unknown; end: readonly { seq: number }[] }>,
): Promise<Answer> {
  const key = JSON.stringify([context.url.href, context.identity])
  const now = Date.parse(context.at)
  const before = given.get(key)
  if (before && now - before.at < MOST_AGE) {
    const { end } = await db.read({ end: logEnd(space) })
    if (end[0]?.seq === before.seq) return keep(key, before)
  }
  const { body, end } = await read()
  const text = JSON.stringify(body)
  return keep(key, { seq: end[0]?.seq ?? 0, at: now, body: text, tag: await tagOf(body, text) })
}

function keep(key: string, answer: Given): Answer {
  forget(key)
  given.set(key, answer)
  held += sizeOf(key, answer)
  for (const oldest of given.keys()) {
    if (held <= MOST) break
    forget(oldest)
  }
  return { status: 200, events: [], body: null, stored: answer.body, tag: answer.tag }
}

function forget(key: string): void {
  const there = given.get(key)
  if (!there) return
  held -= sizeOf(key, there)
  given.delete(key)
}

const sizeOf = (key: string, { body }: Given) => key.length + body.length

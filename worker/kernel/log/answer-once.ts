import { sql } from 'drizzle-orm'
import { conflict, keyReused } from '../contract/errors.ts'
import type { Statement } from '../sql/sql.ts'
import type { Store } from './commit.ts'
import { answer, type Answer } from './execute.ts'

/** Work that did not end within it was cut off. */
const ABANDONED_MS = 300_000
/** A longer answer is not kept, and is made again. */
const MAX_KEPT = 600_000

/** For work whose last commit is to hold its answer: cut off behind it, nothing is done again. */
export function keepAnswer({ space, idempotencyKey: key }: Store, body: unknown): Statement[] {
  if (!key) return []
  const text = JSON.stringify(body)
  const which = sql`space_id = ${space} AND id = ${key.id}`
  return [
    text.length <= MAX_KEPT
      ? sql`UPDATE command SET body = ${text} WHERE ${which}`
      : sql`DELETE FROM command WHERE ${which}`,
  ]
}

/**
 * For work that a command cannot hold, as it waits for the outside between its commits: a repeated idempotency key does
 * it no second time. While the first is at work, the repetition is a conflict; where it failed, it is tried again.
 */
export async function answerOnce<Body>(store: Store, work: () => Promise<Body>): Promise<Answer<Body>> {
  const { db, space, at, idempotencyKey: key, commandId } = store
  if (!key) return answer(await work())
  const before = new Date(Date.parse(at) - ABANDONED_MS).toISOString()
  const which = sql`space_id = ${space} AND id = ${key.id}`
  const [taken = [], seen = []] = await db.batch([
    sql`INSERT INTO command (space_id, id, method, path, digest, name, status, location, at)
      VALUES (${space}, ${key.id}, ${key.method}, ${key.path}, ${key.digest}, ${`s.${commandId}`}, 200, NULL, ${at})
      ON CONFLICT DO UPDATE SET at = excluded.at, name = excluded.name
        WHERE body IS NULL AND at < ${before} AND path = excluded.path AND digest = excluded.digest
      RETURNING id`,
    sql`SELECT method, path, digest, status, body FROM command WHERE ${which}`,
  ])
  const [first] = seen
  if (taken.length === 0 && first) {
    if (first['method'] !== key.method || first['path'] !== key.path || first['digest'] !== key.digest)
      throw keyReused()
    if (typeof first['body'] !== 'string') throw conflict()
    return { ...answer(JSON.parse(first['body']) as Body), storedBody: first['body'] } // Stored below for the same call.
  }
  try {
    const body = await work()
    await db.batch(keepAnswer(store, body))
    return answer(body)
  } catch (error) {
    await db.batch([sql`DELETE FROM command WHERE ${which} AND body IS NULL`])
    throw error
  }
}

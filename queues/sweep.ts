import { sql } from 'drizzle-orm'
import { Database } from '../worker/kernel/sql/database.ts'
import type { Pointer } from '../worker/kernel/log/outbox.ts'
import { unseen } from '../worker/kernel/log/receipt.ts'
import { databaseNamed, shardNames } from '../worker/kernel/sql/shards.ts'
import { eraseDue } from '../worker/modules/erasure/erase-due.ts'
import { expireTrash } from '../worker/modules/trash/expire-trash.ts'
import { modules, reactors } from '../worker/registry.ts'

const MINUTE = 60_000
const before = (at: string, ms: number) => new Date(Date.parse(at) - ms).toISOString()

/**
 * Sends again what never reached the queue, forgets command ids nobody will repeat any more, and does away with old trash
 * and with what is to be deleted for good, all as of `at`.
 */
export async function sweep(env: Env, at: string): Promise<number> {
  const window = {
    after: before(at, 7 * 24 * 60 * MINUTE),
    before: before(at, MINUTE),
    failedBefore: before(at, 120 * MINUTE),
  }
  let sent = 0
  for (const database of ['DIRECTORY', ...shardNames(env)]) {
    const db = new Database(database, databaseNamed(env, database))
    const found = await db.read(Object.fromEntries(reactors.map(({ name, on }) => [name, unseen(name, on, window)])))
    const pointers = Object.entries(found).flatMap(([reactor, rows]) =>
      rows.map(({ seq }): Pointer => ({ reactor, database, seq })),
    )
    for (let i = 0; i < pointers.length; i += 100) {
      await env.EVENTS.sendBatch(pointers.slice(i, i + 100).map((body) => ({ body })))
    }
    await db.batch([sql`DELETE FROM command WHERE at < ${before(at, 24 * 60 * MINUTE)}`])
    if (database !== 'DIRECTORY') await expireTrash(modules, env, db, at)
    sent += pointers.length
  }
  await eraseDue(modules, env, at)
  return sent
}

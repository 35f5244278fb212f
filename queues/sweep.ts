import { sql } from 'drizzle-orm'
import { Database } from '#worker/kernel/sql/database.ts'
import type { ReactorMessage } from '#worker/kernel/log/outbox.ts'
import { unprocessedEvents } from '#worker/kernel/log/receipt.ts'
import { databaseByName, shardNames } from '#worker/kernel/sql/shards.ts'
import { wakeDueFollowers } from './wake-due-followers.ts'
import { releaseOverdue } from '#worker/modules/ai/calls/release-overdue.ts'
import { archiveDue } from '#worker/modules/archive/keep/archive-due.ts'
import { wipeGivenUp } from '#worker/modules/archive/restore/wipe-given-up.ts'
import { eraseDue } from '#worker/modules/erasure/erase-due.ts'
import { expireExports } from '#worker/modules/exports/job/expire-exports.ts'
import { expireBookmarkletPages } from '#worker/modules/imports/bookmarklet-page.ts'
import { expireUploads } from '#worker/modules/imports/upload/expire-uploads.ts'
import { checkDue } from '#worker/modules/storages/check/check-due.ts'
import { expireTrash } from '#worker/modules/trash/expire-trash.ts'
import { modules, reactors } from '#worker/registry.ts'

const MINUTE = 60_000
const minusMilliseconds = (at: string, ms: number) => new Date(Date.parse(at) - ms).toISOString()

/**
 * Sends lost queue messages again, deletes what is due (old command ids, trash, forgotten uploads, pages that were read, old exports,
 * restores that were given up, spaces and people), gives back credits of questions that nobody answered, and asks for archives
 * and folders of storages that are to be looked through, all as of `at`. Returns the number of messages.
 */
export async function sweep(env: Env, at: string): Promise<number> {
  const window = {
    after: minusMilliseconds(at, 7 * 24 * 60 * MINUTE),
    before: minusMilliseconds(at, MINUTE),
    failedBefore: minusMilliseconds(at, 120 * MINUTE),
  }
  let sent = 0
  for (const database of ['DIRECTORY', ...shardNames(env)]) {
    const db = new Database(database, databaseByName(env, database))
    const found = await db.read(
      Object.fromEntries(reactors.map(({ name, on }) => [name, unprocessedEvents(name, on, window)])),
    )
    const messages = Object.entries(found).flatMap(([reactor, rows]) =>
      rows.map(({ seq }): ReactorMessage => ({ reactor, database, seq })),
    )
    for (let i = 0; i < messages.length; i += 100) {
      await env.EVENTS.sendBatch(messages.slice(i, i + 100).map((body) => ({ body })))
    }
    await db.batch([sql`DELETE FROM command WHERE at < ${minusMilliseconds(at, 24 * 60 * MINUTE)}`])
    if (database !== 'DIRECTORY') {
      await wakeDueFollowers(env, db, at)
      await expireTrash(modules, env, db, at)
      await expireUploads(env, db, at)
      await expireBookmarkletPages(db, at)
      await expireExports(env, db, at)
      await releaseOverdue(env, db, at)
      await archiveDue(env, db, new Database('DIRECTORY', env.DIRECTORY), at)
      await checkDue(env, db, new Database('DIRECTORY', env.DIRECTORY), at)
      await wipeGivenUp(modules, env, db, at)
    }
    sent += messages.length
  }
  await eraseDue(modules, env, at)
  return sent
}

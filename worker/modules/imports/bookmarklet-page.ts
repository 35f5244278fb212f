import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import type { Database } from '#worker/kernel/sql/database.ts'
import { query } from '#worker/kernel/sql/query.ts'
import type { SourcePage } from './source.page.ts'

/** A stored page is read once, by its owner; again only for another of its recipes, as long as it is kept for that. */
export async function takeBookmarkletPage(
  context: Context,
  id: number,
  often: 'once' | 'again',
): Promise<SourcePage | undefined> {
  const { taken } = await databaseOf(context).read({
    taken: query<SourcePage>(sql`
      UPDATE bookmarklet_import SET read_at = ${context.at} WHERE ${own(context, id)}
        AND ${often === 'again' ? sql`read_at IS NOT NULL` : sql`read_at IS NULL`}
      RETURNING url, html AS text`),
  })
  return taken[0]
}

/** Where nothing of a page is left to choose. */
export async function forgetBookmarkletPage(context: Context, id: number): Promise<void> {
  await databaseOf(context).batch([sql`DELETE FROM bookmarklet_import WHERE ${own(context, id)}`])
}

const DAY = 86_400_000

/** Deletes pages that were read a day ago. */
export async function expireBookmarkletPages(db: Database, at: string): Promise<void> {
  const before = new Date(Date.parse(at) - DAY).toISOString()
  await db.batch([sql`DELETE FROM bookmarklet_import WHERE read_at < ${before}`])
}

const databaseOf = (context: Context) => context.spaceDatabase(membershipOf(context).shard)

const own = (context: Context, id: number): SQL =>
  sql`space_id = ${membershipOf(context).space} AND id = ${id} AND created_by = ${personOf(context).id}`

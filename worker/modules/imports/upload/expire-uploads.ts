import { sql } from 'drizzle-orm'
import type { Database } from '#worker/kernel/sql/database.ts'
import { query } from '#worker/kernel/sql/query.ts'

const DAY = 86_400_000
const MAX_PER_RUN = 50

/** Deletes files that were sent and never used within a day, whole or not. */
export async function expireUploads({ FILES }: Pick<Env, 'FILES'>, db: Database, at: string): Promise<void> {
  const before = new Date(Date.parse(at) - DAY).toISOString()
  const { old } = await db.read({
    old: query<{ space: number; id: number; key: string; multipart: string | null }>(
      sql`SELECT space_id AS space, id, key, multipart FROM upload WHERE created_at < ${before} LIMIT ${MAX_PER_RUN}`,
    ),
  })
  for (const { space, id, key, multipart } of old) {
    if (multipart === null) await FILES.delete(key)
    // R2 gives up parts by itself after a week, and knows them no more then.
    else
      await FILES.resumeMultipartUpload(key, multipart)
        .abort()
        .catch(() => {})
    await db.batch([sql`DELETE FROM upload WHERE space_id = ${space} AND id = ${id}`])
  }
}

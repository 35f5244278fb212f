import { sql } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import type { JobRow } from '#worker/kernel/jobs/job.rows.ts'
import { query, type Query } from '#worker/kernel/sql/query.ts'
import { serveJoined } from '#worker/modules/media/serve-joined.ts'
import { indexKey, pieceKey } from './archive-keys.ts'
import type { ArchiveIndex } from './piece-note.ts'

/** The file of a job of a space that is open. Null where there is none, or no whole one. */
export async function serveZip(context: Context, space: number, which: Query<JobRow>): Promise<Response | null> {
  const { env, directory } = context
  const { places } = await directory.read({
    places: query<{ shard: string }>(
      sql`SELECT shard FROM space WHERE space_id = ${space} AND erase_at IS NULL AND deleted_with IS NULL`,
    ),
  })
  const [place] = places
  if (!place) return null
  const { found } = await context.spaceDatabase(place.shard).read({ found: which })
  const [job] = found
  const stored = job?.state === 'done' ? await env.FILES.get(indexKey(space, job.id)) : null
  if (!job || !stored) return null
  const { bytes, pieces } = await stored.json<ArchiveIndex>()
  return serveJoined(context, {
    name: `${job.name}.zip`,
    type: 'application/zip',
    size: bytes,
    segments: pieces.map((length, position) => ({ key: pieceKey(space, job.id, position), offset: 0, length })),
    etag: `"${job.id}.${job.version}"`,
  })
}

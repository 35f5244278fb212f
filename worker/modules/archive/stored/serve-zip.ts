import { sql } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import type { JobRow } from '#worker/kernel/jobs/job.rows.ts'
import { query, type Query } from '#worker/kernel/sql/query.ts'
import { attachment, requestedRange } from '#worker/modules/files/media/serve-file.ts'
import { archiveIndex, archiveStream } from './archive-download.ts'

/** The file of a job of a space that is open. Null where there is none, or no whole one. */
export async function serveZip(context: Context, space: number, which: Query<JobRow>): Promise<Response | null> {
  const { env, directory, headers } = context
  const { places } = await directory.read({
    places: query<{ shard: string }>(
      sql`SELECT shard FROM space WHERE space_id = ${space} AND erase_at IS NULL AND deleted_with IS NULL`,
    ),
  })
  const [place] = places
  if (!place) return null
  const { found } = await context.spaceDatabase(place.shard).read({ found: which })
  const [job] = found
  const index = job?.state === 'done' ? await archiveIndex(env.FILES, space, job.id) : null
  if (!job || !index) return null
  const range = requestedRange(headers.get('range'), index.bytes)
  if (range === 'beyond')
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${index.bytes}` } })
  const { offset, length } = range ?? { offset: 0, length: index.bytes }
  return new Response(archiveStream(env.FILES, { space, job: job.id }, index, { offset, length }), {
    status: range ? 206 : 200,
    headers: {
      'content-type': 'application/zip',
      'content-length': String(length),
      'content-disposition': attachment(job.name, '.zip'),
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      ...(range ? { 'content-range': `bytes ${offset}-${offset + length - 1}/${index.bytes}` } : {}),
    },
  })
}

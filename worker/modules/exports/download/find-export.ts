import { sql } from 'drizzle-orm'
import { Problem } from '#worker/kernel/contract/errors.ts'
import { jobsWhere } from '#worker/kernel/jobs/job.rows.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { fileKey, readStaged, stageOf, type StoredFile } from '../job/stage.ts'

/** In the words that clients of the reference know. */
export const exportGone = () => new Problem('export.expired', 404, { msg: 'Export Expired or not found' })

/** The asker's own file, by the id of its log. Throws where there is none, or none any more. */
export async function findExport(context: Context, log: number): Promise<StoredFile & { etag: string }> {
  const { space, shard } = membershipOf(context)
  const { found } = await context.spaceDatabase(shard).read({
    found: jobsWhere(
      space,
      sql`created_by = ${personOf(context).id} AND kind = 'export' AND id = (
        SELECT job FROM export_log WHERE space_id = ${space} AND id = ${log} AND deleted_with IS NULL)`,
    ),
  })
  const [job] = found
  const file =
    job?.state === 'done' ? await readStaged<StoredFile>(context.env.FILES, fileKey(stageOf(space, job))) : null
  if (!job || !file || file.expires_at <= context.at) throw exportGone()
  return { ...file, etag: `"${job.id}.${job.version}"` }
}

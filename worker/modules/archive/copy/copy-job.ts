import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { JobFailure, sliceWork, type JobKind } from '#worker/kernel/jobs/job-kind.ts'
import { jobById } from '#worker/kernel/jobs/job.rows.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { openStorage } from '#worker/modules/storages/open-storage.ts'
import { failureOf, StorageFailure } from '#worker/modules/storages/services/storage-failure.ts'
import { indexKey } from '../stored/archive-keys.ts'
import type { ArchiveIndex } from '../stored/piece-note.ts'
import { copyPath } from './copy-path.ts'
import { archiveSource } from './archive-source.ts'

export const COPY_KIND = 'archive-copy'

export const copyParams = z.object({ archive: z.int(), storage: z.int(), folder: z.string() })

/** Writes an archive into a storage, in parts; whoever is cut off writes the same file anew. */
export const copyJob: JobKind = {
  kind: COPY_KIND,
  isOfSpace: true,
  sliceSize: 1,
  async prepare() {
    throw new Error('a copy has one item, which is known when it is asked for')
  },
  async run(job, items, { env, db, space }) {
    const { archive, storage, folder } = copyParams.parse(job.params)
    const { found } = await db.read({ found: jobById(space, archive) })
    const [made] = found
    const index = made?.state === 'done' ? await env.FILES.get(indexKey(space, archive)) : null
    if (!made || !index) throw new JobFailure('archive.not_kept', 'The archive is no longer kept.')
    const outcome = await written(async () => {
      const service = await openStorage(db, env, { space, id: storage })
      const source = archiveSource(
        env.FILES,
        { space, job: archive, madeAt: made.created_at },
        await index.json<ArchiveIndex>(),
      )
      await service.write(copyPath(folder, made), source)
    })
    return sliceWork({}, () => ({
      appends: [],
      requires: [],
      items: items.map(({ position }) => ({ position, ...outcome })),
    }))
  },
}

/** A storage that does not answer is told in the item, which may be tried again. */
async function written(write: () => Promise<void>) {
  try {
    await write()
    return { state: 'done' as const }
  } catch (error) {
    const { code, message } = error instanceof StorageFailure ? error : failureOf(error)
    return { state: 'failed' as const, code, msg: message }
  }
}

/** How the last copy of an archive is, and what went wrong. */
export const copyOf = (space: number, archive: number) =>
  query<{ state: string; msg: string; code: string | null; job: number }>(
    sql`SELECT iif(c.failed > 0, 'failed', c.state) AS state, coalesce(i.msg, c.msg) AS msg, coalesce(i.code, c.code) AS code,
        c.id AS job
      FROM job c LEFT JOIN job_item i ON i.space_id = c.space_id AND i.job = c.id AND i.state = 'failed'
      WHERE c.space_id = ${space} AND c.kind = ${COPY_KIND} AND c.params ->> 'archive' = ${archive}
        AND c.deleted_with IS NULL ORDER BY c.id DESC LIMIT 1`,
  )

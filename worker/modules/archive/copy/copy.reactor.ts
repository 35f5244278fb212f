import { sql } from 'drizzle-orm'
import { askPreparedJob } from '#worker/kernel/jobs/job.decider.ts'
import type { JobEvent } from '#worker/kernel/jobs/job.events.ts'
import { anyJobById } from '#worker/kernel/jobs/job.rows.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { NonRetryableError, reactor, reactorResult } from '#worker/kernel/log/reactor.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { openStorage } from '#worker/modules/storages/open-storage.ts'
import { StorageFailure } from '#worker/modules/storages/services/storage-failure.ts'
import { scheduleOf } from '../archive.change.ts'
import { ARCHIVE_KIND } from '../make/archive-job.ts'
import { COPY_KIND } from './copy-job.ts'
import { copyPath } from './copy-path.ts'

type Over = Extract<JobEvent, { type: 'job.finished' | 'job.deleted' }>

/** An archive that the schedule asked for is written into the storage of the space; one that it keeps no longer goes there too. */
export const copyReactor = reactor<Over>(
  'archive-copies',
  ['job.finished', 'job.deleted'],
  async ({ type, space, data: { id } }, { env, db }) => {
    const { jobs, schedule } = await db.read({ jobs: anyJobById(space, id), schedule: scheduleOf(space) })
    const [made] = jobs
    const [chosen] = schedule
    if (made?.kind !== ARCHIVE_KIND || made.params['scheduled'] !== true || !chosen?.storage) return null
    const { storage, folder } = chosen
    if (type === 'job.deleted') {
      await remove(async () => openStorage(db, env, { space, id: storage }), copyPath(folder, made))
      return null
    }
    const load = {
      ids: reserveIds(space, { job: 1 }),
      known: query<{ id: number }>(sql`SELECT id FROM job WHERE space_id = ${space} AND kind = ${COPY_KIND}
        AND params ->> 'archive' = ${id}`),
    }
    return reactorResult(load, ({ ids, known }) => ({
      appends:
        known.length > 0
          ? []
          : [
              askPreparedJob(
                {
                  id: idAllocator(ids)('job'),
                  kind: COPY_KIND,
                  name: made.name,
                  created_by: made.created_by,
                  params: { archive: id, storage, folder },
                },
                [{ position: 0, name: made.name, details: {} }],
                { pieces: 1 },
              ),
            ],
      requires: [],
    }))
  },
  { mostAttempts: 5 },
)

async function remove(open: () => ReturnType<typeof openStorage>, path: string): Promise<void> {
  try {
    await (await open()).remove({ path, id: '' })
  } catch (error) {
    if (error instanceof StorageFailure && !error.isPassing) throw new NonRetryableError(error.message)
    throw error
  }
}

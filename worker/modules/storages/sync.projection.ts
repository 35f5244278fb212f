import { sql } from 'drizzle-orm'
import type { JobEvent } from '#worker/kernel/jobs/job.events.ts'
import { projection } from '#worker/kernel/log/projection.ts'
import { insertRows, updateRow } from '#worker/kernel/sql/bulk-write.ts'
import type { SyncEvent } from './sync.events.ts'
import { syncLogTable, syncTable } from './storage.table.ts'

const STOPPED = ['storage.stopped', 'The check was stopped before it had seen all.'] as const

const stopped = (event: { space: number; at: string; data: { id: number } }, code: string, msg: string) =>
  sql`UPDATE sync_log SET status = 'ERROR', code = ${code}, msg = ${msg}, updated_at = ${event.at}
    WHERE space_id = ${event.space} AND job = ${event.data.id} AND status = 'RUNNING'`

export const syncProjection = projection<SyncEvent | JobEvent>({
  'sync.check_asked': ({ space, version, at, data: { id, log, job } }) => [
    insertRows(syncLogTable, [
      {
        space_id: space,
        id: log,
        version,
        created_at: at,
        updated_at: at,
        sync: id,
        status: 'RUNNING' as const,
        msg: '',
        job,
      },
    ]),
    updateRow(syncTable, { space, id }, { version }),
  ],
  'sync.checked': ({ space, version, at, data: { id, job, log, status, code, msg, found, failures, next } }) => [
    ...(log === null
      ? []
      : [
          sql`INSERT INTO sync_log (space_id, id, version, created_at, updated_at, sync, status, msg, code, found, job)
            VALUES (${space}, ${log}, ${version}, ${at}, ${at}, ${id}, ${status}, ${msg}, ${code}, ${JSON.stringify(found)}, ${job})
            ON CONFLICT DO UPDATE SET status = excluded.status, msg = excluded.msg, code = excluded.code,
              found = excluded.found, version = excluded.version, updated_at = excluded.updated_at`,
        ]),
    updateRow(syncTable, { space, id }, { last_checked: at, failures, next_check: next, version, updated_at: at }),
  ],
  'job.failed': (event) => stopped(event, event.data.code, event.data.msg),
  'job.cancelled': (event) => stopped(event, ...STOPPED),
  'job.deleted': (event) => stopped(event, ...STOPPED),
})

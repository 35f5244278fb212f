import { sql } from 'drizzle-orm'
import type { JobEvent } from '#worker/kernel/jobs/job.events.ts'
import { projection } from '#worker/kernel/log/projection.ts'
import type { ArchiveEvent } from './archive.events.ts'

export const archiveProjection = projection<ArchiveEvent | JobEvent>({
  'archive.scheduled': ({ space, version, data: { every, storage = null, folder = '' } }) =>
    sql`INSERT INTO archive_schedule (space_id, version, every, storage, folder)
      VALUES (${space}, ${version}, ${every}, ${storage}, ${folder})
      ON CONFLICT DO UPDATE SET every = excluded.every, storage = excluded.storage, folder = excluded.folder,
        version = excluded.version`,
  'job.asked': ({ space, at, data: { kind, params } }) =>
    kind === 'archive' && params['scheduled'] === true
      ? sql`UPDATE archive_schedule SET asked_at = ${at} WHERE space_id = ${space}`
      : [],
})

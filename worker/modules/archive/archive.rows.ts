import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import { jobsWhere, type JobRow } from '#worker/kernel/jobs/job.rows.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { copyOf } from './copy/copy-job.ts'
import type { Archive } from './archive.contract.ts'
import { archiveLink } from './stored/archive-link.ts'

export const archivesWhere = (space: number, condition: SQL, tail: SQL = sql``) =>
  jobsWhere(space, sql`kind = 'archive' AND ${condition}`, tail)

const facts = z.object({ bytes: z.int(), events: z.int(), rows: z.int(), files: z.int() })
const nothing = { bytes: null, events: null, rows: null, files: null }

export const downloadPath = (id: number) => `/api/archive/${id}/download/`

export async function showArchive(context: Context, space: number, job: JobRow): Promise<Archive> {
  const { id, name, state, created_by, created_at, total, done, code, msg } = job
  const { copies } = await context.spaceDatabase(membershipOf(context).shard).read({ copies: copyOf(space, id) })
  return {
    id,
    name,
    state,
    created_by,
    created_at,
    scheduled: job.params['scheduled'] === true,
    progress: { total, done },
    ...(facts.safeParse(job.details).data ?? nothing),
    download: state === 'done' ? await archiveLink(context, downloadPath(id), space) : null,
    copy: copies[0] ?? null,
    code,
    msg,
  }
}

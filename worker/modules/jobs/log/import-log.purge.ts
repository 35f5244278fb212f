import { sql } from 'drizzle-orm'
import { jobsAbout } from '#worker/kernel/jobs/forget-in-jobs.ts'
import type { Purge } from '#worker/kernel/log/purge.ts'

/** The lines of a log name recipes. Its numbers stay. */
export const importLogPurge: Purge = {
  deleteDependents: (space, ids) => [
    sql`UPDATE import_log SET msg = '' WHERE space_id = ${space}
      AND job IN (${jobsAbout(space, sql`SELECT 'recipe:' || value FROM (${ids})`)})`,
  ],
}

import { sql } from 'drizzle-orm'
import { jobEvents } from '#worker/kernel/jobs/job.events.ts'
import type { JobKind } from '#worker/kernel/jobs/job-kind.ts'
import { jobProjection } from '#worker/kernel/jobs/job.projection.ts'
import { jobCleanUpReactor, jobReactor } from '#worker/kernel/jobs/job.reactor.ts'
import { jobItemTable, jobTable } from '#worker/kernel/jobs/job.table.ts'
import { personOf } from '#worker/kernel/log/context.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { jobRoutes } from './job.routes.ts'
import { importLogPurge } from './log/import-log.purge.ts'

export { exportLogs, importLogs } from './log/log.resource.ts'

/** Work that takes longer than an answer may, of the kinds that modules have; `others` are of no module. */
export function jobs(modules: readonly Module[], others: readonly JobKind[]): Module {
  const kinds = new Map(
    [...modules.flatMap(({ jobs = [] }) => jobs), ...others].map((kind): [string, JobKind] => [kind.kind, kind]),
  )
  const personal = sql`NOT ${inValues(
    sql`kind`,
    [...kinds.values()].filter(({ isOfSpace }) => isOfSpace).map(({ kind }) => kind),
  )}`
  return {
    name: 'job',
    events: [jobEvents],
    tables: [jobTable, jobItemTable],
    projections: [jobProjection],
    reactors: [jobReactor(kinds), jobCleanUpReactor(kinds)],
    purge: { recipe: importLogPurge },
    // They report how far work is; what the work did is taken back by its own events.
    derivedEvents: Object.keys(jobEvents.shapes).map((verb) => `job.${verb}`),
    routes: jobRoutes,
    personalTables: [
      {
        table: 'job',
        column: 'created_by',
        only: personal,
        streams: (space, user) =>
          sql`SELECT 'job:' || id FROM job WHERE space_id = ${space} AND created_by = ${user} AND ${personal}`,
        deleteParts: (space, user) => [
          sql`DELETE FROM job_item WHERE space_id = ${space} AND job IN (
            SELECT id FROM job WHERE space_id = ${space} AND created_by = ${user} AND ${personal})`,
        ],
      },
    ],
    feedFilters: {
      job: (context) => sql`EXISTS (SELECT 1 FROM job j WHERE j.space_id = e.space_id
        AND e.stream = 'job:' || j.id AND j.created_by = ${personOf(context).id})`,
    },
  }
}

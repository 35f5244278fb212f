import { sql } from 'drizzle-orm'
import { cancelJob, deleteJob, isActive } from '#worker/kernel/jobs/job.decider.ts'
import { jobById, type JobRow, jobsWhere } from '#worker/kernel/jobs/job.rows.ts'
import type { Append, Store } from '#worker/kernel/log/commit.ts'
import type { WorkBudget } from '#worker/kernel/log/erase/work-budget.ts'
import { execute, outcome } from '#worker/kernel/log/execute.ts'
import type { Module } from '#worker/kernel/resource/module.ts'

const JOBS_PER_READ = 100

interface Leaving {
  env: Env
  at: string
  user: number
}

/**
 * Deletes somebody's jobs with what is stored for them, as nothing knows of it once their rows are gone. Returns whether
 * none is left.
 */
export async function eraseJobs(
  modules: readonly Module[],
  store: Store,
  { env, at, user }: Leaving,
  effort: WorkBudget,
): Promise<boolean> {
  const { db, space } = store
  const kinds = new Map(modules.flatMap(({ jobs = [] }) => jobs).map((kind) => [kind.kind, kind]))
  for (let after = 0; ;) {
    const { jobs } = await db.read({
      jobs: jobsWhere(space, sql`created_by = ${user} AND id > ${after}`, sql`ORDER BY id LIMIT ${JOBS_PER_READ}`),
    })
    for (const job of jobs.filter(({ kind }) => !kinds.get(kind)?.isOfSpace)) {
      if (!effort.trySpend()) return false
      // From then on no slice of it is kept.
      await changeJob(store, job, (now) => (isActive(now) ? cancelJob(now) : null))
      await kinds.get(job.kind)?.cleanUp?.({ ...job, state: 'cancelled', is_deleted: true }, { env, db, at, space })
      // Last, as a job that is deleted is not looked at again.
      await changeJob(store, job, deleteJob)
    }
    const last = jobs.at(-1)
    if (!last) return true
    after = last.id
  }
}

const changeJob = (store: Store, { id }: JobRow, next: (now: JobRow) => Append | null) =>
  execute(store, { found: jobById(store.space, id) }, ({ found }) =>
    outcome({ appends: found.flatMap((now) => next(now) ?? []), requires: [], answer: {}, respond: () => null }),
  )

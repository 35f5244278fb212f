import { contextForUser } from '#worker/auth/context-for-user.ts'
import { JobFailure, type JobWorld } from '#worker/kernel/jobs/job-kind.ts'
import type { JobRow } from '#worker/kernel/jobs/job.rows.ts'

/** Whoever asked for a job, with the rights that they have by now. Fails the job where they have left the space. */
export async function askerOfJob({ created_by: user }: JobRow, { env, at, space }: JobWorld) {
  const context = await contextForUser(env, at, { user, space })
  if (!context) throw new JobFailure('auth.forbidden', 'Who asked for it is no longer in this space.')
  return context
}

import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { forgetJob } from '#worker/kernel/jobs/job.decider.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { answer, execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { foundOne, query } from '#worker/kernel/sql/query.ts'
import type { archiveSchedule } from './archive.contract.ts'
import type { ArchiveEvent } from './archive.events.ts'
import { archivesWhere } from './archive.rows.ts'

type Schedule = z.output<typeof archiveSchedule>

export const scheduleOf = (space: number) =>
  query<Schedule & { version: number }>(sql`SELECT every, version FROM archive_schedule WHERE space_id = ${space}`)

export async function showSchedule(context: Context): Promise<Answer<Schedule>> {
  const { space, shard } = membershipOf(context)
  const { found } = await context.spaceDatabase(shard).read({ found: scheduleOf(space) })
  return answer({ every: found[0]?.every ?? 'off' })
}

export function setSchedule(context: Context, every: Schedule['every']): Promise<Answer<Schedule>> {
  const store = spaceStore(context)
  const load = { now: scheduleOf(store.space) }
  return execute(store, load, ({ now: [now] }) => {
    const events: ArchiveEvent[] =
      (now?.every ?? 'off') === every ? [] : [{ type: 'archive.scheduled', data: { every } }]
    return outcome({
      appends: [{ stream: 'archive', expected: now?.version ?? 0, events }],
      requires: [],
      answer: load,
      respond: ({ now: [after] }): Schedule => ({ every: after?.every ?? 'off' }),
    })
  })
}

export function deleteArchiveJob(context: Context, id: number): Promise<Answer<null>> {
  const store = spaceStore(context)
  return execute(store, { found: archivesWhere(store.space, sql`id = ${id}`) }, ({ found }) =>
    outcome({
      appends: [forgetJob(foundOne(found))],
      requires: [],
      status: 204,
      answer: {},
      respond: () => null,
    }),
  )
}

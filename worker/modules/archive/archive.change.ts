import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { forgetJob } from '#worker/kernel/jobs/job.decider.ts'
import { invalid } from '#worker/kernel/contract/errors.ts'
import { noRemovalsSince } from '#worker/kernel/log/guard.ts'
import { pathFault, pathRefused } from '#worker/modules/storages/path-rule.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { answer, execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { foundOne, query } from '#worker/kernel/sql/query.ts'
import type { archiveSchedule, shownSchedule } from './archive.contract.ts'
import type { ArchiveEvent } from './archive.events.ts'
import { archivesWhere } from './archive.rows.ts'

type Schedule = z.output<typeof shownSchedule>
type Wanted = z.output<typeof archiveSchedule>

export const scheduleOf = (space: number) =>
  query<Schedule & { version: number }>(
    sql`SELECT every, storage, folder, version FROM archive_schedule WHERE space_id = ${space}`,
  )

export async function showSchedule(context: Context): Promise<Answer<Schedule>> {
  const { space, shard } = membershipOf(context)
  const { found } = await context.spaceDatabase(shard).read({ found: scheduleOf(space) })
  return answer(shown(found[0]))
}

/** A storage that is not said stays; null writes no copies any more. */
export function setSchedule(context: Context, wanted: Wanted): Promise<Answer<Schedule>> {
  const store = spaceStore(context)
  const { storage: asked = null } = wanted
  const load = {
    now: scheduleOf(store.space),
    storages: query<{ id: number }>(
      sql`SELECT id FROM storage WHERE space_id = ${store.space} AND id = ${asked} AND deleted_with IS NULL`,
    ),
  }
  return execute(store, load, ({ now: [now], storages }) => {
    if (asked !== null && storages.length === 0)
      throw invalid({ storage: [`Invalid pk "${asked}" - object does not exist.`] })
    const fault = pathFault(wanted.folder)
    if (fault) throw pathRefused('folder', fault)
    const before = shown(now)
    const data: Schedule =
      wanted.storage === undefined
        ? { ...before, every: wanted.every }
        : { every: wanted.every, storage: asked, folder: asked === null ? '' : wanted.folder }
    const isSame = JSON.stringify(data) === JSON.stringify(before)
    const events: ArchiveEvent[] = isSame ? [] : [{ type: 'archive.scheduled', data }]
    return outcome({
      appends: [{ stream: 'archive', expected: now?.version ?? 0, events }],
      requires: asked === null ? [] : [noRemovalsSince],
      answer: { now: scheduleOf(store.space) },
      respond: ({ now: [after] }): Schedule => shown(after),
    })
  })
}

const shown = (row: Schedule | undefined): Schedule => ({
  every: row?.every ?? 'off',
  storage: row?.storage ?? null,
  folder: row?.folder ?? '',
})

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

import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import type { Recorded } from '#worker/kernel/contract/events.ts'
import type { FoundItem, JobEvent } from '#worker/kernel/jobs/job.events.ts'
import { projection } from '#worker/kernel/log/projection.ts'
import { insertRows } from '#worker/kernel/sql/bulk-write.ts'
import { importLogTable } from './log.table.ts'

/** What a job of an import says of the log that older clients follow. */
const logged = z.object({ log: z.object({ kind: z.literal('import'), id: z.int() }), app: z.string().nullish() })

/** A log has no events of its own until a client changes it: its version begins at 0. */
export const importLogProjection = projection<JobEvent>({
  'job.asked': ({ space, at, data: { id, created_by, params } }) => {
    const { data } = logged.safeParse(params)
    if (!data) return []
    return insertRows(importLogTable, [
      {
        space_id: space,
        id: data.log.id,
        version: 0,
        created_at: at,
        updated_at: at,
        type: (data.app ?? 'FILES').slice(0, 32),
        msg: '',
        running: true,
        total_recipes: 0,
        imported_recipes: 0,
        job: id,
        created_by,
      },
    ])
  },
  'job.items_found': (event) =>
    updateLog(event, sql`total_recipes = total_recipes + ${event.data.items.filter(isRecipe).length}`),
  'job.items_ended': (event) => {
    const { items } = event.data
    const there = items.filter(({ result }) => result?.startsWith('recipe:')).length
    const lines = items.map(({ state, name, msg, position, result }) =>
      state === 'failed' || result === undefined
        ? `${position + 1} - ${msg ?? 'failed'}`
        : `${result?.split(':')[1] ?? position + 1} - ${name ?? ''}${state === 'known' ? ' (already here)' : ''}`,
    )
    return updateLog(
      event,
      sql`imported_recipes = imported_recipes + ${there}, msg = substr(msg || ${`${lines.join('\n')}\n`}, ${-MAX_TEXT})`,
    )
  },
  'job.items_asked': (event) => updateLog(event, sql`running = 1`),
  'job.finished': (event) =>
    updateLog(event, sql`running = 0, msg = msg || 'Imported ' || imported_recipes || ' recipes.'`),
  'job.failed': (event) => updateLog(event, sql`running = 0, msg = msg || ${event.data.msg}`),
  'job.cancelled': (event) => updateLog(event, sql`running = 0, msg = msg || 'Cancelled.'`),
})

/** The log tells of recipes; a file has foods, plans and lists beside. */
const isRecipe = ({ details }: FoundItem): boolean => ['recipe', 'broken'].includes(String(details['kind']))

/** The last lines are what is read: a log of ten thousand recipes would be written anew with each of them. */
const MAX_TEXT = 20_000

const updateLog = ({ space, at, data: { id } }: Recorded<JobEvent>, set: SQL): SQL =>
  sql`UPDATE import_log SET ${set}, updated_at = ${at} WHERE space_id = ${space} AND job = ${id}`

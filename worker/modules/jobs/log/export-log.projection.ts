import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import type { Recorded } from '#worker/kernel/contract/events.ts'
import type { JobEvent } from '#worker/kernel/jobs/job.events.ts'
import { projection } from '#worker/kernel/log/projection.ts'
import { insertRows } from '#worker/kernel/sql/bulk-write.ts'
import { CACHE_DURATION } from './log.contract.ts'
import { exportLogTable } from './log.table.ts'

/** What a job of an export says of the log that other clients follow. */
const logged = z.object({ log: z.object({ kind: z.literal('export'), id: z.int() }), format: z.string() })

/** A log has no events of its own until a client changes it: its version begins at 0. */
export const exportLogProjection = projection<JobEvent>({
  'job.asked': ({ space, at, data: { id, created_by, params } }) => {
    const { data } = logged.safeParse(params)
    if (!data) return []
    return insertRows(exportLogTable, [
      {
        space_id: space,
        id: data.log.id,
        version: 0,
        created_at: at,
        updated_at: at,
        type: data.format.slice(0, 32),
        msg: '',
        running: true,
        total_recipes: 0,
        exported_recipes: 0,
        cache_duration: CACHE_DURATION,
        possibly_not_expired: true,
        job: id,
        created_by,
      },
    ])
  },
  'job.items_found': (event) => updateLog(event, sql`total_recipes = total_recipes + ${event.data.items.length}`),
  'job.items_ended': (event) => {
    const { items } = event.data
    const written = items.filter(({ state }) => state === 'done').length
    const lines = items.flatMap(({ state, position, msg }) =>
      state === 'failed' ? `${position + 1} - ${msg ?? 'failed'}\n` : [],
    )
    return updateLog(
      event,
      sql`exported_recipes = exported_recipes + ${written}, msg = substr(msg || ${lines.join('')}, ${-MAX_TEXT})`,
    )
  },
  'job.items_asked': (event) => updateLog(event, sql`running = 1`),
  'job.finished': (event) =>
    updateLog(event, sql`running = 0, msg = msg || 'Exported ' || exported_recipes || ' recipes.'`),
  'job.failed': (event) => updateLog(event, sql`running = 0, possibly_not_expired = 0, msg = msg || ${event.data.msg}`),
  'job.cancelled': (event) => updateLog(event, sql`running = 0, possibly_not_expired = 0, msg = msg || 'Cancelled.'`),
  'job.expired': (event) => updateLog(event, sql`possibly_not_expired = 0`),
  'job.deleted': (event) => updateLog(event, sql`running = 0, possibly_not_expired = 0`),
})

/** The last lines are what is read. */
const MAX_TEXT = 20_000

const updateLog = ({ space, at, data: { id } }: Recorded<JobEvent>, set: SQL): SQL =>
  sql`UPDATE export_log SET ${set}, updated_at = ${at} WHERE space_id = ${space} AND job = ${id}`

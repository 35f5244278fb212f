import { sql, type SQL } from 'drizzle-orm'
import type { Recorded } from '../contract/events.ts'
import { projection } from '../log/projection.ts'
import { insertRows } from '../sql/bulk-write.ts'
import { jsonEach } from '../sql/sql.ts'
import type { EndedItem, JobEvent } from './job.events.ts'
import { jobItemTable, jobTable, type JobState } from './job.table.ts'

export const jobProjection = projection<JobEvent>({
  'job.asked': ({ space, at, version, data: { id, kind, name, created_by, params } }) =>
    insertRows(jobTable, [
      {
        space_id: space,
        id,
        version,
        created_at: at,
        updated_at: at,
        kind,
        name,
        created_by,
        state: 'preparing' as const,
        params: JSON.stringify(params),
        details: '{}',
        choices: '{}',
        total: 0,
        done: 0,
        known: 0,
        failed: 0,
        msg: '',
      },
    ]),
  'job.items_found': (event) => [
    insertRows(
      jobItemTable,
      event.data.items.map(({ position, name, details }) => ({
        space_id: event.space,
        job: event.data.id,
        position,
        name,
        state: 'waiting' as const,
        details: JSON.stringify(details),
        msg: '',
        updated_at: event.at,
      })),
      { by: 'position' },
    ),
    updateJob(event, sql`total = total + ${event.data.items.length}`),
  ],
  'job.prepared': (event) =>
    updateJob(event, sql`state = ${is('ready')}, details = ${JSON.stringify(event.data.details)}`),
  'job.started': (event) =>
    updateJob(event, sql`state = ${is('running')}, choices = ${JSON.stringify(event.data.choices)}`),
  'job.slice_asked': (event) => updateJob(event, sql`msg = ''`),
  'job.items_ended': (event) => {
    const { id, items } = event.data
    return [
      // Materialized, as otherwise each item of the job is compared with each of these.
      sql`UPDATE job_item SET state = e.value ->> 'state', result = e.value ->> 'result',
          name = coalesce(e.value ->> 'name', name), code = e.value ->> 'code', msg = coalesce(e.value ->> 'msg', ''),
          updated_at = ${event.at}
        FROM (WITH ended AS MATERIALIZED (SELECT value, value ->> 'position' AS position FROM ${jsonEach(items)})
          SELECT * FROM ended) e
        WHERE space_id = ${event.space} AND job = ${id} AND job_item.position = e.position`,
      updateJob(
        event,
        sql`done = done + ${count(items, 'done')}, known = known + ${count(items, 'known')},
        failed = failed + ${count(items, 'failed')}`,
      ),
    ]
  },
  'job.items_asked': (event) => {
    const { space, at, data } = event
    const { id, positions } = data
    const chosen = sql`space_id = ${space} AND job = ${id} AND position IN (SELECT value FROM ${jsonEach(positions)})`
    const had = (state: EndedItem['state']) => sql`(SELECT count(*) FROM job_item WHERE ${chosen} AND state = ${state})`
    return [
      updateJob(
        event,
        sql`state = ${is('running')}, known = known - ${had('known')}, failed = failed - ${had('failed')}`,
      ),
      sql`UPDATE job_item SET state = 'waiting', code = NULL, msg = '', updated_at = ${at} WHERE ${chosen}`,
    ]
  },
  'job.finished': (event) =>
    updateJob(event, sql`state = ${is('done')}, details = json_patch(details, ${JSON.stringify(event.data.details)})`),
  'job.failed': (event) =>
    updateJob(event, sql`state = ${is('failed')}, code = ${event.data.code}, msg = ${event.data.msg}`),
  'job.cancelled': (event) => updateJob(event, sql`state = ${is('cancelled')}`),
  'job.expired': (event) => updateJob(event, sql`details = json_set(details, '$.expired', json('true'))`),
  'job.deleted': (event) => updateJob(event, sql`deleted_with = ${event.stream}`),
})

const is = (state: JobState): SQL => sql`${state}`

const count = (items: readonly EndedItem[], state: EndedItem['state']): number =>
  items.filter((item) => item.state === state).length

const updateJob = ({ space, at, version, data: { id } }: Recorded<JobEvent>, set: SQL): SQL =>
  sql`UPDATE job SET ${set}, updated_at = ${at}, version = ${version} WHERE space_id = ${space} AND id = ${id}`

import { sql, type SQL } from 'drizzle-orm'
import { jsonEach, type Statement } from '../sql/sql.ts'

/** Stands for the name of what nobody may know any more. */
const FORGOTTEN = '…'

/** The stream of what an item read or became. */
const about = sql`coalesce('recipe:' || (details ->> 'recipe'), result)`

/** Whether an item tells of rows whose streams are those of a query. */
const tellsOf = (space: number, streams: SQL): SQL => sql`space_id = ${space} AND ${about} IN (${streams})`

/** Jobs whose items tell of rows. */
export const jobsAbout = (space: number, streams: SQL): SQL =>
  sql`SELECT DISTINCT job FROM job_item WHERE ${tellsOf(space, streams)}`

/** Removes what items and events of jobs say of purged rows, but that they were. */
export function forgetInJobs(space: number, gone: readonly string[]): Statement[] {
  const streams = sql`SELECT value FROM ${jsonEach(gone)}`
  const ofJobs = (type: string) => sql`space_id = ${space} AND type = ${type}
    AND stream IN (SELECT 'job:' || job FROM (${jobsAbout(space, streams)}))`
  const isFound = sql`i.value ->> 'position' IN (SELECT position FROM job_item
    WHERE ${tellsOf(space, streams)} AND job = event.data ->> 'id')`
  const isEnded = sql`i.value ->> 'result' IN (${streams})`
  const kept = (details: SQL) =>
    sql`json_patch('{}', json_object('kind', ${details} ->> 'kind', 'recipe', ${details} ->> 'recipe'))`
  const found = sql`json_set(i.value, '$.name', ${FORGOTTEN}, '$.details', ${kept(sql`(i.value -> 'details')`)})`
  return [
    sql`UPDATE event SET ${changedItems(isFound, found)} WHERE ${ofJobs('job.items_found')} AND ${hasItem(isFound)}`,
    sql`UPDATE event SET ${changedItems(isEnded, sql`json_remove(i.value, '$.name', '$.msg')`)}
      WHERE ${ofJobs('job.items_ended')} AND ${hasItem(isEnded)}`,
    sql`UPDATE job_item SET name = ${FORGOTTEN}, msg = '', details = ${kept(sql`details`)} WHERE ${tellsOf(space, streams)}`,
  ]
}

const hasItem = (which: SQL): SQL => sql`EXISTS (SELECT 1 FROM json_each(data, '$.items') i WHERE ${which})`

const changedItems = (which: SQL, change: SQL): SQL =>
  sql`data = json_set(data, '$.items', (SELECT json_group_array(json(iif(${which}, ${change}, i.value)) ORDER BY i.key)
    FROM json_each(data, '$.items') i))`

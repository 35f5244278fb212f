import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import { jsonEach, type Statement } from '../sql/sql.ts'

/**
 * Something is gone for good, with whatever went along with it: `along` are the ids of those by kind, `objects` the stored
 * files that it named. It says so by ids, as what it was is not in the log any more when the log is read again.
 */
export const purged = z.object({
  id: z.int(),
  along: z.record(z.string(), z.array(z.int())),
  objects: z.array(z.string()),
})
export type Purged = z.output<typeof purged>

/** What a kind has beside its rows, and what goes with those for good. */
export interface Purge {
  /** Streams of its parts, as rows of `(kind, id)`, of rows of some ids. */
  partStreams?(space: number, ids: SQL): SQL
  /** Keys of stored files, as rows of `(key)`, that the logs of some ids ever named. */
  fileKeys?(space: number, ids: SQL): SQL
  /** Takes away what hangs off rows of some ids, and lets go of them whoever else names them. */
  deleteDependents(space: number, ids: SQL): Statement[]
}

export const idSubquery = (ids: readonly number[]): SQL => sql`SELECT value FROM ${jsonEach(ids)}`

/** Copies of rows of a table that are about to go. `keys`: a query of their keys, as `json_array` writes them. */
export const deleteRowCopies = (space: number, table: string, keys: SQL): Statement =>
  sql`DELETE FROM row_copy WHERE space_id = ${space} AND "of" = ${table} AND key IN (${keys})`

/** Events that say of what they are about by ids alone. They stay, as they may mean something to others. */
const ID_ONLY_VERBS = ['deleted', 'restored', 'merged', 'moved', 'put_back', 'purged', 'forgotten', 'erased']

/** Leaves of the events of some streams that they were there, and nothing of what they said. */
export const redactStreams = (space: number, streams: readonly string[]): Statement =>
  sql`UPDATE event SET data = 'null' WHERE space_id = ${space} AND stream IN (SELECT value FROM ${jsonEach(streams)})
    AND substr(type, instr(type, '.') + 1) NOT IN (SELECT value FROM ${jsonEach(ID_ONLY_VERBS)})`

/** Of some streams those that are gone for good. A stream of one row has its id behind a colon. */
export const purgedStreams = (space: number, streams: readonly string[]): SQL =>
  sql`SELECT DISTINCT w.value AS stream FROM ${jsonEach(streams.filter((stream) => stream.includes(':')))} w
    CROSS JOIN event p ON p.space_id = ${space} AND p.stream = w.value
    WHERE p.data = 'null' OR substr(p.type, -7) = '.purged'`

import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import { jsonEach, type Statement } from '../sql/sql.ts'

/**
 * A row is gone for good: `along` are ids by kind of what went with it, `objects` its stored files. The event holds
 * ids only, as the log no longer says what the row was.
 */
export const purged = z.object({
  id: z.int(),
  along: z.record(z.string(), z.array(z.int())),
  objects: z.array(z.string()),
})
export type Purged = z.output<typeof purged>

/** What a purge of rows of a kind takes along. `ids` is a subquery. */
export interface Purge {
  /** Streams of the parts of these rows, as rows of `(kind, id)`. */
  partStreams?(space: number, ids: SQL): SQL
  /** Keys of stored files that the logs of these rows ever named, as rows of `(key)`. */
  fileKeys?(space: number, ids: SQL): SQL
  /** Deletes what hangs off these rows, and clears references to them. */
  deleteDependents(space: number, ids: SQL): Statement[]
}

export const idSubquery = (ids: readonly number[]): SQL => sql`SELECT value FROM ${jsonEach(ids)}`

/** `keys`: a query of the keys of the rows that go, as `json_array` writes them. */
export const deleteRowCopies = (space: number, table: string, keys: SQL): Statement =>
  sql`DELETE FROM row_copy WHERE space_id = ${space} AND "of" = ${table} AND key IN (${keys})`

/** Events that hold ids alone. A purge leaves them, as they may concern other rows. */
const ID_ONLY_VERBS = ['deleted', 'restored', 'merged', 'moved', 'put_back', 'purged', 'forgotten', 'erased']

export const redactStreams = (space: number, streams: readonly string[]): Statement =>
  sql`UPDATE event SET data = 'null' WHERE space_id = ${space} AND stream IN (SELECT value FROM ${jsonEach(streams)})
    AND substr(type, instr(type, '.') + 1) NOT IN (SELECT value FROM ${jsonEach(ID_ONLY_VERBS)})`

/** The streams among some that are purged. The stream of a row has its id behind a colon. */
export const purgedStreams = (space: number, streams: readonly string[]): SQL =>
  sql`SELECT DISTINCT w.value AS stream FROM ${jsonEach(streams.filter((stream) => stream.includes(':')))} w
    CROSS JOIN event p ON p.space_id = ${space} AND p.stream = w.value
    WHERE p.data = 'null' OR substr(p.type, -7) = '.purged'`

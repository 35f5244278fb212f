import { sql, type SQL } from 'drizzle-orm'
import type { Statement } from '../sql/sql.ts'

/** A table of a space with rows that nobody but one person has any use for. */
export interface PersonalTable {
  table: string
  /** The column that says whose a row is. */
  column: string
  /** What is of a household stays as long as somebody else is in it. */
  sharedWithHousehold?: boolean
  /** Streams of the log that tell of nothing else, as rows of one column. */
  streams?(space: number, user: number): SQL
  /** Takes away what hangs off these rows. */
  deleteParts?(space: number, user: number): Statement[]
}

/** Takes away what was one person's. `alone`: nobody else is in their household. */
export const deletePersonalRows = (
  tables: readonly PersonalTable[],
  { space, user, alone }: { space: number; user: number; alone: boolean },
): Statement[] =>
  tables
    .filter(({ sharedWithHousehold }) => alone || !sharedWithHousehold)
    .flatMap(({ table, column, streams, deleteParts }) => [
      ...(streams
        ? [sql`UPDATE event SET data = 'null' WHERE space_id = ${space} AND stream IN (${streams(space, user)})`]
        : []),
      ...(deleteParts?.(space, user) ?? []),
      sql`DELETE FROM ${sql.identifier(table)} WHERE space_id = ${space} AND ${sql.identifier(column)} = ${user}`,
    ])

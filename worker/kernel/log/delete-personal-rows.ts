import { sql, type SQL } from 'drizzle-orm'
import type { Statement } from '../sql/sql.ts'

/** A table whose rows belong to one person and are of no use to others. */
export interface PersonalTable {
  table: string
  column: string
  /** Which of the rows that have somebody in `column`; without it, all. */
  only?: SQL
  /** Rows of a household stay while somebody else is in it. */
  sharedWithHousehold?: boolean
  /** Streams that are only about such rows, as rows of one column. */
  streams?(space: number, user: number): SQL
  deleteParts?(space: number, user: number): Statement[]
}

/** `alone`: nobody else is in their household. */
export const deletePersonalRows = (
  tables: readonly PersonalTable[],
  { space, user, alone }: { space: number; user: number; alone: boolean },
): Statement[] =>
  tables
    .filter(({ sharedWithHousehold }) => alone || !sharedWithHousehold)
    .flatMap(({ table, column, only = sql`true`, streams, deleteParts }) => [
      ...(streams
        ? [sql`UPDATE event SET data = 'null' WHERE space_id = ${space} AND stream IN (${streams(space, user)})`]
        : []),
      ...(deleteParts?.(space, user) ?? []),
      sql`DELETE FROM ${sql.identifier(table)} WHERE space_id = ${space} AND ${sql.identifier(column)} = ${user}
        AND ${only}`,
    ])

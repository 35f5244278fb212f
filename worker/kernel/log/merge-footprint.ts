import { getTableColumns, sql } from 'drizzle-orm'
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Recorded } from '../contract/events.ts'
import type { Footprint } from './footprint.ts'
import type { Projection } from './projection.ts'
import { insertRows } from '../sql/bulk-write.ts'
import type { ReadTable } from '../sql/read-table.ts'

/** Maps merged ids to what they became, for clients that still use the old id. */
export const mergedTable = sqliteTable(
  'merged',
  {
    space_id: integer().notNull(),
    kind: text().notNull(),
    id: integer().notNull(),
    into: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.space_id, table.kind, table.id] })],
)

interface MergeData {
  id: number
  into: number
}
const mergeData = (event: Recorded) => event.data as MergeData // Every merged event holds these.

const BOOKKEEPING_COLUMNS = new Set(['space_id', 'id', 'version', 'created_at', 'updated_at'])

export const mergedRowsFootprint = (table: ReadTable): Footprint => ({
  table,
  columns: Object.keys(getTableColumns(table)).filter((name) => !BOOKKEEPING_COLUMNS.has(name)),
  where: (event) => {
    const { id, into } = mergeData(event)
    return sql`id IN (${id}, ${into})${'parent' in table ? sql` OR parent = ${id}` : sql``}`
  },
})

/** The rows that refer, in some columns, to the row that is merged away. */
export const referencingFootprint = (table: Footprint['table'], ...columns: string[]): Footprint => ({
  table,
  columns,
  where: (event) =>
    sql.join(
      columns.map((name) => sql`${sql.identifier(name)} = ${mergeData(event).id}`),
      sql` OR `,
    ),
})

export const movedRowFootprint = (table: ReadTable): Footprint => ({
  table,
  columns: ['parent'],
  where: (event) => sql`id = ${mergeData(event).id}`,
})

export const mergeRecordFootprint = (kind: string): Footprint => ({
  table: mergedTable,
  where: (event) => sql`kind = ${kind} AND id = ${mergeData(event).id}`,
})

export const mergedProjection: Projection = (event) => {
  if (!event.type.endsWith('.merged')) return []
  const { id, into } = mergeData(event)
  const kind = event.type.slice(0, -'.merged'.length)
  return [insertRows(mergedTable, [{ space_id: event.space, kind, id, into }], { or: 'REPLACE' })]
}

import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, integer, primaryKey, sqliteTable, text, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Recorded } from '../contract/events.ts'
import type { Projection } from './projection.ts'
import { query } from '../sql/query.ts'
import { jsonEach, type Statement } from '../sql/sql.ts'

/** Rows beyond its own that an event changes. They are copied before and after it, so that undo can restore them. */
export interface Footprint {
  table: SQLiteTable
  /** Evaluated before the event and after it. */
  where(event: Recorded): SQL
  /** The columns to restore. Left out, all of them, including rows that vanish or appear. */
  columns?: readonly string[]
}

export type Footprints = Record<string, readonly Footprint[]>

/** A row before an event and after it, as lists of its columns; null where it did not exist. */
export const rowCopyTable = sqliteTable(
  'row_copy',
  {
    space_id: integer().notNull(),
    stream: text().notNull(),
    version: integer().notNull(),
    of: text().notNull(),
    key: text().notNull(),
    before: text(),
    after: text(),
  },
  (table) => [primaryKey({ columns: [table.space_id, table.stream, table.version, table.of, table.key] })],
)

export interface PutBack {
  version: number
  type: string
}
export const isPutBack = (event: { type: string }): boolean => event.type.endsWith('.put_back')

/** A table has one footprint in an event. */
export function collectFootprints(modules: readonly { footprints?: Footprints }[]): Map<string, readonly Footprint[]> {
  const all = new Map<string, readonly Footprint[]>()
  for (const { footprints = {} } of modules) {
    for (const [type, typeFootprints] of Object.entries(footprints)) {
      const merged = [...(all.get(type) ?? []), ...typeFootprints]
      if (new Set(merged.map(({ table }) => table)).size < merged.length)
        throw new Error(`${type} has two footprints in one table`)
      all.set(type, merged)
    }
  }
  return all
}

export const withRowCopies =
  (project: Projection, footprints: ReadonlyMap<string, readonly Footprint[]>): Projection =>
  (event) => {
    const eventFootprints = footprints.get(isPutBack(event) ? originalType(event.data as PutBack) : event.type)
    if (!eventFootprints) return project(event)
    if (event.version === 0) throw new Error(`${event.type} has a footprint and needs a version`)
    if (isPutBack(event)) {
      const { version } = event.data as PutBack
      return [
        insertCopyMarker(event),
        ...eventFootprints.map((mark) => copyCurrent(event, mark, version)),
        ...eventFootprints.flatMap((mark) => restoreCopies(event, mark, version)),
        ...project(event),
        ...eventFootprints.map((mark) => copyAfter(event, mark)),
        deleteUnchangedCopies(event),
      ]
    }
    return [
      insertCopyMarker(event),
      ...eventFootprints.map((mark) => copyBefore(event, mark)),
      ...project(event),
      ...eventFootprints.flatMap((mark) => [
        copyAfter(event, mark),
        ...(mark.columns ? [] : [copyInserted(event, mark)]),
      ]),
      deleteUnchangedCopies(event),
    ]
  }

/** Distinguishes an event that changed no other rows from one recorded before rows were copied. */
const insertCopyMarker = ({ space, stream, version }: Recorded) =>
  sql`INSERT OR IGNORE INTO row_copy (space_id, stream, version, "of", key) VALUES (${space}, ${stream}, ${version}, '', '')`

const deleteUnchangedCopies = (event: Recorded) =>
  sql`DELETE FROM row_copy WHERE ${isCopyOfEvent(event)} AND "of" <> '' AND before IS after`

/** A `put_back` of a `put_back` has the footprint of the first event. */
const originalType = ({ type }: PutBack): string => type

const isCopyOfEvent = ({ space, stream, version }: Pick<Recorded, 'space' | 'stream' | 'version'>, at = version): SQL =>
  sql`space_id = ${space} AND stream = ${stream} AND version = ${at}`

function copiedColumns({ table, columns }: Footprint) {
  const all = Object.values(getTableColumns(table)).map(({ name }) => name)
  const { primaryKeys } = getTableConfig(table)
  // A table that only relates rows is all key.
  const keys = (primaryKeys[0]?.columns.map(({ name }) => name) ?? all).filter((name) => name !== 'space_id')
  const label = getTableName(table)
  const values = columns ? [...columns] : all.filter((name) => name !== 'space_id' && !keys.includes(name))
  return { name: sql`${sql.identifier(label)}`, label, keys, values }
}

const jsonArrayOf = (columns: readonly string[]): SQL => sql`json_array(${columnList(columns)})`
const columnList = (columns: readonly string[]): SQL =>
  sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  )
const jsonElements = (list: SQL, columns: readonly string[]): SQL[] =>
  columns.map((_, i) => sql`${list} ->> ${sql.raw(String(i))}`)

const matchesKey = (keys: readonly string[]): SQL =>
  sql.join(
    keys.map((name, i) => sql`x.${sql.identifier(name)} = c.key ->> ${sql.raw(String(i))}`),
    sql` AND `,
  )

function copyBefore(event: Recorded, footprint: Footprint): Statement {
  const { name, label, keys, values } = copiedColumns(footprint)
  return sql`INSERT OR IGNORE INTO row_copy (space_id, stream, version, "of", key, before)
    SELECT ${event.space}, ${event.stream}, ${event.version}, ${label}, ${jsonArrayOf(keys)}, ${jsonArrayOf(values)}
    FROM ${name} WHERE space_id = ${event.space} AND (${footprint.where(event)})`
}

function copyInserted(event: Recorded, footprint: Footprint): Statement {
  const { name, label, keys, values } = copiedColumns(footprint)
  return sql`INSERT OR IGNORE INTO row_copy (space_id, stream, version, "of", key, after)
    SELECT ${event.space}, ${event.stream}, ${event.version}, ${label}, ${jsonArrayOf(keys)}, ${jsonArrayOf(values)}
    FROM ${name} WHERE space_id = ${event.space} AND (${footprint.where(event)})`
}

function copyAfter(event: Recorded, footprint: Footprint): Statement {
  const { name, label, keys, values } = copiedColumns(footprint)
  return sql`UPDATE row_copy AS c SET after = (SELECT ${jsonArrayOf(values)} FROM ${name} x
      WHERE x.space_id = ${event.space} AND ${matchesKey(keys)})
    WHERE ${isCopyOfEvent(event)} AND "of" = ${label}`
}

function copyCurrent(event: Recorded, footprint: Footprint, version: number): Statement {
  const { name, label, keys, values } = copiedColumns(footprint)
  return sql`INSERT OR IGNORE INTO row_copy (space_id, stream, version, "of", key, before)
    SELECT ${event.space}, ${event.stream}, ${event.version}, ${label}, c.key, (SELECT ${jsonArrayOf(values)} FROM ${name} x
      WHERE x.space_id = ${event.space} AND ${matchesKey(keys)})
    FROM row_copy c WHERE ${isCopyOfEvent(event, version)} AND "of" = ${label}`
}

type EventKey = Pick<Recorded, 'stream' | 'version'>

/** `copied`: the copies of a table for some events; `so`: those whose rows are still partly as the events left them. */
export function countUnchangedRowCopies(space: number, footprint: Footprint, events: readonly EventKey[]) {
  const { name, label, keys, values } = copiedColumns(footprint)
  const columns = values.map((column, i) => {
    const at = sql.raw(String(i))
    return sql`(c.before ->> ${at} IS NOT c.after ->> ${at} AND x.${sql.identifier(column)} IS c.after ->> ${at})`
  })
  return query<{ copied: number; so: number }>(sql`SELECT count(*) AS copied, coalesce(sum(CASE
      WHEN c.after IS NULL THEN x.space_id IS NULL
      WHEN c.before IS NULL THEN x.space_id NOT NULL
      ELSE ${columns.length > 0 ? sql.join(columns, sql` OR `) : sql`1`} END), 0) AS so
    FROM ${jsonEach(events.map(({ stream, version }) => [stream, version]))} w CROSS JOIN row_copy c
      ON c.space_id = ${space} AND c.stream = w.value ->> 0 AND c.version = w.value ->> 1 AND c."of" = ${label}
    LEFT JOIN ${name} x ON x.space_id = ${space} AND ${matchesKey(keys)}`)
}

/** Restores columns that are still as the event left them; deletes rows that appeared, inserts rows that vanished. */
function restoreCopies(event: Recorded, footprint: Footprint, version: number): Statement[] {
  const { name, label, keys, values } = copiedColumns(footprint)
  const copies = sql`row_copy WHERE ${isCopyOfEvent(event, version)} AND "of" = ${label}`
  const set = values.map((column, i) => {
    const at = sql.raw(String(i))
    const now = sql`x.${sql.identifier(column)}`
    return sql`${sql.identifier(column)} = iif(${now} IS c.after ->> ${at}, c.before ->> ${at}, ${now})`
  })
  const isStamped = 'updated_at' in getTableColumns(footprint.table) && !values.includes('updated_at')
  const stamp = isStamped ? [sql`updated_at = ${event.at}`] : []
  const update = sql`UPDATE ${name} AS x SET ${sql.join([...set, ...stamp], sql`, `)}
    FROM (SELECT key, before, after FROM ${copies} AND before NOT NULL AND after NOT NULL) c
    WHERE x.space_id = ${event.space} AND ${matchesKey(keys)}`
  if (footprint.columns) return [update]
  const updated = values.length > 0 ? [update] : []
  return [
    sql`DELETE FROM ${name} WHERE space_id = ${event.space} AND (${columnList(keys)}) IN (
      SELECT ${sql.join(jsonElements(sql`key`, keys), sql`, `)} FROM ${copies} AND before IS NULL AND after NOT NULL)`,
    ...updated,
    sql`INSERT OR IGNORE INTO ${name} (space_id, ${columnList([...keys, ...values])})
      SELECT ${event.space}, ${sql.join([...jsonElements(sql`key`, keys), ...jsonElements(sql`before`, values)], sql`, `)}
      FROM ${copies} AND before NOT NULL AND after IS NULL`,
  ]
}

import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, integer, primaryKey, sqliteTable, text, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Recorded } from '../contract/events.ts'
import type { Projection } from './projection.ts'
import { query } from '../sql/query.ts'
import { jsonEach, type Statement } from '../sql/sql.ts'

/**
 * Rows that an event may change beyond its own, in ways that its data does not tell: what a merge repoints, what a branch
 * of foods takes over from its new parent. They are copied before and after, so that it can be taken back.
 */
export interface Footprint {
  table: SQLiteTable
  /** The rows, before the event and after it. */
  where(event: Recorded): SQL
  /** Columns to put back; left out, all of them, also those of rows that vanish or appear. */
  columns?: readonly string[]
}

/** The footprints of each type of event. */
export type Footprints = Record<string, readonly Footprint[]>

/** A row as it was before an event and after it, as lists of its columns; null where it was not there. */
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

/** The event that puts back what another event of its stream changed. */
export interface PutBack {
  version: number
  type: string
}
export const isPutBack = (event: { type: string }): boolean => event.type.endsWith('.put_back')

/** The footprints that modules name, together. A table leaves one footprint in an event. */
export function collectFootprints(modules: readonly { footprints?: Footprints }[]): Map<string, readonly Footprint[]> {
  const all = new Map<string, readonly Footprint[]>()
  for (const { footprints = {} } of modules) {
    for (const [type, typeFootprints] of Object.entries(footprints)) {
      const merged = [...(all.get(type) ?? []), ...typeFootprints]
      if (new Set(merged.map(({ table }) => table)).size < merged.length) throw new Error(`${type} marks a table twice`)
      all.set(type, merged)
    }
  }
  return all
}

/** What events mean to read models, with copies of the rows in their footprints. */
export const withRowCopies =
  (project: Projection, footprints: ReadonlyMap<string, readonly Footprint[]>): Projection =>
  (event) => {
    const eventFootprints = footprints.get(isPutBack(event) ? originalType(event.data as PutBack) : event.type)
    if (!eventFootprints) return project(event)
    if (event.version === 0) throw new Error(`${event.type} leaves a footprint and needs its version`)
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

/** Tells an event that changed nothing beyond its own rows from one of which nobody kept what it changed. */
const insertCopyMarker = ({ space, stream, version }: Recorded) =>
  sql`INSERT OR IGNORE INTO row_copy (space_id, stream, version, "of", key) VALUES (${space}, ${stream}, ${version}, '', '')`

const deleteUnchangedCopies = (event: Recorded) =>
  sql`DELETE FROM row_copy WHERE ${isCopyOfEvent(event)} AND "of" <> '' AND before IS after`

/** What was put back and is put back again leaves the footprint of the first. */
const originalType = ({ type }: PutBack): string => type

const isCopyOfEvent = ({ space, stream, version }: Pick<Recorded, 'space' | 'stream' | 'version'>, at = version): SQL =>
  sql`space_id = ${space} AND stream = ${stream} AND version = ${at}`

/** The columns of a table that tell its rows apart within a space, and those to put back. */
function copiedColumns({ table, columns }: Footprint) {
  const all = Object.values(getTableColumns(table)).map(({ name }) => name)
  const { primaryKeys } = getTableConfig(table)
  // A table that says no more than that things belong together is all key.
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

/** Rows that are there only since the event. */
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

/** The rows that an earlier event left copies of, as they are now. */
function copyCurrent(event: Recorded, footprint: Footprint, version: number): Statement {
  const { name, label, keys, values } = copiedColumns(footprint)
  return sql`INSERT OR IGNORE INTO row_copy (space_id, stream, version, "of", key, before)
    SELECT ${event.space}, ${event.stream}, ${event.version}, ${label}, c.key, (SELECT ${jsonArrayOf(values)} FROM ${name} x
      WHERE x.space_id = ${event.space} AND ${matchesKey(keys)})
    FROM row_copy c WHERE ${isCopyOfEvent(event, version)} AND "of" = ${label}`
}

type EventKey = Pick<Recorded, 'stream' | 'version'>

/** Of the rows of a table that events left copies of, how many are still there, gone, or in part as the events left them. */
export function countUnchangedCopies(space: number, footprint: Footprint, events: readonly EventKey[]) {
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

/** Each column that is still as the event left it becomes what it was; rows that came go, and rows that went come back. */
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

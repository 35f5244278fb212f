import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { each, type Statement } from './sql.ts'

export type Key = string | number

interface Work {
  /** Work of one name is the same statement over other rows. */
  name: string
  table: string
  rows: readonly unknown[]
  /** What of the table each row is about, so that work on different keys may change places; null: nobody knows. */
  keys: readonly Key[] | null
  write: (rows: SQL) => SQL
}

/** A statement over rows. Two of one name are one statement over the rows of both. */
export class Rows implements Statement {
  readonly work: Work

  constructor(work: Work) {
    this.work = work
  }

  with({ rows, keys }: Work): Rows {
    const both = this.work.keys && keys ? [...this.work.keys, ...keys] : null
    return new Rows({ ...this.work, rows: [...this.work.rows, ...rows], keys: both })
  }

  getSQL(): SQL {
    return this.work.write(each(this.work.rows))
  }
}

/** Puts rows into a table; every row has the keys of the first. `by` is the column that says what a row is about. */
export function insertRows<T extends SQLiteTable>(
  table: T,
  rows: readonly T['$inferInsert'][],
  { or = 'ABORT', by = 'id' }: { or?: 'ABORT' | 'IGNORE' | 'REPLACE'; by?: keyof T['$inferInsert'] & string } = {},
): Rows {
  const columns = columnsOf(table).filter(([key]) => valueOf(rows[0], key) !== undefined)
  const names = sql.raw(columns.map(([, { name }]) => `"${name}"`).join(', '))
  const values = sql.raw(columns.map((_, i) => `value ->> ${i}`).join(', '))
  return new Rows({
    name: `insert ${or} ${getTableName(table)} ${columns.map(([key]) => key).join()}`,
    table: getTableName(table),
    rows: rows.map((row) => columns.map(([key, column]) => stored(column, valueOf(row, key)))),
    keys: keysOf(rows, by),
    write: (given) => sql`INSERT OR ${sql.raw(or)} INTO ${table} (${names}) SELECT ${values} FROM ${given} WHERE true`,
  })
}

/** Sets columns of the row with an id; statements that set the same columns go together. */
export function updateRow<T extends SQLiteTable & { space_id: SQLiteColumn; id: SQLiteColumn }>(
  table: T,
  { space, id }: { space: number; id: Key },
  set: object,
): Rows {
  const columns = columnsOf(table).filter(([key]) => valueOf(set, key) !== undefined)
  const assign = columns.map(([, { name }], i) => `"${name}" = new.value ->> ${i + 1}`).join(', ')
  return new Rows({
    name: `update ${getTableName(table)} ${space} ${columns.map(([key]) => key).join()}`,
    table: getTableName(table),
    rows: [[id, ...columns.map(([key, column]) => stored(column, valueOf(set, key)))]],
    keys: [id],
    // Of several changes to one row the last counts.
    write: (given) => sql`UPDATE ${table} SET ${sql.raw(assign)}
      FROM (SELECT value, max(key) FROM ${given} GROUP BY value ->> 0) new
      WHERE ${table.space_id} = ${space} AND ${table.id} = new.value ->> 0`,
  })
}

/** Takes away the rows of which a column has a value. */
export const deleteRows = <T extends SQLiteTable & { space_id: SQLiteColumn }>(
  table: T,
  by: keyof T['_']['columns'] & string,
  { space, value }: { space: number; value: Key },
): Rows =>
  new Rows({
    name: `delete ${getTableName(table)} ${space} ${by}`,
    table: getTableName(table),
    rows: [value],
    keys: [value],
    write: (given) => sql`DELETE FROM ${table} WHERE ${table.space_id} = ${space}
      AND ${sql.identifier(by)} IN (SELECT value FROM ${given})`,
  })

const columnsOf = (table: SQLiteTable) => Object.entries(getTableColumns(table) as Record<string, SQLiteColumn>)
const valueOf = (row: unknown, key: string): unknown => (row as Record<string, unknown> | undefined)?.[key]
const stored = (column: SQLiteColumn, value: unknown) =>
  value === undefined || value === null ? null : column.mapToDriverValue(value)
const isKey = (key: unknown): key is Key => typeof key === 'string' || typeof key === 'number'
const keysOf = (rows: readonly unknown[], by: string): Key[] | null => {
  const keys = rows.map((row) => valueOf(row, by))
  return keys.every(isKey) ? keys : null
}

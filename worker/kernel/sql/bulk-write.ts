import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Statement } from './sql.ts'

export type RowKey = string | number

interface BulkWriteSpec {
  /** Bulk writes of one name are the same statement over other rows. */
  name: string
  table: string
  rows: readonly unknown[]
  /** The rows of the table that this touches, so that writes on other keys may be reordered; null means unknown. */
  keys: readonly RowKey[] | null
  write: (rows: SQL) => SQL
}

/** In UTF-16 units of at most three bytes: the rows are one value, and D1 takes two megabytes in a value. */
export const MAX_VALUE_LENGTH = 600_000

export class BulkWrite implements Statement {
  readonly spec: BulkWriteSpec
  readonly #texts: readonly string[]
  readonly size: number

  constructor(work: BulkWriteSpec, texts: readonly string[] = work.rows.map((row) => JSON.stringify(row))) {
    this.spec = work
    this.#texts = texts
    this.size = texts.reduce((size, text) => size + text.length + 1, 0)
  }

  /** The same write in statements within the size limit. A row is never divided. */
  split(): BulkWrite[] {
    if (this.size <= MAX_VALUE_LENGTH) return [this]
    const parts: BulkWrite[] = []
    for (let from = 0; from < this.#texts.length;) {
      let to = from + 1
      let size = this.#texts[from]?.length ?? 0
      while (to < this.#texts.length && size + (this.#texts[to]?.length ?? 0) + 1 <= MAX_VALUE_LENGTH) {
        size += (this.#texts[to++]?.length ?? 0) + 1
      }
      const { rows, keys } = this.spec
      const work = { ...this.spec, rows: rows.slice(from, to), keys: keys && keys.slice(from, to) }
      parts.push(new BulkWrite(work, this.#texts.slice(from, to)))
      from = to
    }
    return parts
  }

  /** Writes of one name as one, in time linear in their rows: a commit may have thousands of them. */
  static join([first, ...others]: readonly [BulkWrite, ...BulkWrite[]]): BulkWrite {
    if (others.length === 0) return first
    const all = [first, ...others]
    const keys = all.flatMap(({ spec }) => spec.keys ?? [])
    const work = {
      ...first.spec,
      rows: all.flatMap(({ spec }) => spec.rows),
      keys: all.some(({ spec }) => spec.keys === null) ? null : keys,
    }
    return new BulkWrite(
      work,
      all.flatMap((one) => one.#texts),
    )
  }

  getSQL(): SQL {
    return this.spec.write(sql`json_each(${`[${this.#texts.join(',')}]`})`)
  }
}

/** Every row must have the columns of the first. `by` is the column that identifies the row. */
export function insertRows<T extends SQLiteTable>(
  table: T,
  rows: readonly T['$inferInsert'][],
  { or = 'ABORT', by = 'id' }: { or?: 'ABORT' | 'IGNORE' | 'REPLACE'; by?: keyof T['$inferInsert'] & string } = {},
): BulkWrite {
  const columns = columnsOf(table).filter(([key]) => valueOf(rows[0], key) !== undefined)
  const names = sql.raw(columns.map(([, { name }]) => `"${name}"`).join(', '))
  const values = sql.raw(columns.map((_, i) => `value ->> ${i}`).join(', '))
  return new BulkWrite({
    name: `insert ${or} ${getTableName(table)} ${columns.map(([key]) => key).join()}`,
    table: getTableName(table),
    rows: rows.map((row) => columns.map(([key, column]) => toDriverValue(column, valueOf(row, key)))),
    keys: keysOf(rows, by),
    write: (given) => sql`INSERT OR ${sql.raw(or)} INTO ${table} (${names}) SELECT ${values} FROM ${given} WHERE true`,
  })
}

/**
 * Sets columns of the row with an id; writes to the same columns merge. A row may take the name that another gives
 * up, so a new name is a statement of its own and is not reordered.
 */
export function updateRow<T extends SQLiteTable & { space_id: SQLiteColumn; id: SQLiteColumn }>(
  table: T,
  { space, id }: { space: number; id: RowKey },
  set: object,
): BulkWrite {
  const columns = columnsOf(table).filter(([key]) => valueOf(set, key) !== undefined)
  const assign = columns.map(([, { name }], i) => `"${name}" = new.value ->> ${i + 1}`).join(', ')
  const isNaming = columns.some(([key]) => key === 'name_key')
  return new BulkWrite({
    name: `update ${getTableName(table)} ${space} ${isNaming ? `of ${id} ` : ''}${columns.map(([key]) => key).join()}`,
    table: getTableName(table),
    rows: [[id, ...columns.map(([key, column]) => toDriverValue(column, valueOf(set, key)))]],
    keys: isNaming ? null : [id],
    // Of several changes to one row the last one counts.
    write: (given) => sql`UPDATE ${table} SET ${sql.raw(assign)}
      FROM (SELECT value, max(key) FROM ${given} GROUP BY value ->> 0) new
      WHERE ${table.space_id} = ${space} AND ${table.id} = new.value ->> 0`,
  })
}

export const deleteRows = <T extends SQLiteTable & { space_id: SQLiteColumn }>(
  table: T,
  by: keyof T['_']['columns'] & string,
  { space, value }: { space: number; value: RowKey },
): BulkWrite =>
  new BulkWrite({
    name: `delete ${getTableName(table)} ${space} ${by}`,
    table: getTableName(table),
    rows: [value],
    keys: [value],
    write: (given) => sql`DELETE FROM ${table} WHERE ${table.space_id} = ${space}
      AND ${sql.identifier(by)} IN (SELECT value FROM ${given})`,
  })

const columnsOf = (table: SQLiteTable) => Object.entries(getTableColumns(table) as Record<string, SQLiteColumn>)
const valueOf = (row: unknown, key: string): unknown => (row as Record<string, unknown> | undefined)?.[key]
const toDriverValue = (column: SQLiteColumn, value: unknown) =>
  value === undefined || value === null ? null : column.mapToDriverValue(value)
const isKey = (key: unknown): key is RowKey => typeof key === 'string' || typeof key === 'number'
const keysOf = (rows: readonly unknown[], by: string): RowKey[] | null => {
  const keys = rows.map((row) => valueOf(row, by))
  return keys.every(isKey) ? keys : null
}

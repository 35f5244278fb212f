import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../sql/database.ts'
import { query, type Row } from '../../sql/query.ts'
import { jsonEach } from '../../sql/sql.ts'

/** The values of a row's primary key without the space. */
export type ModelKey = unknown[]

const ROWS_PER_PAGE = 500
const BYTES_PER_PAGE = 1_000_000

export class ReadModel {
  readonly name: string
  readonly #columns: string[]
  readonly #key: string[]

  constructor(name: string, columns: string[], key: string[]) {
    this.name = name
    this.#columns = columns
    this.#key = key
  }

  keyOf(row: Row): ModelKey {
    return this.#key.map((name) => row[name])
  }

  /** The next rows in key order: about a megabyte, and at least one. */
  page(space: number, after: ModelKey | null) {
    const here = sql`FROM ${this.#table} WHERE space_id = ${space} AND ${this.#after(after)}`
    const bytes = sql.raw(this.#columns.map((name) => `coalesce(octet_length("${name}"), 0)`).join(' + '))
    return query<Row>(sql`SELECT * ${here} ORDER BY ${this.#ordered} LIMIT (SELECT max(1, count(*)) FROM (
      SELECT sum(bytes) OVER (ROWS UNBOUNDED PRECEDING) AS total FROM (
        SELECT ${bytes} AS bytes ${here} ORDER BY ${this.#ordered} LIMIT ${ROWS_PER_PAGE}))
      WHERE total <= ${BYTES_PER_PAGE})`)
  }

  keyPage(space: number, after: ModelKey | null) {
    return query<Row>(sql`SELECT ${this.#keyed} FROM ${this.#table}
      WHERE space_id = ${space} AND ${this.#after(after)} ORDER BY ${this.#ordered} LIMIT ${ROWS_PER_PAGE}`)
  }

  rowsByKey(space: number, keys: readonly ModelKey[]) {
    return query<Row>(sql`SELECT * FROM ${this.#table} WHERE space_id = ${space} AND ${this.#among(keys)}`)
  }

  existingKeys(space: number, keys: readonly ModelKey[]) {
    return query<Row>(sql`SELECT ${this.#keyed} FROM ${this.#table} WHERE space_id = ${space} AND ${this.#among(keys)}`)
  }

  count(space: number) {
    return query<{ n: number }>(sql`SELECT count(*) AS n FROM ${this.#table} WHERE space_id = ${space}`)
  }

  remove(space: number, keys: readonly ModelKey[], only: SQL): SQL {
    return sql`DELETE FROM ${this.#table} WHERE space_id = ${space} AND ${this.#among(keys)} AND ${only}`
  }

  /** REPLACE deletes a row that wrongly holds a unique value. */
  upsert(rows: readonly Row[], only: SQL): SQL {
    return sql`INSERT OR REPLACE ${this.#given(rows, only)}`
  }

  /** Inserts missing rows and raises lower numbers. Returns those rows. */
  upsertIfGreater(rows: readonly Row[], column: string, only: SQL): SQL {
    const set = sql.raw(this.#columns.map((name) => `"${name}" = excluded."${name}"`).join(', '))
    const number = sql.identifier(column)
    return sql`INSERT ${this.#given(rows, only)}
      ON CONFLICT DO UPDATE SET ${set} WHERE excluded.${number} > ${this.#table}.${number} RETURNING *`
  }

  #given(rows: readonly Row[], only: SQL): SQL {
    const names = sql.raw(this.#columns.map((name) => `"${name}"`).join(', '))
    const values = sql.raw(this.#columns.map((_, i) => `value ->> ${i}`).join(', '))
    const given = jsonEach(rows.map((row) => this.#columns.map((name) => row[name])))
    return sql`INTO ${this.#table} (${names}) SELECT ${values} FROM ${given} WHERE ${only}`
  }

  get #table(): SQL {
    return sql`${sql.identifier(this.name)}`
  }

  get #keyed(): SQL {
    return sql.raw(this.#key.length === 0 ? 'space_id' : this.#key.map((name) => `"${name}"`).join(', '))
  }

  get #ordered(): SQL {
    return sql.raw(['space_id', ...this.#key].map((name) => `"${name}"`).join(', '))
  }

  #after(after: ModelKey | null): SQL {
    if (after === null) return sql`1`
    // A table whose key is the space alone has one row for each.
    if (this.#key.length === 0) return sql`0`
    const values = after.map((value) => sql`${value}`)
    return sql`(${this.#keyed}) > (${sql.join(values, sql`, `)})`
  }

  #among(keys: readonly ModelKey[]): SQL {
    if (this.#key.length === 0) return sql`1`
    const values = sql.raw(this.#key.map((_, i) => `value ->> ${i}`).join(', '))
    return sql`(${this.#keyed}) IN (SELECT ${values} FROM ${jsonEach(keys)})`
  }
}

export async function loadReadModels(db: Database, tables: readonly string[]): Promise<ReadModel[]> {
  const { columns } = await db.read({
    columns: query<{ table: string; name: string; pk: number }>(sql`
      SELECT t.value AS "table", c.name, c.pk FROM ${jsonEach(tables)} t JOIN pragma_table_info(t.value) c ORDER BY t.key, c.cid`),
  })
  return tables.map((table) => {
    const own = columns.filter((column) => column.table === table)
    const key = own.filter(({ name, pk }) => pk > 0 && name !== 'space_id').toSorted((a, b) => a.pk - b.pk)
    return new ReadModel(
      table,
      own.map(({ name }) => name),
      key.map(({ name }) => name),
    )
  })
}

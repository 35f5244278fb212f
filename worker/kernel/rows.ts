import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { each, type Statement } from './sql.ts'

/** A statement over rows. Two of one name are one statement over the rows of both. */
export class Rows implements Statement {
  readonly name: string
  readonly rows: readonly unknown[]
  readonly #write: (rows: SQL) => SQL

  constructor(name: string, rows: readonly unknown[], write: (rows: SQL) => SQL) {
    this.name = name
    this.rows = rows
    this.#write = write
  }

  with(rows: readonly unknown[]): Rows {
    return new Rows(this.name, [...this.rows, ...rows], this.#write)
  }

  getSQL(): SQL {
    return this.#write(each(this.rows))
  }
}

/** Puts rows into a table. Every row has the keys of the first. */
export function insertRows<T extends SQLiteTable>(
  table: T,
  rows: readonly T['$inferInsert'][],
  or: 'ABORT' | 'IGNORE' | 'REPLACE' = 'ABORT',
): Rows {
  const all = getTableColumns(table) as Record<string, SQLiteColumn>
  const columns = Object.entries(all).filter(([key]) => (rows[0] as Record<string, unknown>)?.[key] !== undefined)
  const stored = rows.map((row) =>
    columns.map(([key, column]) => {
      const value = (row as Record<string, unknown>)[key] ?? null
      return value === null ? null : column.mapToDriverValue(value)
    }),
  )
  const names = sql.raw(columns.map(([, { name }]) => `"${name}"`).join(', '))
  const values = sql.raw(columns.map((_, i) => `value ->> ${i}`).join(', '))
  const name = `${or} ${getTableName(table)} ${columns.map(([key]) => key).join()}`
  return new Rows(
    name,
    stored,
    (given) => sql`INSERT OR ${sql.raw(or)} INTO ${table} (${names}) SELECT ${values} FROM ${given} WHERE true`,
  )
}

/**
 * The same work in fewer statements: rows for one table go together, as long as nothing but rows for other tables comes
 * between them. A commit of fifty new foods then takes as many statements as one of a single food.
 */
export function joinRows(statements: readonly Statement[]): Statement[] {
  const joined: Statement[] = []
  const open = new Map<string, number>()
  for (const statement of statements) {
    if (!(statement instanceof Rows)) {
      open.clear()
      joined.push(statement)
      continue
    }
    if (statement.rows.length === 0) continue
    const at = open.get(statement.name)
    const before = at === undefined ? undefined : joined[at]
    if (at !== undefined && before instanceof Rows) joined[at] = before.with(statement.rows)
    else open.set(statement.name, joined.push(statement) - 1)
  }
  return joined
}

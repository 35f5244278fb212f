import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable, type SQLiteColumn } from 'drizzle-orm/sqlite-core'

/** Columns by name, each as one line: type, nullability, default, and place in the key. */
export type Columns = Map<string, string>
export type Tables = Map<string, Columns>

const line = (type: string, isFilled: boolean, preset: string | null, place: number) =>
  [
    type.toUpperCase(),
    isFilled ? 'NOT NULL' : '',
    preset === null ? '' : `DEFAULT ${preset}`,
    place ? `KEY ${place}` : '',
  ]
    .filter(Boolean)
    .join(' ')

/** Leaves out tables of text indexes and of the database itself. */
export async function tablesOf(database: D1Database): Promise<Tables> {
  const { results } = await database
    .prepare(
      `WITH own AS MATERIALIZED (SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'virtual')
        AND name NOT GLOB '_cf*' AND name NOT GLOB 'sqlite_*' AND name <> 'd1_migrations')
       SELECT own.name AS "table", c.name, c.type, c."notnull", c.dflt_value, c.pk
       FROM own CROSS JOIN pragma_table_info(own.name) c`,
    )
    .all<{ table: string; name: string; type: string; notnull: number; dflt_value: string | null; pk: number }>()
  const tables: Tables = new Map()
  for (const { table, name, type, notnull, dflt_value, pk } of results) {
    const columns = tables.get(table) ?? new Map<string, string>()
    // SQLite does not report an integer primary key as NOT NULL.
    tables.set(table, columns.set(name, line(type, notnull === 1 || pk > 0, dflt_value, pk)))
  }
  return tables
}

export function columnsSaid(table: SQLiteTable): Columns {
  const { primaryKeys } = getTableConfig(table)
  const columns: SQLiteColumn[] = Object.values(getTableColumns(table))
  const key =
    primaryKeys[0]?.columns.map(({ name }) => name) ?? columns.filter((one) => one.primary).map(({ name }) => name)
  return new Map(
    columns.map((column) => [
      column.name,
      line(column.getSQLType(), column.notNull, presetOf(column), key.indexOf(column.name) + 1),
    ]),
  )
}

function presetOf(column: SQLiteColumn): string | null {
  if (column.default === undefined) return null
  const value: unknown = column.mapToDriverValue(column.default)
  return typeof value === 'string' ? `'${value}'` : String(Number(value))
}

const isTable = (some: unknown): some is SQLiteTable => is(some, SQLiteTable)

export const tablesIn = (modules: Record<string, object>): SQLiteTable[] => [
  ...new Set(
    Object.values(modules)
      .flatMap((module) => Object.values(module) as unknown[])
      .flatMap((some) =>
        isTable(some) ? [some] : typeof some === 'object' && some !== null ? Object.values(some).filter(isTable) : [],
      ),
  ),
]

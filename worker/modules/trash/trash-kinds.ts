import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import type { Module } from '#worker/kernel/resource/module.ts'
import { columnOf, type Definition } from '#worker/kernel/resource/define-resource.ts'
import type { ReadTable } from '#worker/kernel/sql/read-table.ts'

export const deletableKinds = (modules: readonly Module[]): Definition[] => {
  const undoable = new Set(modules.flatMap(({ undo = {} }) => Object.keys(undo)))
  const tables = new Set<unknown>(modules.flatMap(({ tables = [] }) => tables))
  const outside = new Set<unknown>(modules.flatMap(({ directoryTables = [] }) => directoryTables))
  return modules
    .flatMap(({ resources = [] }) => resources)
    .filter(
      ({ contract, table }) => undoable.has(`${contract.name}.deleted`) && tables.has(table) && !outside.has(table),
    )
}

/** Tables whose rows may be deleted along with others, by kind. */
export const cascadingTables = (modules: readonly Module[]): Map<string, ReadTable> =>
  new Map(
    modules
      .flatMap(({ tables = [] }) => tables)
      .filter((table): table is ReadTable => 'deleted_with' in getTableColumns(table))
      .map((table) => [nameOf(modules, table), table]),
  )

const nameOf = (modules: readonly Module[], table: ReadTable): string =>
  modules.flatMap(({ resources = [] }) => resources).find((one) => one.table === table)?.contract.name ??
  getTableName(table).replaceAll('_', '-')

/** A row's name, or else what tells it from others. */
export const labelOf = ({ table, contract }: Definition): SQL => {
  const column = columnOf(table, 'name')
  return sql`coalesce(${column ? sql`nullif(${column}, '')` : sql`NULL`}, ${nameLiteral(`${contract.title} `)} || ${table.id})`
}

/** Inlined, since the names of all kinds are more parameters than D1 allows. */
export const nameLiteral = (name: string): SQL => sql.raw(`'${name.replaceAll("'", "''")}'`)

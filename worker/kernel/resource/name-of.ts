import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { columnOf, type Definition } from './define-resource.ts'

/** The name of the row that an id column names, as names are sorted; null for a kind without names. */
export function nameOf(kind: Definition, space: SQLWrapper, id: SQLWrapper): SQL | null {
  const name = foldedColumn(kind, 'name') ?? columnOf(kind.table, 'name')
  return name
    ? sql`(SELECT ${name} FROM ${kind.table}
        WHERE ${kind.table.space_id} = ${space} AND ${kind.table.id} = ${id}) COLLATE NOCASE`
    : null
}

export const foldedColumn = ({ table }: Definition, field: string) =>
  columnOf(table, field === 'plural_name' ? 'plural_fold' : `${field}_fold`)

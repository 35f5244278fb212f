import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Context } from '../log/context.ts'
import { columnOf, fieldColumn, type Definition } from './define-resource.ts'
import { extendedColumnsOf, referencedDefinition } from './references/referrers.ts'

/**
 * What `ordering` asks for: a field of the rows, `-` before it for descending. Names sort as they are searched, and rows
 * without a value come last. Null where no such field can be sorted by: the usual order stays.
 */
export function orderingSql(definition: Definition, context: Context, wanted: unknown): SQL | null {
  const [, minus, field] = /^(-?)(\w+)$/.exec(typeof wanted === 'string' ? wanted : '') ?? []
  const value = field && sortKey(definition, context, field)
  if (!value) return null
  return sql`${value} IS NULL, ${value} ${minus ? sql`DESC` : sql`ASC`}`
}

function sortKey(definition: Definition, context: Context, field: string): SQL | null {
  if (!(field in definition.contract.row.shape)) return null
  const { table } = definition
  const column = fieldColumn(definition, field)
  const link = referencedDefinition(definition, field)
  if (link && column && column.dataType !== 'json') return nameOf(link, table.space_id, column)
  const computed = definition.rules.computed?.(context)[field] ?? extendedColumnsOf(definition)?.(context)[field]
  if (computed) return computed.as === 'json' ? null : computed.sql
  if (!column || column.dataType === 'json') return null
  return folded(definition, field) ?? sql`${column} COLLATE NOCASE`
}

const folded = ({ table }: Definition, field: string): SQL | undefined => {
  const column = columnOf(table, field === 'plural_name' ? 'plural_fold' : `${field}_fold`)
  return column && sql`${column}`
}

function nameOf(link: Definition, space: SQLWrapper, id: SQLWrapper): SQL | null {
  const name = folded(link, 'name') ?? columnOf(link.table, 'name')
  return name
    ? sql`(SELECT ${name} FROM ${link.table} WHERE ${link.table.space_id} = ${space} AND ${link.table.id} = ${id})`
    : null
}

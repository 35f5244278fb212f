import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Context } from '../log/context.ts'
import { orderTerm, parseOrdering } from '../sql/ordering.ts'
import { columnOf, fieldColumn, type Definition } from './define-resource.ts'
import { extendedColumnsOf, referencedDefinition } from './references/referrers.ts'

/**
 * What `ordering` asks for: a field of the rows, `-` before it for descending. Names sort as they are searched, and rows
 * without a value come last. Null where no such field can be sorted by: the usual order stays.
 */
export function orderingSql(definition: Definition, context: Context, wanted: unknown): SQL | null {
  const ordering = parseOrdering(wanted)
  const value = ordering && sortKey(definition, context, ordering.field)
  return value ? orderTerm(value, ordering) : null
}

function sortKey(definition: Definition, context: Context, field: string): SQL | null {
  if (!(field in definition.contract.row.shape)) return null
  const { table, rules } = definition
  const column = fieldColumn(definition, field)
  const link = referencedDefinition(definition, field)
  const own = rules.sortKeys?.(context)[field]
  if (own) return own
  if (link && column && column.dataType !== 'json') return nameOf(link, table.space_id, column)
  const computed = rules.computed?.(context)[field] ?? extendedColumnsOf(definition)?.(context)[field]
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

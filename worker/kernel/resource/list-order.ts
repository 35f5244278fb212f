import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '../log/context.ts'
import { orderTerm, parseOrdering } from '../sql/ordering.ts'
import { fieldColumn, type Definition } from './define-resource.ts'
import { foldedColumn, nameOf } from './name-of.ts'
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
  const folded = foldedColumn(definition, field)
  if (folded) return sql`nullif(${folded}, '')`
  return column.dataType === 'string' ? sql`nullif(${column}, '') COLLATE NOCASE` : sql`${column}`
}

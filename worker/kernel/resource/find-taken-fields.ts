import { sql, type SQLWrapper } from 'drizzle-orm'
import { invalid } from '../contract/errors.ts'
import { nameKey } from '../contract/name-key.ts'
import { query, type Query, type Row } from '../sql/query.ts'
import { columnOf, type Definition } from './define-resource.ts'
import { inValues } from '../sql/sql.ts'
import { notDeleted } from '../sql/read-table.ts'

interface TakenField {
  field: string
}

interface Held {
  field: string
  value: SQLWrapper
  asKept(written: string): string
}

function heldOnce({ table, rules }: Definition): Held[] {
  const name = rules.uniqueName && columnOf(table, 'name_key')
  return [
    ...(name ? [{ field: 'name', value: name, asKept: nameKey }] : []),
    ...Object.entries(rules.uniqueFields ?? {}).map(([field, value]) => ({ field, value, asKept: String })),
  ]
}

/** Unique fields whose value another row has. A known name in a new row (`id` null) resolves to the known row. */
export function findTakenFields(
  definition: Definition,
  space: number,
  id: number | null,
  body: Row,
): Query<TakenField> {
  const { table, rules } = definition
  const held = heldOnce(definition).flatMap(({ field, value, asKept }) => {
    const written = body[field]
    if (typeof written !== 'string' || (id === null && rules.uniqueName && field === 'name')) return []
    return [
      sql`SELECT ${field} AS field WHERE EXISTS (SELECT 1 FROM ${table} WHERE ${table.space_id} = ${space}
        AND ${notDeleted(table)} AND ${value} = ${asKept(written)} AND ${table.id} IS NOT ${id})`,
    ]
  })
  return query(held.length === 0 ? sql`SELECT 1 WHERE 0` : sql.join(held, sql` UNION ALL `))
}

/** The unique fields whose value another row took after the rows were deleted. */
export function findFieldsTakenSince(definition: Definition, space: number, ids: readonly number[]): Query<TakenField> {
  const { table } = definition
  const lost = heldOnce(definition).map(
    ({ field, value }) => sql`SELECT ${field} AS field WHERE EXISTS (SELECT 1 FROM ${table}
      WHERE ${table.space_id} = ${space} AND ${notDeleted(table)}
        AND ${value} IN (SELECT ${value} FROM ${table} WHERE ${table.space_id} = ${space} AND ${inValues(table.id, ids)}))`,
  )
  return query(lost.length === 0 ? sql`SELECT 1 WHERE 0` : sql.join(lost, sql` UNION ALL `))
}

export function refuseTaken({ contract: { title } }: Definition, taken: readonly TakenField[]): void {
  if (taken.length === 0) return
  throw invalid(
    Object.fromEntries(taken.map(({ field }) => [field, [`${title} with this ${field} already exists.`]])),
    taken.some(({ field }) => field === 'name') ? 'request.name_taken' : 'request.not_unique',
  )
}

import { sql } from 'drizzle-orm'
import { invalid } from '../contract/errors.ts'
import { query, type Query, type Row } from '../sql/query.ts'
import type { Definition } from './define-resource.ts'
import { inValues } from '../sql/sql.ts'
import { notDeleted } from '../sql/read-table.ts'

interface TakenField {
  field: string
}

/** The fields of a body whose value another row has already, where no two rows may have the same. */
export function findTakenFields(
  { table, rules }: Definition,
  space: number,
  id: number | null,
  body: Row,
): Query<TakenField> {
  const held = Object.entries(rules.uniqueFields ?? {}).flatMap(([field, value]) =>
    typeof body[field] === 'string'
      ? [
          sql`SELECT ${field} AS field WHERE EXISTS (SELECT 1 FROM ${table}
      WHERE ${table.space_id} = ${space} AND ${notDeleted(table)} AND ${value} = ${body[field]} AND ${table.id} IS NOT ${id})`,
        ]
      : [],
  )
  return query(held.length === 0 ? sql`SELECT 1 WHERE 0` : sql.join(held, sql` UNION ALL `))
}

/** The fields whose value another row took while some were deleted. */
export function findFieldsTakenSince(
  { table, rules }: Definition,
  space: number,
  ids: readonly number[],
): Query<TakenField> {
  const lost = Object.entries(rules.uniqueFields ?? {}).map(
    ([field, value]) => sql`SELECT ${field} AS field WHERE EXISTS (SELECT 1 FROM ${table}
      WHERE ${table.space_id} = ${space} AND ${notDeleted(table)}
        AND ${value} IN (SELECT ${value} FROM ${table} WHERE ${table.space_id} = ${space} AND ${inValues(table.id, ids)}))`,
  )
  return query(lost.length === 0 ? sql`SELECT 1 WHERE 0` : sql.join(lost, sql` UNION ALL `))
}

export function refuseTaken({ contract: { title } }: Definition, taken: readonly TakenField[]): void {
  if (taken.length === 0) return
  throw invalid(
    Object.fromEntries(taken.map(({ field }) => [field, [`${title} with this ${field} already exists.`]])),
    'request.not_unique',
  )
}

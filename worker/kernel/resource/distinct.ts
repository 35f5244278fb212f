import { sql } from 'drizzle-orm'
import { invalid } from '../contract/errors.ts'
import { query, type Query, type Row } from '../sql/query.ts'
import type { Definition } from './resource.ts'
import { among } from '../sql/sql.ts'
import { alive } from '../sql/tables.ts'

interface Taken {
  field: string
}

/** The fields of a body whose value another row has already, where no two rows may have the same. */
export function takenIn({ table, rules }: Definition, space: number, id: number | null, body: Row): Query<Taken> {
  const held = Object.entries(rules.distinct ?? {}).flatMap(([field, value]) =>
    typeof body[field] === 'string'
      ? [
          sql`SELECT ${field} AS field WHERE EXISTS (SELECT 1 FROM ${table}
      WHERE ${table.space_id} = ${space} AND ${alive(table)} AND ${value} = ${body[field]} AND ${table.id} IS NOT ${id})`,
        ]
      : [],
  )
  return query(held.length === 0 ? sql`SELECT 1 WHERE 0` : sql.join(held, sql` UNION ALL `))
}

/** The fields whose value another row took while some were deleted. */
export function takenFrom({ table, rules }: Definition, space: number, ids: readonly number[]): Query<Taken> {
  const lost = Object.entries(rules.distinct ?? {}).map(
    ([field, value]) => sql`SELECT ${field} AS field WHERE EXISTS (SELECT 1 FROM ${table}
      WHERE ${table.space_id} = ${space} AND ${alive(table)}
        AND ${value} IN (SELECT ${value} FROM ${table} WHERE ${table.space_id} = ${space} AND ${among(table.id, ids)}))`,
  )
  return query(lost.length === 0 ? sql`SELECT 1 WHERE 0` : sql.join(lost, sql` UNION ALL `))
}

export function refuseTaken({ contract: { title } }: Definition, taken: readonly Taken[]): void {
  if (taken.length === 0) return
  throw invalid(
    Object.fromEntries(taken.map(({ field }) => [field, [`${title} with this ${field} already exists.`]])),
    'request.not_unique',
  )
}

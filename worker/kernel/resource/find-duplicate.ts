import { sql, type SQL } from 'drizzle-orm'
import { idsOfRef, isRef } from './references/plan-reference-ids.ts'
import { query, type Query, type Row } from '../sql/query.ts'
import { referencedDefinition } from './references/referrers.ts'
import { fieldColumn, type Definition } from './define-resource.ts'
import { notDeleted } from '../sql/read-table.ts'

export interface DuplicateCandidate extends Row {
  id: number
}

/** Candidates for a duplicate by `uniqueTogether`. `id` is the row that the body changes, null for a new one. */
export function duplicateCandidates(
  definition: Definition,
  space: number,
  id: number | null,
  body: Row,
): Query<DuplicateCandidate> {
  const { table, rules } = definition
  const [first, ...others] = rules.uniqueTogether ?? []
  if (first === undefined) return query(sql`SELECT 1 WHERE 0`)
  const columns = [first, ...others].map((name) => sql`${fieldColumn(definition, name)} AS ${sql.identifier(name)}`)
  const value = body[first]
  const link = referencedDefinition(definition, first)
  const wanted: SQL =
    link && isRef(value)
      ? idsOfRef(link, space, value)
      : value === undefined
        ? sql`SELECT ${fieldColumn(definition, first)} FROM ${table} WHERE space_id = ${space} AND id = ${id}`
        : sql`SELECT ${value}`
  return query<DuplicateCandidate>(sql`SELECT id, ${sql.join(columns, sql`, `)} FROM ${table}
    WHERE space_id = ${space} AND ${notDeleted(table)} AND ${fieldColumn(definition, first)} IN (${wanted}) ORDER BY id`)
}

export const findDuplicate = (
  { rules }: Definition,
  rivals: readonly DuplicateCandidate[],
  id: number | null,
  wanted: Row,
) =>
  rivals.find(
    (rival) => rival.id !== id && rules.uniqueTogether?.every((name) => rival[name] === (wanted[name] ?? null)),
  )

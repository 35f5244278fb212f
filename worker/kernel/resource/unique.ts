import { sql, type SQL } from 'drizzle-orm'
import { idsMeant, isRef } from './references/links.ts'
import { query, type Query, type Row } from '../sql/query.ts'
import { linkOf } from './references/referrers.ts'
import { fieldColumn, type Definition } from './resource.ts'
import { alive } from '../sql/tables.ts'

export interface Rival extends Row {
  id: number
}

/** Rows that a body could be the same as, by the rule `unique`. `id` is the row that the body changes; null makes one. */
export function rivalsOf(definition: Definition, space: number, id: number | null, body: Row): Query<Rival> {
  const { table, rules } = definition
  const [first, ...others] = rules.unique ?? []
  if (first === undefined) return query(sql`SELECT 1 WHERE 0`)
  const columns = [first, ...others].map((name) => sql`${fieldColumn(definition, name)} AS ${sql.identifier(name)}`)
  const value = body[first]
  const link = linkOf(definition, first)
  const wanted: SQL =
    link && isRef(value)
      ? idsMeant(link, space, value)
      : value === undefined
        ? sql`SELECT ${fieldColumn(definition, first)} FROM ${table} WHERE space_id = ${space} AND id = ${id}`
        : sql`SELECT ${value}`
  return query<Rival>(sql`SELECT id, ${sql.join(columns, sql`, `)} FROM ${table}
    WHERE space_id = ${space} AND ${alive(table)} AND ${fieldColumn(definition, first)} IN (${wanted}) ORDER BY id`)
}

/** The row that is already what another would become. */
export const sameAs = ({ rules }: Definition, rivals: readonly Rival[], id: number | null, wanted: Row) =>
  rivals.find((rival) => rival.id !== id && rules.unique?.every((name) => rival[name] === (wanted[name] ?? null)))

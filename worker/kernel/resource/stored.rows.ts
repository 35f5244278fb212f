import { sql, type SQL } from 'drizzle-orm'
import { nameKey } from '../contract/name-key.ts'
import { query, type Query, type Row } from '../sql/query.ts'
import { notDeleted } from '../sql/read-table.ts'
import { columnOf, type Definition } from './define-resource.ts'

export const storedRows = ({ table }: Definition, where: SQL): Query<Row> => {
  const bool = Object.keys(table).filter((key) => columnOf(table, key)?.dataType === 'boolean')
  const json = Object.keys(table).filter((key) => columnOf(table, key)?.dataType === 'json')
  return query<Row>(sql`SELECT * FROM ${table} WHERE ${where}`, { bool, json })
}

/** The row that has a name; null matches nothing. */
export const rowWithName = ({ table, rules }: Definition, space: number, name: string | null) => {
  const key = name === null ? null : nameKey(name)
  const either =
    key === null
      ? sql`0`
      : rules.uniqueName?.plural
        ? sql`(name_key = ${key} OR plural_key = ${key})`
        : sql`name_key = ${key}`
  return query<{ id: number }>(
    sql`SELECT id FROM ${table} WHERE space_id = ${space} AND ${either} AND ${notDeleted(table)} ORDER BY id LIMIT 1`,
  )
}

import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, type Context } from '../log/context.ts'
import type { Definition } from './definition.ts'

interface RowPositionOptions {
  conditions: SQL[]
  order: SQL
  after: number
}

/** How many matching rows come up to and including a row, which itself need no longer match. */
export function rowPosition(
  { table, rules }: Definition,
  context: Context,
  { conditions, order, after }: RowPositionOptions,
): SQL {
  const { space } = membershipOf(context)
  const among = sql.join(conditions, sql` AND `)
  const visible = rules.visible?.(context) ?? sql`1`
  return sql`SELECT passed FROM (
    SELECT ${table.id} AS id, sum(${among}) OVER (ORDER BY ${order} ROWS UNBOUNDED PRECEDING) AS passed FROM ${table}
    WHERE ${table.space_id} = ${space} AND (${among} OR (${table.id} = ${after} AND ${visible}))) WHERE id = ${after}`
}

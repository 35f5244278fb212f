import { sql, type SQL } from 'drizzle-orm'
import { planTable } from './plan.table.ts'

/** Larger than any `order`, so that sums are positive and sort as text. */
const OFFSET = 10_000_000_000

const place = sql`(SELECT printf('%012d', t."order" + ${OFFSET}) || coalesce(t.time, '99') || t.name_fold FROM meal_type t
  WHERE t.space_id = ${planTable.space_id} AND t.id = ${planTable.meal_type})`

/** The plus keeps SQLite from reading all plans in the order of an index instead of the window's by day. */
export const planOrder: SQL = sql`+${planTable.from_date}, ${place}`

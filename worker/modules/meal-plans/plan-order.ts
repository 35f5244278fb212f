import { sql, type SQL } from 'drizzle-orm'
import { planTable } from './plan.table.ts'

/** Larger than any order that a meal type can have, so that none is below zero as text. */
const OFFSET = 10_000_000_000

/** Place of a plan's meal within its day: `compareMealTypes`, as one text. */
const place = sql`(SELECT printf('%012d', t."order" + ${OFFSET}) || coalesce(t.time, '99') || t.name_fold FROM meal_type t
  WHERE t.space_id = ${planTable.space_id} AND t.id = ${planTable.meal_type})`

/**
 * Plans by their first day, and those of a day in the order of its meals. With the sign SQLite finds a window's plans by
 * their days, and not by reading all in the order of some index.
 */
export const planOrder: SQL = sql`+${planTable.from_date}, ${place}`

import { sql, type SQL } from 'drizzle-orm'
import type { Row } from '#worker/kernel/sql/query.ts'

/** Classes of plans by their length: up to so many days after the first; the last class holds the rest. */
const CLASSES = [0, 7, 31, 366]

/** Must match the expression of the index of windows. */
const classOf = sql.raw(`CASE
    WHEN julianday(p.to_date) - julianday(p.from_date) < 1 THEN 0
    WHEN julianday(p.to_date) - julianday(p.from_date) < 8 THEN 1
    WHEN julianday(p.to_date) - julianday(p.from_date) < 32 THEN 2
    WHEN julianday(p.to_date) - julianday(p.from_date) < 367 THEN 3
    ELSE 4 END`)

/** `YYYY-MM-DD`, both included. */
export interface DateWindow {
  from: string
  to: string
}

/** Of each class reads only plans that start at most its length before the window, so old plans cost nothing. */
export const plansWithin = (space: number, { from, to }: DateWindow): SQL => {
  const classes = CLASSES.map((days, at) => sql`(${at}, date(${from}, ${`-${days} days`}))`)
  return sql`SELECT p.id FROM (VALUES ${sql.join([...classes, sql`(${CLASSES.length}, '')`], sql`, `)}) c
    CROSS JOIN meal_plan p ON p.space_id = ${space} AND ${classOf} = c.column1 AND p.deleted_with IS NULL
      AND p.from_date >= c.column2 AND p.from_date <= ${to} AND p.to_date >= ${from}`
}

export const withWindow = ({ from_date, to_date, ...filters }: Row): Row =>
  from_date && to_date ? { ...filters, window: { from_date, to_date } } : { ...filters, from_date, to_date }

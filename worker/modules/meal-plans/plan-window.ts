import { sql, type SQL } from 'drizzle-orm'
import type { Row } from '../../kernel/sql/query.ts'

/** Plans that last longer than none of these days after their first are of one class each; the last class is all others. */
const CLASSES = [0, 7, 31, 366]

/** The class of a plan `p`, as the index of windows has it. */
const classOf = sql.raw(`CASE
    WHEN julianday(p.to_date) - julianday(p.from_date) < 1 THEN 0
    WHEN julianday(p.to_date) - julianday(p.from_date) < 8 THEN 1
    WHEN julianday(p.to_date) - julianday(p.from_date) < 32 THEN 2
    WHEN julianday(p.to_date) - julianday(p.from_date) < 367 THEN 3
    ELSE 4 END`)

/** First and last day of a window, both included, `YYYY-MM-DD`. */
export interface DateWindow {
  from: string
  to: string
}

/**
 * Ids of the plans that have a day in a window. A plan of a week that touches it begins within it or in the week before, so
 * that of each class only what begins about then is read, whatever was planned before and is planned afterwards.
 */
export const plansWithin = (space: number, { from, to }: DateWindow): SQL => {
  const classes = CLASSES.map((days, at) => sql`(${at}, date(${from}, ${`-${days} days`}))`)
  return sql`SELECT p.id FROM (VALUES ${sql.join([...classes, sql`(${CLASSES.length}, '')`], sql`, `)}) c
    CROSS JOIN meal_plan p ON p.space_id = ${space} AND ${classOf} = c.column1 AND p.deleted_with IS NULL
      AND p.from_date >= c.column2 AND p.from_date <= ${to} AND p.to_date >= ${from}`
}

/** The filters of a list, where those by a first and a last day are one by a window. */
export const withWindow = ({ from_date, to_date, ...filters }: Row): Row =>
  from_date && to_date ? { ...filters, window: { from_date, to_date } } : { ...filters, from_date, to_date }

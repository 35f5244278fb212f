import { sql, type SQL } from 'drizzle-orm'

/** Credits that the month of a space has used, without those paid from its balance. */
export const creditsUsed = (space: SQL, month: { start: SQL | string; end: SQL | string }): SQL =>
  sql`(SELECT round(coalesce(sum(l.credit_cost), 0), 4) FROM ai_log l WHERE l.space_id = ${space}
    AND l.created_at >= ${month.start} AND l.created_at < ${month.end} AND NOT l.credits_from_balance)`

/** Credits that were paid from the balance since it was set. */
export const balanceSpent = (space: SQL, since: SQL | string): SQL =>
  sql`(SELECT round(coalesce(sum(l.credit_cost), 0), 4) FROM ai_log l WHERE l.space_id = ${space}
    AND l.credits_from_balance AND l.created_at > ${since})`

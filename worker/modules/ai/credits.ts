import { sql, type SQL } from 'drizzle-orm'

export const creditsUsed = (space: SQL, at: string): SQL =>
  sql`(SELECT coalesce(sum(l.credit_cost), 0) FROM ai_log l WHERE l.space_id = ${space}
    AND l.created_at >= ${`${at.slice(0, 7)}-01`} AND NOT l.credits_from_balance)`

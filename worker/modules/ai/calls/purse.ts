import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { settingsOf } from '#worker/modules/settings/space-settings.contract.ts'
import { monthOf } from './month.ts'

/** What a space and a person have left, what is reserved taken as spent. */
export interface Purse {
  month: number
  balance: number
  /** Questions of this person within the last hour, and when the first of them was. */
  recent: number
  first: string | null
}

export const MAX_AN_HOUR = 60
export const HOUR = 3_600_000

/** Sums over the log of questions, as parts of a query or of a guard. */
export function purseSql(context: Context): { month: SQL; balance: SQL; recent: SQL; first: SQL } {
  const { space, settings } = membershipOf(context)
  const { time_zone, ai_credits_monthly, ai_credits_balance, ai_balance_set_at } = settingsOf(settings)
  const { start, end } = monthOf(context.at, time_zone)
  const spent = sql`SELECT coalesce(sum(credit_cost + reserved), 0) FROM ai_log WHERE space_id = ${space}`
  const hour = new Date(Date.parse(context.at) - HOUR).toISOString()
  const mine = sql`FROM ai_log WHERE space_id = ${space} AND created_at > ${hour} AND created_by = ${personOf(context).id}`
  return {
    month: sql`round(${ai_credits_monthly} - (${spent} AND created_at >= ${start} AND created_at < ${end}
      AND NOT credits_from_balance), 4)`,
    balance: sql`round(${ai_credits_balance} - (${spent} AND credits_from_balance AND created_at > ${ai_balance_set_at}), 4)`,
    recent: sql`(SELECT count(*) ${mine})`,
    first: sql`(SELECT min(created_at) ${mine})`,
  }
}

export function purseNow(context: Context) {
  const { month, balance, recent, first } = purseSql(context)
  return query<Purse>(sql`SELECT ${month} AS month, ${balance} AS balance, ${recent} AS recent, ${first} AS first`)
}

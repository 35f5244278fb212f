import { sql } from 'drizzle-orm'
import { membershipOf, type Context } from '../../../kernel/log/context.ts'
import { query } from '../../../kernel/sql/query.ts'
import { circle } from '../../../access/household.access.ts'
import { habitsOf } from '../habits.ts'

/** Who has what the asker ticks off: the household, if the asker keeps track of that. */
export const householdKitchen = (context: Context, ticking: boolean) =>
  query<{ id: number }>(
    ticking && habitsOf(context).stockUp
      ? sql`SELECT user_id AS id FROM member
          WHERE space_id = ${membershipOf(context).space} AND ${circle(context, sql`user_id`)}`
      : sql`SELECT 1 WHERE 0`,
  )

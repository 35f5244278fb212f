import { sql } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { householdOwned } from '#worker/access/household.access.ts'
import { shoppingPreferenceOf } from '../shopping-preference.ts'

/** The household, if the asker keeps track of what is on hand. */
export const onHandUsers = (context: Context, checking: boolean) =>
  query<{ id: number }>(
    checking && shoppingPreferenceOf(context).addsOnHand
      ? sql`SELECT user_id AS id FROM member
          WHERE space_id = ${membershipOf(context).space} AND ${householdOwned(context, sql`user_id`)}`
      : sql`SELECT 1 WHERE 0`,
  )

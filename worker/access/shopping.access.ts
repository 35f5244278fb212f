import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { householdOwned } from './household.access.ts'

/** True for entries of the asker's household, and of people who share their list with the asker. */
export const visibleShopping = (context: Context, creator: SQLWrapper): SQL => sql`(${householdOwned(context, creator)}
  OR ${creator} IN (SELECT giver.user_id FROM member giver, json_each(giver.shopping_share) s
    WHERE giver.space_id = ${membershipOf(context).space} AND NOT giver.gone AND s.value = ${personOf(context).id}))`

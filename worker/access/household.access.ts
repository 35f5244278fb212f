import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { membershipOf, personOf, hasLevel, type Context } from '../kernel/log/context.ts'

/**
 * True for rows whose creator is the asker or shares a household with the asker: they see and edit each other's.
 * Whoever leaves the space leaves the household; somebody whose account is gone does not, so that theirs stays with it.
 */
export const householdOwned = (context: Context, creator: SQLWrapper): SQL => {
  const { space } = membershipOf(context)
  const { id } = personOf(context)
  return sql`(${creator} = ${id} OR ${creator} IN (
    SELECT other.user_id FROM member me JOIN member other
      ON other.space_id = me.space_id AND other.household = me.household
    WHERE me.space_id = ${space} AND me.user_id = ${id} AND NOT me.gone))`
}

/** True for rows that the asker may change although everybody sees them: those of their household; for admins, all. */
export const editableByAsker = (context: Context, creator: SQLWrapper): SQL =>
  hasLevel(context, 'admin') ? sql`1` : householdOwned(context, creator)

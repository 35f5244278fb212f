import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { membershipOf, personOf, hasLevel, type Context } from '#worker/kernel/log/context.ts'

/** The asker's rows and their household's. A deleted account stays in its household, so that its rows stay too. */
export const householdOwned = (context: Context, creator: SQLWrapper): SQL => {
  const { space } = membershipOf(context)
  const { id } = personOf(context)
  return sql`(${creator} = ${id} OR ${creator} IN (
    SELECT other.user_id FROM member me JOIN member other
      ON other.space_id = me.space_id AND other.household = me.household
    WHERE me.space_id = ${space} AND me.user_id = ${id} AND NOT me.gone))`
}

/** For rows that all members see: true for those of the asker's household; for admins, for all. */
export const editableByAsker = (context: Context, creator: SQLWrapper): SQL =>
  hasLevel(context, 'admin') ? sql`1` : householdOwned(context, creator)

/** Rows of a person and of their household, whoever asks; of somebody who left the space, none. */
export const ownedAround = (space: number, person: SQLWrapper, creator: SQLWrapper): SQL => sql`EXISTS (
  SELECT 1 FROM member me WHERE me.space_id = ${space} AND me.user_id = ${person} AND NOT me.gone AND (
    ${creator} = me.user_id OR EXISTS (SELECT 1 FROM member other
      WHERE other.space_id = me.space_id AND other.user_id = ${creator} AND other.household = me.household)))`

import { sql, type SQL } from 'drizzle-orm'
import { personOf, type Context } from '#worker/kernel/log/context.ts'

/** True for spaces `s` without a pending deletion; those are closed to all but their creator. */
export const spaceOpenTo = (user: number): SQL => sql`(s.erase_at IS NULL OR s.created_by = ${user})`

/** True for spaces `s` that the asker belongs to; for the operator, for all. */
export const belongsToSpace = (context: Context): SQL => {
  const { id, is_superuser } = personOf(context)
  return sql`s.deleted_with IS NULL AND (${is_superuser} OR EXISTS (SELECT 1 FROM membership p
    WHERE p.user_id = ${id} AND p.space_id = s.space_id AND p.deleted_with IS NULL))`
}

import { sql } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { identityOf, identityQuery } from './identity-query.ts'
import { systemContext } from './system-context.ts'

/** For work that a person requested earlier; null where they left or are inactive, or the space is closed. */
export async function contextForUser(
  env: Env,
  at: string,
  { user, space }: { user: number; space: number },
): Promise<(Context & { settled(): Promise<void> }) | null> {
  const context = systemContext(env, at)
  const { known } = await context.directory.read({
    known: identityQuery(
      sql`(SELECT id, name, username, display_username, first_name, last_name, is_staff, is_superuser, is_active, erase_at,
        ${space} AS active_space FROM user WHERE id = ${user}) u`,
      sql`1 AS there`,
    ),
  })
  const [person] = known
  if (!person?.is_active || person.space !== space || person.erase_at !== null) return null
  return Object.assign(context, { identity: identityOf(person, null, null) })
}

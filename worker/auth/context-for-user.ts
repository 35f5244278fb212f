import { sql } from 'drizzle-orm'
import type { Context, Identity } from '#worker/kernel/log/context.ts'
import type { Database } from '#worker/kernel/sql/database.ts'
import { identityOf, identityQuery } from './identity-query.ts'
import { systemContext } from './system-context.ts'

interface PersonInSpace {
  user: number
  space: number
}

/** For work that a person requested earlier; null where they left or are inactive, or the space is closed. */
export async function contextForUser(
  env: Env,
  at: string,
  who: PersonInSpace,
): Promise<(Context & { settled(): Promise<void> }) | null> {
  const context = systemContext(env, at)
  const identity = await identityForUser(context.directory, who)
  return identity && Object.assign(context, { identity })
}

/** As `contextForUser`: who a person is in a space, with all that they may do there. */
export async function identityForUser(directory: Database, { user, space }: PersonInSpace): Promise<Identity | null> {
  const { known } = await directory.read({
    known: identityQuery(
      sql`(SELECT id, name, username, display_username, first_name, last_name, is_staff, is_superuser, is_active, erase_at,
        ${space} AS active_space FROM user WHERE id = ${user}) u`,
      sql`1 AS there`,
    ),
  })
  const [person] = known
  if (!person?.is_active || person.space !== space || person.erase_at !== null) return null
  return identityOf(person, null, null)
}

import { sql, type SQL } from 'drizzle-orm'
import type { Identity } from '../kernel/context.ts'
import type { Database } from '../kernel/database.ts'
import { query, type Query } from '../kernel/query.ts'
import { hashToken } from './token.ts'

export interface Known {
  id: number
  username: string
  first_name: string
  last_name: string
  is_staff: boolean
  is_superuser: boolean
  is_active: boolean
  space: number | null
  shard: string | null
  role: 'guest' | 'user' | 'admin' | null
  creator: boolean | null
  token: number | null
  scope: string | null
  expires: string | null
}

/** A person with the space they are in, found by whatever proves who they are: all in one query. */
export const whoIs = (from: SQL, token: SQL = sql`NULL AS token, NULL AS scope, NULL AS expires`): Query<Known> =>
  query<Known>(
    sql`
    SELECT u.id, coalesce(u.display_username, u.username, u.name) AS username, u.first_name, u.last_name, u.is_staff, u.is_superuser, u.is_active,
      s.space_id AS space, s.shard, m.role, s.created_by = u.id AS creator, ${token}
    FROM ${from}
    LEFT JOIN membership m ON m.user_id = u.id AND m.space_id = u.active_space AND m.deleted_with IS NULL
    LEFT JOIN space s ON s.space_id = m.space_id AND s.deleted_with IS NULL`,
    { bool: ['is_staff', 'is_superuser', 'is_active', 'creator'] },
  )

export const displayName = ({
  first_name,
  last_name,
  username,
}: Pick<Known, 'first_name' | 'last_name' | 'username'>) => `${first_name} ${last_name}`.trim() || username

export const identityOf = (known: Known): Identity => ({
  user: {
    id: known.id,
    username: known.username,
    first_name: known.first_name,
    last_name: known.last_name,
    display_name: displayName(known),
    is_staff: known.is_staff,
    is_superuser: known.is_superuser,
    is_active: known.is_active,
  },
  membership:
    known.space !== null && known.shard !== null
      ? { space: known.space, shard: known.shard, role: known.role, creator: known.creator === true }
      : null,
  token: known.token,
  scopes: known.scope === null ? null : new Set(known.scope.split(/\s+/)),
})

/** Who holds this bearer token; nobody where it is unknown, expired, or its person is switched off. */
export async function byToken(directory: Database, token: string, at: string): Promise<Identity | null> {
  const { known } = await directory.read({
    known: whoIs(
      sql`access_token t JOIN user u ON u.id = t.user_id AND t.hash = ${await hashToken(token)}`,
      sql`t.id AS token, t.scope, t.expires`,
    ),
  })
  const [person] = known
  if (!person || !person.is_active || (person.expires ?? '') <= at) return null
  return identityOf(person)
}

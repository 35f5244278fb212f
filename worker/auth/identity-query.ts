import { sql, type SQL } from 'drizzle-orm'
import type { Context, Household, Identity } from '#worker/kernel/log/context.ts'
import { query, type Query } from '#worker/kernel/sql/query.ts'
import { displayName, usernameSql } from './display-name.ts'
import { hashToken } from './token/generate-token.ts'
import { noteTokenUse } from './token/note-token-use.ts'

interface IdentityRow {
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
  erase_at: string | null
  settings: Record<string, unknown> | null
  households: Household[]
  preference: Record<string, unknown> | null
}

/** Orders the memberships `c` of a person `u`: their chosen space first, closed spaces last. */
export const membershipOrder: SQL = sql`c.space_id = u.active_space DESC,
  (SELECT o.erase_at IS NOT NULL FROM space o WHERE o.space_id = c.space_id), c.space_id`

/** A person with their active space, in one query. Where the chosen space is gone, it is their first other one. */
export const identityQuery = <More extends object>(from: SQL, more: SQL): Query<IdentityRow & More> =>
  query<IdentityRow & More>(
    sql`
    SELECT u.id, ${usernameSql} AS username, u.first_name, u.last_name, u.is_staff,
      u.is_superuser, u.is_active AND u.erase_at IS NULL AS is_active, s.space_id AS space, s.shard, m.role, s.created_by = u.id AS creator, s.erase_at, s.settings,
      (SELECT json_group_array(json_object('id', h.id, 'name', h.name, 'created_at', h.created_at, 'updated_at', h.updated_at))
        FROM household h WHERE h.space_id = s.space_id AND h.deleted_with IS NULL) AS households,
      p.settings AS preference, ${more}
    FROM ${from}
    LEFT JOIN membership m ON m.user_id = u.id AND m.deleted_with IS NULL AND m.space_id = (
      SELECT c.space_id FROM membership c WHERE c.user_id = u.id AND c.deleted_with IS NULL
      ORDER BY ${membershipOrder} LIMIT 1)
    LEFT JOIN space s ON s.space_id = m.space_id AND s.deleted_with IS NULL
    LEFT JOIN preference p ON p.space_id = 0 AND p.user_id = u.id`,
    { bool: ['is_staff', 'is_superuser', 'is_active', 'creator'], json: ['settings', 'households', 'preference'] },
  )

/** A browser session has no scopes, which means no restriction. */
export const identityOf = (known: IdentityRow, token: number | null, scopes: ReadonlySet<string> | null): Identity => ({
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
      ? {
          space: known.space,
          shard: known.shard,
          role: known.role,
          creator: known.creator === true,
          eraseAt: known.erase_at,
          settings: known.settings ?? {},
          households: known.households,
        }
      : null,
  token,
  scopes,
  preference: known.preference ?? {},
})

/**
 * Null where the token is unknown or expired, or its person is inactive; and where `wholeScope` is given and the token may
 * do anything else.
 */
export async function identifyByToken(context: Context, token: string, wholeScope?: string): Promise<Identity | null> {
  const { directory, at } = context
  const { known } = await directory.read({
    known: identityQuery<{ token: number; scope: string; until: string; last_used: string | null }>(
      sql`access_token t JOIN user u ON u.id = t.user_id AND t.hash = ${await hashToken(token)} AND t.expires > ${at}`,
      sql`t.id AS token, t.scope, t.expires AS until, t.last_used`,
    ),
  })
  const [person] = known
  if (!person?.is_active) return null
  const scopes = new Set(person.scope.split(/\s+/))
  if (wholeScope !== undefined && [...scopes].join() !== wholeScope) return null
  noteTokenUse(context, person.token, person.last_used)
  return { ...identityOf(person, person.token, scopes), tokenExpiresAt: person.until }
}

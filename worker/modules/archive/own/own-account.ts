import { sql } from 'drizzle-orm'
import type { Database } from '#worker/kernel/sql/database.ts'
import { query } from '#worker/kernel/sql/query.ts'

/** What is known of a person beside any space: no password, and of tokens only that they exist. */
export async function ownAccount(directory: Database, user: number): Promise<Record<string, unknown>> {
  const { person, spaces, tokens, preferences } = await directory.read({
    person: query<Record<string, unknown>>(
      sql`SELECT username, first_name, last_name, email, language, time_zone FROM user WHERE id = ${user}`,
    ),
    spaces: query<Record<string, unknown>>(
      sql`SELECT s.name AS space, m.role, h.name AS household, m.created_at AS since, m.deleted_with IS NULL AS is_member
        FROM membership m JOIN space s ON s.space_id = m.space_id
        LEFT JOIN household h ON h.space_id = m.space_id AND h.id = m.household
        WHERE m.user_id = ${user} ORDER BY m.created_at`,
      { bool: ['is_member'] },
    ),
    tokens: query<Record<string, unknown>>(
      sql`SELECT client, scope, created, expires FROM access_token WHERE user_id = ${user} ORDER BY id`,
    ),
    preferences: query<Record<string, unknown>>(
      sql`SELECT settings, updated_at FROM preference WHERE space_id = 0 AND user_id = ${user}`,
      { json: ['settings'] },
    ),
  })
  return { person: person[0] ?? null, spaces, tokens, preferences: preferences[0]?.['settings'] ?? {} }
}

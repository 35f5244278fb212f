import { sql, type SQL } from 'drizzle-orm'
import { query } from '#worker/kernel/sql/query.ts'

/** Somebody removed after an invitation was created cannot return with it. */
export const removalAfterInvite = (space: number, user: number | SQL, uuid: string | SQL) =>
  query(sql`
    SELECT 1 FROM membership m
    JOIN event e ON e.space_id = m.space_id AND e.stream = 'membership:' || m.id AND e.type = 'membership.ended'
    JOIN invite_link i ON i.space_id = m.space_id AND i.uuid = ${uuid}
    JOIN event made ON made.space_id = i.space_id AND made.stream = 'invite-link:' || i.id AND made.version = 1
    WHERE m.space_id = ${space} AND m.user_id = ${user} AND m.deleted_with IS NOT NULL
      AND e.seq > made.seq AND e.meta ->> 'user' IS NOT ${user} LIMIT 1`)

import { sql, type SQL } from 'drizzle-orm'
import type { Logged } from '#worker/kernel/contract/events.ts'
import { query } from '#worker/kernel/sql/query.ts'

/** Of a creation the id is enough, as its data may be large. */
const data = sql`CASE WHEN substr(c.type, -8) = '.created' AND c.data <> 'null' THEN json_object('id', c.data -> 'id')
  ELSE c.data END AS data`

export const eventsOfCommand = (id: string, space: number | null = null) =>
  query<Logged>(
    sql`SELECT c.seq, c.space_id AS space, c.stream, c.version, c.type, ${data}, c.meta AS actor, c.at FROM event c
      WHERE c.meta ->> 'command' = ${id} ${space === null ? sql`` : sql`AND c.space_id = ${space}`} ORDER BY c.seq`,
    { json: ['data', 'actor'] },
  )

/** Commands without an id are old: there, the same person and instant make a command. */
export const eventsOfSameCommand = (space: number, seq: number | SQL) =>
  query<Logged>(
    sql`SELECT c.seq, c.space_id AS space, c.stream, c.version, c.type, ${data}, c.meta AS actor, c.at FROM event e JOIN event c
      ON c.space_id = e.space_id AND (c.seq = e.seq
        OR (e.meta ->> 'command' NOT NULL AND c.meta ->> 'command' = e.meta ->> 'command')
        OR (e.meta ->> 'command' IS NULL AND c.seq BETWEEN e.seq - ${MAX_UNNAMED_EVENTS} AND e.seq + ${MAX_UNNAMED_EVENTS}
          AND c.at = e.at AND c.meta = e.meta))
      WHERE e.seq = (${seq}) AND e.space_id = ${space} ORDER BY c.seq`,
    { json: ['data', 'actor'] },
  )

/** The most events that a commit without an id holds. */
const MAX_UNNAMED_EVENTS = 5_000

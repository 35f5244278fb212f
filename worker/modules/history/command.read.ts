import { sql, type SQL } from 'drizzle-orm'
import type { Logged } from '#worker/kernel/contract/events.ts'
import { query } from '#worker/kernel/sql/query.ts'

/** Of an event `c`. Of a creation the id is enough, as its data may be large. */
export const commandColumns = sql`c.seq, c.space_id AS space, c.stream, c.version, c.type,
  CASE WHEN substr(c.type, -8) = '.created' AND c.data <> 'null' THEN json_object('id', c.data -> 'id') ELSE c.data END AS data,
  c.meta AS actor, c.at`

/** A command of more is undone by a job. */
export const MOST_UNDONE_AT_ONCE = 1_000

/** The first events of a command: one more than are undone at once tells that it has more. */
const first = sql`LIMIT ${sql.raw(String(MOST_UNDONE_AT_ONCE + 1))}`

export const eventsOfCommand = (id: string, space: number | null = null) =>
  query<Logged>(
    sql`SELECT ${commandColumns} FROM event c
      WHERE c.meta ->> 'command' = ${id} ${space === null ? sql`` : sql`AND c.space_id = ${space}`} ORDER BY c.seq`,
    { json: ['data', 'actor'] },
  )

export const firstEventsOfCommand = (id: string, space: number) =>
  query<Logged>(
    sql`SELECT ${commandColumns} FROM event c WHERE c.meta ->> 'command' = ${id} AND c.space_id = ${space} ORDER BY c.seq ${first}`,
    { json: ['data', 'actor'] },
  )

/** Commands without an id are old: there, the same person and instant make a command. */
export const firstEventsOfSameCommand = (space: number, seq: number | SQL) => ofSameCommand(space, seq, sql`1`, first)

/** Those of the stream of that event alone. */
export const eventsOfSameStream = (space: number, seq: number | SQL) =>
  ofSameCommand(space, seq, sql`c.stream = e.stream`, sql``)

const ofSameCommand = (space: number, seq: number | SQL, condition: SQL, tail: SQL) =>
  query<Logged>(
    sql`SELECT ${commandColumns} FROM event e JOIN event c
      ON c.space_id = e.space_id AND (c.seq = e.seq
        OR (e.meta ->> 'command' NOT NULL AND c.meta ->> 'command' = e.meta ->> 'command')
        OR (e.meta ->> 'command' IS NULL AND c.seq BETWEEN e.seq - ${MAX_UNNAMED_EVENTS} AND e.seq + ${MAX_UNNAMED_EVENTS}
          AND c.at = e.at AND c.meta = e.meta))
      WHERE e.seq = (${seq}) AND e.space_id = ${space} AND ${condition} ORDER BY c.seq ${tail}`,
    { json: ['data', 'actor'] },
  )

/** The most events that a commit without an id holds. */
const MAX_UNNAMED_EVENTS = 5_000

import { sql, type SQL } from 'drizzle-orm'
import { query } from '#worker/kernel/sql/query.ts'
import type { Logged } from '#worker/kernel/contract/events.ts'
import { jsonEach, type Statement } from '#worker/kernel/sql/sql.ts'

/** What a step sends at most. */
export const MOST_AT_ONCE = 40

export interface Waiting extends Omit<Logged, 'data'> {
  attempts: number
  failing_since: string | null
  /** Null where the event was purged. */
  data: Record<string, unknown> | null
  visible: boolean
}

export interface Of {
  space: number
  id: number
}

const isOf = ({ space, id }: Of): SQL => sql`w.space_id = ${space} AND w.webhook = ${id}`

/** What is due, in its order, but for what waits behind an event of the same object that is not. */
export const dueMessages = (of: Of, at: string, visible: SQL) =>
  query<Waiting>(
    sql`SELECT w.attempts, w.failing_since, e.seq, e.space_id AS space, e.stream, e.version, e.type, e.data, e.meta AS actor, e.at,
        ${visible} AS visible
      FROM webhook_waiting w JOIN event e ON e.seq = w.seq AND e.space_id = w.space_id
      WHERE ${isOf(of)} AND w.due_at <= ${at} AND NOT EXISTS (SELECT 1 FROM webhook_waiting b
        WHERE b.space_id = w.space_id AND b.webhook = w.webhook AND b.object = w.object AND b.seq < w.seq AND b.due_at > ${at})
      ORDER BY w.seq LIMIT ${MOST_AT_ONCE}`,
    { json: ['data', 'actor'], bool: ['visible'] },
  )

/** When the next of those that are not due is; null where there is none. */
export const nextDue = (of: Of, at: string) =>
  query<{ due_at: string | null }>(
    sql`SELECT min(w.due_at) AS due_at FROM webhook_waiting w WHERE ${isOf(of)} AND w.due_at > ${at}`,
  )

export const insertWaiting = (
  { space, id }: Of,
  events: readonly Pick<Logged, 'seq' | 'stream'>[],
  at: string,
): Statement =>
  sql`INSERT OR IGNORE INTO webhook_waiting (space_id, webhook, seq, object, attempts, due_at)
    SELECT ${space}, ${id}, value ->> 0, value ->> 1, 0, ${at} FROM ${jsonEach(events.map(({ seq, stream }) => [seq, stream]))}`

export const deleteWaiting = (of: Of, seqs: readonly number[]): Statement =>
  sql`DELETE FROM webhook_waiting AS w WHERE ${isOf(of)} AND w.seq IN (SELECT value FROM ${jsonEach(seqs)})`

export interface Failed {
  seq: number
  since: string
  due_at: string
}

export const postpone = ({ space, id }: Of, failed: readonly Failed[]): Statement =>
  sql`UPDATE webhook_waiting AS w SET attempts = attempts + 1, failing_since = f.value ->> 'since', due_at = f.value ->> 'due_at'
    FROM ${jsonEach(failed)} f WHERE w.space_id = ${space} AND w.webhook = ${id} AND w.seq = f.value ->> 'seq'`

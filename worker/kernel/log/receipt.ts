import { sql } from 'drizzle-orm'
import type { Logged } from '../contract/events.ts'
import { query } from '../sql/query.ts'

type ReceiptOutcome = 'done' | 'failed' | 'dead'

/** Records the outcome of a reactor's work on an event. A second `done` rejects, and with it the whole commit. */
export const receipt = (
  reactor: string,
  seq: number,
  at: string,
  outcome: ReceiptOutcome,
  error: string | null = null,
) =>
  outcome === 'done'
    ? sql`INSERT INTO receipt (reactor, seq, at, outcome) VALUES (${reactor}, ${seq}, ${at}, 'done')`
    : sql`INSERT INTO receipt (reactor, seq, at, outcome, error) VALUES (${reactor}, ${seq}, ${at}, ${outcome}, ${error})
        ON CONFLICT DO UPDATE SET at = excluded.at, outcome = excluded.outcome, error = coalesce(excluded.error, error)
        WHERE outcome <> 'done'`

/** Deletes the receipts of earlier failures, so that `done` can be written. */
export const clearFailedReceipt = (reactor: string, seq: number) =>
  sql`DELETE FROM receipt WHERE reactor = ${reactor} AND seq = ${seq} AND outcome <> 'done'`

export const eventBySeq = (seq: number) =>
  query<Logged>(
    sql`SELECT seq, space_id AS space, stream, version, type, data, meta AS actor, at FROM event WHERE seq = ${seq}`,
    { json: ['data', 'actor'] },
  )

export const doneReceipt = (reactor: string, seq: number) =>
  query(sql`SELECT 1 FROM receipt WHERE reactor = ${reactor} AND seq = ${seq} AND outcome = 'done'`)

export const unprocessedEvents = (
  reactor: string,
  types: readonly string[],
  { after, before, failedBefore }: Record<'after' | 'before' | 'failedBefore', string>,
) =>
  query<{ seq: number }>(sql`
    SELECT e.seq FROM json_each(${JSON.stringify(types)}) t JOIN event e ON e.type = t.value AND e.at > ${after} AND e.at < ${before}
    WHERE NOT EXISTS (SELECT 1 FROM receipt r WHERE r.reactor = ${reactor} AND r.seq = e.seq
      AND (r.outcome <> 'failed' OR r.at > ${failedBefore}))
    ORDER BY e.seq LIMIT 100`)

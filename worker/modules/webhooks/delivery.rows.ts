import { sql } from 'drizzle-orm'
import { query } from '#worker/kernel/sql/query.ts'
import { jsonEach, type Statement } from '#worker/kernel/sql/sql.ts'
import { later } from './send/retry-schedule.ts'
import type { Outcome } from './send/deliver.ts'
import type { Of } from './waiting.rows.ts'
import type { WebhookDelivery } from './webhook.contract.ts'

const MOST_KEPT = 1000
const DAYS_KEPT = 30
const DAY_SECONDS = 86_400

export interface Attempt {
  message_id: string
  seq: number | null
  type: string
  outcome: Outcome
}

/** Notes attempts, and forgets those that are too old or too many. */
export function noteAttempts({ space, id }: Of, attempts: readonly Attempt[], at: string): Statement[] {
  const rows = attempts.map(({ message_id, seq, type, outcome }) => [
    message_id,
    seq,
    type,
    outcome.at,
    Number(outcome.ok),
    outcome.status,
    outcome.ms,
    outcome.answer,
    outcome.code,
    outcome.holdSeconds === null ? null : later(outcome.at, outcome.holdSeconds),
  ])
  const values = sql.raw(Array.from({ length: 10 }, (_, i) => `a.value ->> ${i}`).join(', '))
  const last = sql`coalesce((SELECT max(d.id) FROM webhook_delivery d WHERE d.space_id = ${space} AND d.webhook = ${id}), 0)`
  return [
    sql`INSERT INTO webhook_delivery (space_id, webhook, id, message_id, seq, type, at, ok, status, ms, answer, code, hold_until)
      SELECT ${space}, ${id}, ${last} + 1 + a.key, ${values} FROM ${jsonEach(rows)} a`,
    sql`DELETE FROM webhook_delivery WHERE space_id = ${space} AND webhook = ${id}
      AND (id <= ${last} - ${MOST_KEPT} OR at < ${later(at, -DAYS_KEPT * DAY_SECONDS)})`,
  ]
}

/** How long the receiver asked to be left alone, by its last answers; and when it last took something. */
export const receiverState = ({ space, id }: Of) =>
  query<{ hold_until: string | null; ok_at: string | null }>(sql`SELECT
    (SELECT max(r.hold_until) FROM (SELECT hold_until FROM webhook_delivery
      WHERE space_id = ${space} AND webhook = ${id} ORDER BY id DESC LIMIT 10) r) AS hold_until,
    (SELECT d.at FROM webhook_delivery d WHERE d.space_id = ${space} AND d.webhook = ${id} AND d.ok
      ORDER BY d.id DESC LIMIT 1) AS ok_at`)

export const deliveryRows = ({ space, id }: Of, { before, limit }: { before: number | null; limit: number }) =>
  query<WebhookDelivery>(
    sql`SELECT d.id, d.message_id, d.seq, d.type, d.at, d.ok, d.status, d.ms, d.answer, d.code,
        (SELECT w.due_at FROM webhook_waiting w WHERE w.space_id = d.space_id AND w.webhook = d.webhook AND w.seq = d.seq
          AND NOT EXISTS (SELECT 1 FROM webhook_delivery n WHERE n.space_id = d.space_id AND n.webhook = d.webhook
            AND n.id > d.id AND n.seq = d.seq)) AS next_at
      FROM webhook_delivery d WHERE d.space_id = ${space} AND d.webhook = ${id} AND (${before} IS NULL OR d.id < ${before})
      ORDER BY d.id DESC LIMIT ${limit}`,
    { bool: ['ok'] },
  )

import { sql } from 'drizzle-orm'
import { shortId } from '#worker/clock.ts'
import { notFound, problem } from '#worker/kernel/contract/errors.ts'
import type { Logged } from '#worker/kernel/contract/events.ts'
import { contextForUser } from '#worker/auth/context-for-user.ts'
import { throttle } from '#worker/kernel/http/throttle.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { foundOne, query } from '#worker/kernel/sql/query.ts'
import { isEventVisible, visibleKinds } from '#worker/modules/history/feed.ts'
import { deliveryRows, noteAttempts } from './delivery.rows.ts'
import { deliver } from './send/deliver.ts'
import { encode, messageOf, type Message } from './send/message.ts'
import { secretsOf } from './send/webhook-secrets.ts'
import { sendingStream } from './sending-stream.ts'
import { deleteWaiting, type Of } from './waiting.rows.ts'
import type { WebhookDelivery } from './webhook.contract.ts'

const noSecret = problem('webhook.no_secret', 409, 'Make a secret first: without one, nothing is sent.')
const isGone = problem(
  'webhook.event_gone',
  404,
  'What happened then was deleted for good, or is no longer yours to see.',
)

/** Sends a message that tells nothing, and answers how that went. */
export async function sendTest(context: Context, id: number): Promise<Answer<WebhookDelivery>> {
  const { space } = membershipOf(context)
  const body = { type: 'webhook.test', timestamp: context.at, data: { kind: 'webhook', id, version: 0, space } }
  const message = {
    id: `msg_test_${shortId()}`,
    type: body.type,
    body: encode(body),
  }
  return sendNow(context, id, { message, seq: null })
}

/** Sends an event again that was sent or given up before, with the same id. */
export async function replayDelivery(
  modules: readonly Module[],
  context: Context,
  { id, delivery }: { id: number; delivery: number },
): Promise<Answer<WebhookDelivery>> {
  const { space, shard } = membershipOf(context)
  const db = context.spaceDatabase(shard)
  const { rows } = await db.read({
    rows: query<{ seq: number | null; created_by: number }>(sql`SELECT d.seq, w.created_by FROM webhook_delivery d
      JOIN webhook w ON w.space_id = d.space_id AND w.id = d.webhook AND w.deleted_with IS NULL
      WHERE d.space_id = ${space} AND d.webhook = ${id} AND d.id = ${delivery}`),
  })
  const { seq, created_by } = foundOne(rows)
  if (seq === null) return sendTest(context, id)
  const maker = await contextForUser(context.env, context.at, { user: created_by, space })
  if (!maker) throw isGone()
  const { events } = await db.read({
    events: query<Logged>(
      sql`SELECT e.seq, e.space_id AS space, e.stream, e.version, e.type, e.data, e.meta AS actor, e.at FROM event e
        WHERE e.space_id = ${space} AND e.seq = ${seq} AND e.data <> 'null' AND ${isEventVisible(visibleKinds(modules, maker))}`,
      { json: ['data', 'actor'] },
    ),
  })
  const [event] = events
  if (!event) throw isGone()
  return sendNow(context, id, { message: messageOf(id, event), seq })
}

async function sendNow(
  context: Context,
  id: number,
  { message, seq }: { message: Message; seq: number | null },
): Promise<Answer<WebhookDelivery>> {
  await throttle(context.env.LIMIT_IMPORT, `webhook:${personOf(context).id}`)
  const { env, at } = context
  const { space, shard } = membershipOf(context)
  const of: Of = { space, id }
  const db = context.spaceDatabase(shard)
  const { rows } = await db.read({
    rows: query<{ url: string }>(
      sql`SELECT url FROM webhook WHERE space_id = ${space} AND id = ${id} AND deleted_with IS NULL`,
    ),
  })
  const { url } = foundOne(rows)
  const secrets = await secretsOf(db, env, { space, id, at })
  if (secrets.length === 0) throw noSecret()
  const sent = await deliver({ url, secrets, allow: env.FETCH_ALLOW }, message)
  const { ok } = sent
  const event =
    seq === null ? { type: 'webhook.tested', data: { id, ok } } : { type: 'webhook.replayed', data: { id, seq, ok } }
  return execute(spaceStore(context), {}, () =>
    outcome({
      appends: [{ stream: sendingStream(id), expected: 'any', events: [event] }],
      requires: [],
      also: [
        ...noteAttempts(of, [{ message_id: message.id, seq, type: message.type, outcome: sent }], at),
        // What was taken needs not be tried again.
        ...(ok && seq !== null ? [deleteWaiting(of, [seq])] : []),
      ],
      answer: { rows: deliveryRows(of, { before: null, limit: 1 }) },
      respond: ({ rows: [row] }) => {
        if (!row) throw notFound()
        return row
      },
    }),
  )
}

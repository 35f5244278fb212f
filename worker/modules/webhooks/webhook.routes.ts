import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { idParam } from '#worker/kernel/contract/contract.ts'
import { int } from '#worker/kernel/contract/scalars.contract.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { membershipOf } from '#worker/kernel/log/context.ts'
import { answer } from '#worker/kernel/log/execute.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { foundOne, query } from '#worker/kernel/sql/query.ts'
import { deliveryRows } from './delivery.rows.ts'
import { rotateSecret } from './rotate-secret.ts'
import { replayDelivery, sendTest } from './send-by-hand.ts'
import { webhookDeliveries, webhookDelivery, webhookSecret, webhookType } from './webhook.contract.ts'
import type { WebhookType } from './webhook-types.ts'

const PAGE = 50

export const webhookRoutes = (modules: readonly Module[], types: readonly WebhookType[]) => (app: App) => {
  const at = { tag: 'Webhook', level: 'admin' } as const
  const item = { ...at, params: idParam }
  route(
    app,
    {
      ...at,
      method: 'get',
      path: '/api/webhook-type/',
      name: 'list_webhook-type',
      summary: 'What a webhook can be told of',
      response: z.object({ results: z.array(webhookType) }),
    },
    async () => answer({ results: [...types] }),
  )
  route(
    app,
    {
      ...item,
      method: 'post',
      path: '/api/webhook/{id}/secret/',
      name: 'secret_webhook',
      summary: 'Make a new secret',
      description:
        'For a day, messages are signed with the one before as well; a new secret cannot be taken back. The answer is the only copy; a repeated Idempotency-Key gets another.',
      status: 201,
      response: webhookSecret,
    },
    ({ context, params }) => rotateSecret(context, params.id),
  )
  route(
    app,
    {
      ...item,
      method: 'get',
      path: '/api/webhook/{id}/deliveries/',
      name: 'deliveries_webhook',
      summary: 'What was sent, the latest first',
      description: 'Of the last 30 days, and no more than a thousand.',
      query: z.object({ before: int().optional() }),
      response: webhookDeliveries,
    },
    async ({ context, params: { id }, query: { before = null } }) => {
      const { space, shard } = membershipOf(context)
      const { there, results } = await context.spaceDatabase(shard).read({
        there: query(sql`SELECT 1 FROM webhook WHERE space_id = ${space} AND id = ${id} AND deleted_with IS NULL`),
        results: deliveryRows({ space, id }, { before, limit: PAGE }),
      })
      foundOne(there)
      return answer({ results, next: results.length < PAGE ? null : (results.at(-1)?.id ?? null) })
    },
  )
  route(
    app,
    {
      ...item,
      method: 'post',
      path: '/api/webhook/{id}/test/',
      name: 'test_webhook',
      summary: 'Send a test, and see what comes back',
      description: 'What was sent cannot be taken back.',
      response: webhookDelivery,
    },
    ({ context, params }) => sendTest(context, params.id),
  )
  route(
    app,
    {
      ...at,
      method: 'post',
      path: '/api/webhook/{id}/deliveries/{delivery}/replay/',
      name: 'replay_webhook',
      summary: 'Send a message again, with the same id',
      description: 'What was sent cannot be taken back.',
      params: z.object({ id: int(), delivery: int() }),
      response: webhookDelivery,
    },
    ({ context, params }) => replayDelivery(modules, context, params),
  )
}

import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { createSigningSecret } from '#worker/auth/standard-webhook.ts'
import { stale } from '#worker/kernel/contract/errors.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { keepSecret, openSecret, sealedSecret } from '#worker/kernel/resource/seal-secrets.ts'
import { foundOne, query } from '#worker/kernel/sql/query.ts'
import { later } from './send/retry-schedule.ts'
import { previousText, secretLocation } from './send/webhook-secrets.ts'
import type { webhookSecret } from './webhook.contract.ts'

const BOTH_SIGN_SECONDS = 86_400

/** Makes a new secret; for a day, messages are signed with the one before as well. This answer is the only copy. */
export async function rotateSecret(context: Context, id: number): Promise<Answer<z.output<typeof webhookSecret>>> {
  const { env, at } = context
  const { space } = membershipOf(context)
  // A repeated key gets another secret: an answer that is kept would keep this one.
  const store = { ...spaceStore(context), idempotencyKey: null }
  const location = secretLocation(space, id, 'secret')
  const load = {
    rows: query<{ version: number }>(sql`SELECT version FROM webhook WHERE space_id = ${space} AND id = ${id}
      AND deleted_with IS NULL`),
    sealed: sealedSecret(location),
  }
  return execute(store, load, async ({ rows, sealed }) => {
    const { version } = foundOne(rows)
    if (context.ifMatch !== null && context.ifMatch !== version) throw stale()
    const before = await openSecret(env, location, sealed)
    const secret = createSigningSecret()
    const until = before === null ? null : later(at, BOTH_SIGN_SECONDS)
    const kept = [await keepSecret(env, location, secret, at)]
    if (before !== null && until !== null) {
      const text = previousText({ before, after: secret, until })
      kept.push(await keepSecret(env, secretLocation(space, id, 'previous_secret'), text, at))
    }
    return outcome({
      appends: [
        {
          stream: `webhook:${id}`,
          expected: version,
          events: [
            // It begins to follow where it had none.
            { type: 'webhook.changed', data: { id, patch: { has_secret: true } } },
            { type: 'webhook.secret_rotated', data: { id, previous_until: until } },
          ],
        },
      ],
      requires: [],
      also: kept,
      status: 201,
      answer: {},
      respond: () => ({ secret, previous_until: until }),
    })
  })
}

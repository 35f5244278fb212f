import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { toHex } from '#worker/auth/hex.ts'
import { hashToken } from '#worker/auth/token/generate-token.ts'
import { secretBytes } from '#worker/clock.ts'
import { stale } from '#worker/kernel/contract/errors.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { keepSecret } from '#worker/kernel/resource/seal-secrets.ts'
import { foundOne, query } from '#worker/kernel/sql/query.ts'
import { formatHookAddress } from './hook-address.ts'
import type { hookAddress } from './hook.contract.ts'
import type { HookEvent } from './hook.events.ts'
import { isOwnHook } from './hook.resource.ts'
import { hookTable } from './hook.table.ts'
import { addressLocation } from './open-hook.ts'

/** Makes a new address; the one before opens no more. Only its hash is kept, so this answer is the only copy. */
export async function renewAddress(context: Context, hook: number): Promise<Answer<z.output<typeof hookAddress>>> {
  const { space } = membershipOf(context)
  // A repeated key gets another address: an answer that is kept would keep this one.
  const store = { ...spaceStore(context), idempotencyKey: null }
  const address = formatHookAddress({ space, user: personOf(context).id, hook, key: toHex(secretBytes(16)) })
  const kept = await keepSecret(context.env, addressLocation(space, hook), await hashToken(address), context.at)
  const load = {
    hooks: query<{ version: number }>(sql`SELECT version FROM ${hookTable} WHERE ${hookTable.space_id} = ${space}
      AND ${hookTable.id} = ${hook} AND ${hookTable.deleted_with} IS NULL AND ${isOwnHook(context)}`),
  }
  return execute(store, load, ({ hooks }) => {
    const { version } = foundOne(hooks)
    if (context.ifMatch !== null && context.ifMatch !== version) throw stale()
    const renewed: HookEvent = { type: 'inbound-hook.addressed', data: { id: hook } }
    return outcome({
      appends: [{ stream: `inbound-hook:${hook}`, expected: version, events: [renewed] }],
      requires: [],
      also: [kept],
      status: 201,
      answer: {},
      respond: () => ({ url: `${context.url.origin}/api/hook/${address}/` }),
    })
  })
}

import { isSigned, WEBHOOK_HEADERS } from '#worker/auth/standard-webhook.ts'
import { hashToken } from '#worker/auth/token/generate-token.ts'
import { problem } from '#worker/kernel/contract/errors.ts'
import { limitBody } from '#worker/kernel/http/limit-body.ts'
import { bodyDigest } from '#worker/kernel/http/read-body.ts'
import { throttle } from '#worker/kernel/http/throttle.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import type { Answer } from '#worker/kernel/log/execute.ts'
import type { Act } from './acts/act.ts'
import { importLinks } from './acts/import-links.ts'
import { planMeal } from './acts/plan-meal.ts'
import { shop } from './acts/shop.ts'
import { tickOff } from './acts/tick-off.ts'
import { readHookInput } from './hook-input.read.ts'
import type { HookAnswer, HookPurpose } from './hook.contract.ts'
import { openHook, type OpenHook } from './open-hook.ts'

const MAX_BYTES = 64_000

const acts: Readonly<Record<HookPurpose, Act>> = {
  shopping: shop,
  'meal-plan': planMeal,
  import: importLinks,
  'tick-off': tickOff,
}

/** Does what a hook is for, as its maker, who needs not be signed in. */
export async function callHook(context: Context, address: string, request: Request): Promise<Answer<HookAnswer>> {
  await throttle(context.env.LIMIT_HOOK, `hook:${await hashToken(address)}`)
  const bytes = new Uint8Array(await limitBody(request, MAX_BYTES).arrayBuffer())
  const { hook, as } = await openHook(context, address)
  await requireSignature(context, hook, bytes)
  const input = await readHookInput(bytes, request.headers.get('content-type'))
  const key = context.headers.get(WEBHOOK_HEADERS.id) ?? context.idempotencyKey?.id
  // The address stays out of what is kept of a request.
  const path = `/api/hook/${hook.id}/`
  const idempotencyKey = key
    ? { id: `hook:${hook.id}:${key.slice(0, 200)}`, method: 'POST', path, digest: await bodyDigest(input) }
    : null
  return acts[hook.purpose]({ ...as, ifMatch: null, idempotencyKey }, input, hook)
}

const badSignature = problem(
  'inbound-hook.bad_signature',
  401,
  'The signature is missing or wrong, or the message is older than five minutes.',
)

async function requireSignature({ headers, at }: Context, hook: OpenHook, body: Uint8Array<ArrayBuffer>) {
  if (hook.signingSecret === null) return
  const [id, timestamp, signature] = (['id', 'timestamp', 'signature'] as const).map((name) =>
    headers.get(WEBHOOK_HEADERS[name]),
  )
  if (!hook.signingSecret || !id || !signature || !/^\d{1,12}$/.test(timestamp ?? '')) throw badSignature()
  const message = { id, timestamp: Number(timestamp), body }
  if (!(await isSigned(hook.signingSecret, message, signature, at))) throw badSignature()
}

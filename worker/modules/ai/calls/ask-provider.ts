import { sql } from 'drizzle-orm'
import { now } from '#worker/clock.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { execute, outcome } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { query } from '#worker/kernel/sql/query.ts'
import type { Statement } from '#worker/kernel/sql/sql.ts'
import { settingsOf } from '#worker/modules/settings/space-settings.contract.ts'
import { providerUrlFault } from '../provider.resource.ts'
import { AiRefusal } from '../vendors/ai-refusal.ts'
import { gatewayAsFetch } from '../vendors/gateway-as-fetch.ts'
import { languageModel } from '../vendors/language-model.ts'
import { priceOf } from '../vendors/price-of.ts'
import { vendorOf } from '../vendors/vendor-of.ts'
import { addressRefused, noCredits, refusedBy, throttled, tooDear, unknownProvider } from './ai-problems.ts'
import { askCall, endCall } from './call.decider.ts'
import { converse, type Conversation } from './converse.ts'
import { inputSize } from './input-size.ts'
import type { Price } from './price.contract.ts'
import { type CallProvider, findProvider, readKey } from './provider-for-call.ts'
import { HOUR, MAX_AN_HOUR, type Purse, purseNow } from './purse.ts'
import type { Question } from './question.ts'
import { type Reservation, reserveCredits, stillReservable } from './reserve-credits.ts'

const TIMEOUT_MS = 100_000
/** Between the last moment of a request and the release of its credits. */
const GRACE_MS = 60_000

interface Call extends Reservation {
  id: number
  provider: CallProvider
  price: Price
}

/** Asks a provider on behalf of a person, whose space pays. Throws a problem where there is no answer to be had. */
export async function askProvider<Said, Checked>(
  context: Context,
  provider: number,
  question: Question<Said, Checked>,
  /** What is kept in the commit that pays for the answer. */
  keep: (value: Checked) => Statement[] = () => [],
): Promise<{ value: Checked; call: number }> {
  const { timeoutMs = TIMEOUT_MS } = question
  const call = await reserveCall(context, provider, question, timeoutMs)
  const deadline = Date.parse(now()) + timeoutMs
  const timeLeft = () => deadline - Date.parse(now())
  const conversation = await converse(() => modelOf(context, call.provider, timeLeft), question, {
    output: call.output,
    timeLeft,
  })
  const also = 'value' in conversation.result ? keep(conversation.result.value) : []
  if (!(await settle(context, call, conversation, also))) throw refusedBy(new AiRefusal('gone'))
  if ('refusal' in conversation.result) throw refusedBy(conversation.result.refusal)
  return { value: conversation.result.value, call: call.id }
}

/** In the order in which other clients expect refusals. */
function admitted(context: Context, purse: Purse | undefined): Purse {
  const { ai_enabled } = settingsOf(membershipOf(context).settings)
  if (!purse || !ai_enabled || (purse.month <= 0 && purse.balance <= 0)) throw noCredits()
  if (purse.recent >= MAX_AN_HOUR) {
    throw throttled((Date.parse(purse.first ?? context.at) + HOUR - Date.parse(context.at)) / 1000)
  }
  return purse
}

async function reserveCall<S, C>(
  context: Context,
  id: number,
  question: Question<S, C>,
  timeoutMs: number,
): Promise<Call> {
  const store = { ...spaceStore(context), idempotencyKey: null }
  let found: ReturnType<typeof findProvider> | undefined
  const load = { ids: reserveIds(store.space, { 'ai-call': 1 }), purse: purseNow(context) }
  const { body } = await execute(store, load, async ({ ids, purse }) => {
    const offer = await offerFor(context, purse[0], question, () => (found ??= findProvider(context, id)))
    const call: Call = { id: idAllocator(ids)('ai-call'), ...offer }
    const { provider, price, reserved, credits_from_balance } = call
    return outcome({
      appends: [
        askCall({
          id: call.id,
          ai_provider: provider.id,
          model: provider.model_name,
          function: question.function,
          created_by: personOf(context).id,
          price,
          reserved,
          credits_from_balance,
          until: new Date(Date.parse(now()) + timeoutMs + GRACE_MS).toISOString(),
        }),
      ],
      requires: [stillReservable(context, offer)],
      answer: {},
      respond: () => call,
    })
  })
  return body
}

/** Who is asked at which price, and what would be reserved. Throws the problem that keeps a question from being asked. */
async function offerFor<S, C>(
  context: Context,
  purse: Purse | undefined,
  { instructions, material, output, leastOutput = Math.min(output, 500) }: Question<S, C>,
  find: () => ReturnType<typeof findProvider>,
): Promise<Omit<Call, 'id'>> {
  const { month, balance } = admitted(context, purse)
  const provider = await find()
  if (!provider) throw unknownProvider()
  const fault = providerUrlFault(provider.url, context.env)
  if (fault) throw addressRefused(fault)
  const price = priceOf(provider)
  const input = inputSize(instructions, material) + SCHEMA_TOKENS
  const reservation = reserveCredits({ month, balance }, { price, input, output, leastOutput })
  if (!reservation) throw tooDear(Math.max(month, balance))
  return { provider, price, ...reservation }
}

/** The most that a question may cost, without asking it. Throws as asking it would, before anything is sent. */
export async function mostCredits<S, C>(context: Context, id: number, question: Question<S, C>): Promise<number> {
  const { db } = spaceStore(context)
  const { purse } = await db.read({ purse: purseNow(context) })
  const { reserved } = await offerFor(context, purse[0], question, () => findProvider(context, id))
  return reserved
}

/** Beside the instructions stand our rules and the schema. */
const SCHEMA_TOKENS = 1_500

async function modelOf(context: Context, provider: CallProvider, timeLeft: () => number) {
  const { env } = context
  const named = vendorOf(provider.model_name, provider.url)
  if (!named) throw new AiRefusal('unknown_model')
  return languageModel(named, {
    url: provider.url,
    key: provider.has_api_key ? await readKey(context, provider.id) : null,
    fetch: gatewayAsFetch(env.FETCH_ALLOW, timeLeft),
    binding: provider.space === null ? env.AI : undefined,
  })
}

/** Whether it was still open: what was given up meanwhile is neither charged nor answered. */
async function settle(
  context: Context,
  call: Call,
  conversation: Conversation<unknown>,
  also: readonly Statement[],
): Promise<boolean> {
  const store = { ...spaceStore(context), at: now(), idempotencyKey: null }
  const load = {
    open: query<{ version: number }>(
      sql`SELECT version FROM ai_log WHERE space_id = ${store.space} AND id = ${call.id} AND state = 'asked'`,
    ),
  }
  const { body } = await execute(store, load, ({ open: [open] }) => {
    const appends: Append[] = open ? [endCall({ ...call, version: open.version }, conversation)] : []
    const respond = () => open !== undefined
    return outcome({ appends, requires: [], also: open ? also : [], answer: {}, respond })
  })
  return body
}

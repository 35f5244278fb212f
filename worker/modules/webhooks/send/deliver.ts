import { now } from '#worker/clock.ts'
import { gatewayFetch, type GatewayAnswer } from '#worker/gateway/gateway-fetch.ts'
import { retryAfter } from '#worker/gateway/retry-after.ts'
import { GatewayRefusal } from '#worker/gateway/gateway-refusal.ts'
import { signMessage, WEBHOOK_HEADERS } from '#worker/auth/standard-webhook.ts'
import type { Message } from './message.ts'

export interface Receiver {
  url: string
  secrets: readonly string[]
  allow: string | undefined
}

export interface Outcome {
  at: string
  ok: boolean
  status: number | null
  ms: number
  answer: string
  /** Why there was no answer. */
  code: string | null
  /** The receiver is gone for good. */
  isGone: boolean
  /** Seconds for which the receiver wants to be left alone. */
  holdSeconds: number | null
}

const TIMEOUT_MS = 15_000
const MAX_ANSWER_BYTES = 4_000
const MAX_ANSWER_LETTERS = 300

/** Sends a message once. Whatever happens is an outcome, never an error. */
export async function deliver({ url, secrets, allow }: Receiver, message: Message): Promise<Outcome> {
  const at = now()
  const timestamp = Math.floor(Date.parse(at) / 1000)
  const signature = await signMessage(secrets, { id: message.id, timestamp, body: message.body })
  const since = () => Date.parse(now()) - Date.parse(at)
  try {
    const answer = await gatewayFetch(url, {
      method: 'POST',
      body: message.body,
      headers: {
        'content-type': 'application/json',
        [WEBHOOK_HEADERS.id]: message.id,
        [WEBHOOK_HEADERS.timestamp]: String(timestamp),
        [WEBHOOK_HEADERS.signature]: signature,
      },
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_ANSWER_BYTES,
      cutsLonger: true,
      maxRedirects: 0,
      allow,
    })
    return { at, ms: since(), ...told(answer, at) }
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error
    return { at, ms: since(), ok: false, status: null, ...whyNot(error), isGone: false, holdSeconds: null }
  }
}

const REDIRECTED = 'It answered with a redirect, and those are not followed. Give the address that it leads to.'

const whyNot = ({ reason, message }: GatewayRefusal) =>
  reason === 'too_many_redirects'
    ? { answer: REDIRECTED, code: 'webhook.redirected' }
    : { answer: message, code: `gateway.${reason}` }

const told = ({ ok, status, headers, text }: GatewayAnswer, at: string) => ({
  ok,
  status,
  code: null,
  answer: text().replace(/\0/g, '').slice(0, MAX_ANSWER_LETTERS),
  isGone: status === 410,
  holdSeconds: ok ? null : holdSeconds(status, retryAfter(headers, at)),
})

const SLOWED = new Set([429, 502, 503, 504])
const USUAL_SECONDS = 60

/** For how many seconds a receiver gets nothing; null where it does not ask for that. */
const holdSeconds = (status: number, asked: number | undefined): number | null =>
  asked === undefined ? (SLOWED.has(status) ? USUAL_SECONDS : null) : Math.max(1, asked)

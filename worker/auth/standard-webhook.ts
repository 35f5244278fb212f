import { secretBytes } from '#worker/clock.ts'
import { constantTimeEqual } from './constant-time-equal.ts'

/** The headers of Standard Webhooks 1.0.0. */
export const WEBHOOK_HEADERS = {
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const

export interface SignedMessage {
  id: string
  /** Seconds since 1970. */
  timestamp: number
  body: Uint8Array<ArrayBuffer>
}

const PREFIX = 'whsec_'
const TOLERANCE_SECONDS = 300

export const createSigningSecret = (): string => PREFIX + toBase64(secretBytes(32))

/** A signature for each secret, separated by spaces, so that either of two opens it while one replaces the other. */
export async function signMessage(secrets: readonly string[], message: SignedMessage): Promise<string> {
  const signed = await Promise.all(secrets.map(async (secret) => `v1,${toBase64(await signatureOf(secret, message))}`))
  return signed.join(' ')
}

/** Whether one of the signatures in the header is of this secret, and the message is not older or newer than five minutes. */
export async function isSigned(secret: string, message: SignedMessage, header: string, at: string): Promise<boolean> {
  if (!(Math.abs(Date.parse(at) / 1000 - message.timestamp) <= TOLERANCE_SECONDS)) return false
  const wanted = await signatureOf(secret, message)
  const given = header.split(' ').flatMap((one) => (one.startsWith('v1,') ? [fromBase64(one.slice(3))] : []))
  return given.some((one) => one !== null && constantTimeEqual(one, wanted))
}

async function signatureOf(secret: string, { id, timestamp, body }: SignedMessage): Promise<Uint8Array> {
  const bytes = fromBase64(secret.replace(PREFIX, ''))
  if (!bytes) throw new Error('The secret is not base64.')
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const head = new TextEncoder().encode(`${id}.${timestamp}.`)
  const content = new Uint8Array(head.length + body.length)
  content.set(head)
  content.set(body, head.length)
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, content))
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}

import { sql, type SQL } from 'drizzle-orm'
import { uuid } from '#worker/clock.ts'
import type { Row } from './query.ts'
import { deploymentSecret, hkdfParams } from './deployment-secret.ts'

let drawnMarker: string | undefined

/** Encloses an address that waits for its signature. It is random, so no user's text can be taken for one. */
export const signatureMarker = (): string => (drawnMarker ??= `‹${uuid()}›`)

/** An address with a query, as a term of a statement. It is signed when its row arrives, in whichever column. */
export const deferSignature = (address: SQL): SQL => sql`(${signatureMarker()} || ${address} || ${signatureMarker()})`

export const addressSigner =
  (env: Env) =>
  async (rows: readonly Row[]): Promise<void> => {
    const mark = signatureMarker()
    for (const row of rows) {
      for (const [name, value] of Object.entries(row)) {
        if (typeof value === 'string' && value.includes(mark)) row[name] = await signPieces(env, value.split(mark))
      }
    }
  }

/** Odd pieces are addresses. */
const signPieces = async (env: Env, pieces: readonly string[]): Promise<string> =>
  (await Promise.all(pieces.map(async (piece, i) => (i % 2 === 1 ? signAddress(env, piece) : piece)))).join('')

/** Lists show the same pictures all day. */
const signedCache = new Map<string, string>()
const MAX_CACHED = 5000

export async function signAddress(env: Env, address: string): Promise<string> {
  const before = signedCache.get(address)
  if (before !== undefined) return before
  const { pathname, search } = new URL(address)
  const signature = await crypto.subtle.sign('HMAC', await signingKey(env), bytesOf(pathname + search))
  const whole = `${address}&sign=${textOf(new Uint8Array(signature))}`
  if (signedCache.size >= MAX_CACHED) signedCache.clear()
  signedCache.set(address, whole)
  return whole
}

/** Whether this deployment signed a path with its query. Compares in constant time. */
export async function isSignedAddress(env: Env, text: string, signature: string): Promise<boolean> {
  if (!/^[\w-]{43}$/.test(signature)) return false
  const bytes = Uint8Array.from(atob(signature.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
  return crypto.subtle.verify('HMAC', await signingKey(env), bytes, bytesOf(text))
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
const textOf = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=$/, '')

// Caches keys, not promises: a promise belongs to the request that created it.
const derivedKeys = new Map<string, CryptoKey>()

async function signingKey(env: Env): Promise<CryptoKey> {
  const secret = env.SEAL_SECRET ?? env.AUTH_SECRET ?? ''
  const derived = derivedKeys.get(secret)
  if (derived) return derived
  const key = await crypto.subtle.deriveKey(
    hkdfParams('larder addresses'),
    await deploymentSecret(env),
    { name: 'HMAC', hash: 'SHA-256', length: 256 },
    false,
    ['sign', 'verify'],
  )
  derivedKeys.set(secret, key)
  return key
}

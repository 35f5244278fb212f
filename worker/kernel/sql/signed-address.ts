import { sql, type SQL } from 'drizzle-orm'
import { uuid } from '../../clock.ts'
import type { Row } from './query.ts'
import { deploymentSecret, derivation } from './secret.ts'

let drawn: string | undefined

/** Stands around an address that waits for its signature. Nobody can guess it, so nobody's text is ever taken for one. */
export const addressMark = (): string => (drawn ??= `‹${uuid()}›`)

/** An address with a query, as a term of a statement. It is signed when its row arrives, wherever in the row it is. */
export const signedLater = (address: SQL): SQL => sql`(${addressMark()} || ${address} || ${addressMark()})`

/** Signs the addresses in rows that come from the database. */
export const addressSigning =
  (env: Env) =>
  async (rows: readonly Row[]): Promise<void> => {
    const mark = addressMark()
    for (const row of rows) {
      for (const [name, value] of Object.entries(row)) {
        if (typeof value === 'string' && value.includes(mark)) row[name] = await signedText(env, value.split(mark))
      }
    }
  }

/** Every other piece is an address. */
const signedText = async (env: Env, pieces: readonly string[]): Promise<string> =>
  (await Promise.all(pieces.map(async (piece, i) => (i % 2 === 1 ? signed(env, piece) : piece)))).join('')

/** Lists show the same pictures all day. */
const known = new Map<string, string>()
const MOST_KNOWN = 5000

async function signed(env: Env, address: string): Promise<string> {
  const before = known.get(address)
  if (before !== undefined) return before
  const { pathname, search } = new URL(address)
  const signature = await crypto.subtle.sign('HMAC', await keyOf(env), bytesOf(pathname + search))
  const whole = `${address}&sign=${textOf(new Uint8Array(signature))}`
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(address, whole)
  return whole
}

/** Whether a path with its query was signed here. Compares in the same time wherever signatures differ. */
export async function isSignedAddress(env: Env, text: string, signature: string): Promise<boolean> {
  if (!/^[\w-]{43}$/.test(signature)) return false
  const bytes = Uint8Array.from(atob(signature.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
  return crypto.subtle.verify('HMAC', await keyOf(env), bytes, bytesOf(text))
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
const textOf = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=$/, '')

// Keys and no promises of them, which would be those of another request.
const keys = new Map<string, CryptoKey>()

async function keyOf(env: Env): Promise<CryptoKey> {
  const secret = env.SEAL_SECRET ?? env.AUTH_SECRET ?? ''
  const derived = keys.get(secret)
  if (derived) return derived
  const key = await crypto.subtle.deriveKey(
    derivation('larder addresses'),
    await deploymentSecret(env),
    { name: 'HMAC', hash: 'SHA-256', length: 256 },
    false,
    ['sign', 'verify'],
  )
  keys.set(secret, key)
  return key
}

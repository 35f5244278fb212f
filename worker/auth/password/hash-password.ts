import { scrypt } from 'node:crypto'
import { constantTimeEqual } from '../constant-time-equal.ts'
import { fromHex, toHex } from '../hex.ts'

/** 2^14 blocks of 1 KB, five passes: the scrypt parameters that OWASP recommends for 16 MB of memory. */
const SCRYPT_COST = { N: 2 ** 14, r: 8, p: 5 }
const KEY_BYTES = 32

/** `scrypt$N$r$p$salt$key`: the cost is stored, so that it can be raised without invalidating hashes. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const key = await deriveKey(password, salt, SCRYPT_COST)
  return ['scrypt', SCRYPT_COST.N, SCRYPT_COST.r, SCRYPT_COST.p, toHex(salt), toHex(key)].join('$')
}

export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [kind, N, r, p, salt, key] = hash.split('$')
  if (kind !== 'scrypt' || !salt || key?.length !== KEY_BYTES * 2) return false
  const derived = await deriveKey(password, fromHex(salt), { N: Number(N), r: Number(r), p: Number(p) })
  return constantTimeEqual(derived, fromHex(key))
}

const deriveKey = (password: string, salt: Uint8Array, cost: typeof SCRYPT_COST) =>
  new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { ...cost, maxmem: 64 * 2 ** 20 }, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })

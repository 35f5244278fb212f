import { scrypt } from 'node:crypto'
import { equal } from '../equal.ts'
import { fromHex, toHex } from '../hex.ts'

/** 2^14 blocks of 1 KB five times over: what OWASP asks of scrypt where memory is to stay at 16 MB. */
const COST = { N: 2 ** 14, r: 8, p: 5 }
const BYTES = 32

/** `scrypt$N$r$p$salt$key`, so that the cost can be raised without invalidating anything. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const key = await derive(password, salt, COST)
  return ['scrypt', COST.N, COST.r, COST.p, toHex(salt), toHex(key)].join('$')
}

export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [kind, N, r, p, salt, key] = hash.split('$')
  if (kind !== 'scrypt' || !salt || key?.length !== BYTES * 2) return false
  const derived = await derive(password, fromHex(salt), { N: Number(N), r: Number(r), p: Number(p) })
  return equal(derived, fromHex(key))
}

const derive = (password: string, salt: Uint8Array, cost: typeof COST) =>
  new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, BYTES, { ...cost, maxmem: 64 * 2 ** 20 }, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })

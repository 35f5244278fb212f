import { toHex } from '../hex.ts'
import { authSecret } from '../auth-secret.ts'
import { verifySignature, sign } from '../signature.ts'

export interface PendingDeletion {
  user: number
  eraseAt: string
}

const signedTextOf = ({ user, eraseAt }: PendingDeletion) => `keep account ${user} ${eraseAt}`

/** The token of a link that cancels an account's deletion. It is valid for this one deletion, and nothing is stored. */
export const keepAccountToken = async (env: Env, keeping: PendingDeletion): Promise<string> =>
  `${keeping.user}.${toHex(await sign(authSecret(env), signedTextOf(keeping)))}`

/** Does not verify the token; null where the text is none. */
export const userOfToken = (token: string): number | null => {
  const [, user] = /^(\d{1,10})\.[\da-f]{64}$/.exec(token) ?? []
  return user === undefined ? null : Number(user)
}

export async function isKeepAccountToken(env: Env, token: string, keeping: PendingDeletion): Promise<boolean> {
  const digits = token.slice(token.indexOf('.') + 1)
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return verifySignature(authSecret(env), signedTextOf(keeping), bytes)
}

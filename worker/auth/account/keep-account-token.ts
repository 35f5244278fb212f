import { toHex } from '../hex.ts'
import { authSecret } from '../auth-secret.ts'
import { verifySignature, sign } from '../signature.ts'

/** What the token in a mail says: whose account is to be kept, that was to be deleted from some moment on. */
export interface PendingDeletion {
  user: number
  eraseAt: string
}

const signedTextOf = ({ user, eraseAt }: PendingDeletion) => `keep account ${user} ${eraseAt}`

/** The token of a link that keeps an account. It holds for this one deletion, and nothing of it is kept. */
export const keepAccountToken = async (env: Env, keeping: PendingDeletion): Promise<string> =>
  `${keeping.user}.${toHex(await sign(authSecret(env), signedTextOf(keeping)))}`

/** Whose account a token means, without proof; null for what is no token. */
export const userOfToken = (token: string): number | null => {
  const [, user] = /^(\d{1,10})\.[\da-f]{64}$/.exec(token) ?? []
  return user === undefined ? null : Number(user)
}

/** Whether this server made the token for this very deletion. */
export async function isKeepAccountToken(env: Env, token: string, keeping: PendingDeletion): Promise<boolean> {
  const digits = token.slice(token.indexOf('.') + 1)
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return verifySignature(authSecret(env), signedTextOf(keeping), bytes)
}

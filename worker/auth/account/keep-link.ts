import { toHex } from '../hex.ts'
import { secretOf } from '../secret.ts'
import { isSigned, sign } from '../signature.ts'

/** What the token in a mail says: whose account is to be kept, that was to be deleted from some moment on. */
export interface Keeping {
  user: number
  eraseAt: string
}

const textOf = ({ user, eraseAt }: Keeping) => `keep account ${user} ${eraseAt}`

/** The token of a link that keeps an account. It holds for this one deletion, and nothing of it is kept. */
export const keepToken = async (env: Env, keeping: Keeping): Promise<string> =>
  `${keeping.user}.${toHex(await sign(secretOf(env), textOf(keeping)))}`

/** Whose account a token means, without proof; null for what is no token. */
export const userIn = (token: string): number | null => {
  const [, user] = /^(\d{1,10})\.[\da-f]{64}$/.exec(token) ?? []
  return user === undefined ? null : Number(user)
}

/** Whether this server made the token for this very deletion. */
export async function isKeepToken(env: Env, token: string, keeping: Keeping): Promise<boolean> {
  const digits = token.slice(token.indexOf('.') + 1)
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return isSigned(secretOf(env), textOf(keeping), bytes)
}

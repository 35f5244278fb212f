import { sql } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { conflict, keyReused } from '#worker/kernel/contract/errors.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { toHex } from '../hex.ts'
import { authSecret } from '../auth-secret.ts'
import { sign } from '../signature.ts'
import { createToken, tokenColumns, type TokenRequest, type TokenRow } from './create-token.ts'
import { formatToken, hashToken, generateToken } from './generate-token.ts'

interface StoredRequest {
  asked: string
  nonce: string
  token: number
}

/**
 * A repeated Idempotency-Key gets the same token again. Tokens are not stored, so this one is derived from the stored
 * request and the server's secret.
 */
export async function createTokenOnce(
  context: Context,
  minting: TokenRequest,
): Promise<{ token: string; row: TokenRow }> {
  const { idempotencyKey, directory, at } = context
  if (!idempotencyKey) return createToken(context, minting)
  const { user, scope, expires } = minting
  // The space keeps it apart from keys of clients, which cannot hold one.
  const id = `access-token ${user} ${await hashToken(idempotencyKey.id)}`
  const asked = JSON.stringify([scope, expires])
  const again = async () => {
    const { before } = await directory.read({
      before: query<StoredRequest>(sql`SELECT path AS asked, body AS nonce, CAST(location AS INTEGER) AS token
        FROM command WHERE space_id = 0 AND id = ${id}`),
    })
    return before[0] ? repeatedToken(context, minting, asked, before[0]) : null
  }
  const known = await again()
  if (known) return known
  const nonce = generateToken()
  const token = await deriveToken(context, user, nonce)
  const noted = sql`INSERT INTO command (space_id, id, method, path, status, body, location, at)
    SELECT 0, ${id}, 'SYSTEM', ${asked}, 201, ${nonce}, id, ${at} FROM access_token WHERE hash = ${await hashToken(token)}`
  try {
    return await createToken(context, minting, { token, also: [noted] })
  } catch (error) {
    if (!String(error).includes('UNIQUE constraint failed: command')) throw error
    const meanwhile = await again()
    if (!meanwhile) throw conflict()
    return meanwhile
  }
}

/** A token that was revoked since does not come back. */
async function repeatedToken(context: Context, { user }: TokenRequest, asked: string, before: StoredRequest) {
  if (before.asked !== asked) throw keyReused()
  const { rows } = await context.directory.read({
    rows: query<TokenRow>(sql`SELECT ${tokenColumns}
      FROM access_token WHERE id = ${before.token} AND user_id = ${user}`),
  })
  if (!rows[0]) throw conflict()
  return { token: await deriveToken(context, user, before.nonce), row: rows[0] }
}

const deriveToken = async ({ env }: Context, user: number, nonce: string): Promise<string> =>
  formatToken(toHex(await sign(authSecret(env), `token ${user} ${nonce}`)).slice(0, 32))

import { sql } from 'drizzle-orm'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { toHex } from '../hex.ts'
import { authSecret } from '../auth-secret.ts'
import { sign } from '../signature.ts'
import { formatToken, hashToken, generateToken } from './generate-token.ts'
import { tokenColumns, type TokenRow } from './create-token.ts'

/** A calendar's address holds its token, which can do nothing else. */
export const FEED_SCOPE = 'mealplan'

export interface FeedRow extends TokenRow {
  nonce: string | null
}

/**
 * The asker's calendar token, valid at least until `expires`; new where there is none. An asker with a token gets
 * none that outlives it. People subscribe from several devices, so it can be read again: the stored nonce yields it
 * only with the server's secret.
 */
export async function feedToken(context: Context, expires: string): Promise<FeedRow> {
  const { directory, at } = context
  const user = personOf(context).id
  const nonce = generateToken()
  const token = await deriveToken(context, user, nonce)
  const latest = context.identity?.tokenExpiresAt ?? null
  const existing = sql`SELECT min(id) FROM access_token WHERE user_id = ${user} AND scope = ${FEED_SCOPE}
    AND expires > ${at} AND (${latest} IS NULL OR expires <= ${latest}) AND nonce IS NOT NULL`
  const prolonged = sql`UPDATE access_token SET expires = max(expires, ${expires}), updated = ${at} WHERE id = (${existing})
    RETURNING ${tokenColumns}, nonce`
  const insert = query<FeedRow>(sql`
    INSERT INTO access_token (user_id, hash, hint, scope, expires, created, updated, nonce)
    SELECT ${user}, ${await hashToken(token)}, ${token.slice(-4)}, ${FEED_SCOPE}, ${expires}, ${at}, ${at}, ${nonce}
    WHERE (${existing}) IS NULL
    RETURNING ${tokenColumns}, nonce`)
  const [row] = (await directory.batch([prolonged, insert.statement])).flat()
  if (!row) throw new Error('The database returned no calendar token.')
  return insert.decode(row)
}

/** Null for other kinds of token, of which only a hash is stored. */
export const readFeedToken = async (context: Context, { nonce, scope }: Pick<FeedRow, 'nonce' | 'scope'>) =>
  nonce === null || scope !== FEED_SCOPE ? null : deriveToken(context, personOf(context).id, nonce)

const deriveToken = async ({ env }: Context, user: number, nonce: string): Promise<string> =>
  formatToken(toHex(await sign(authSecret(env), `calendar ${user} ${nonce}`)).slice(0, 32))

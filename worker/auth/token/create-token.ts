import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { hashToken, generateToken } from './generate-token.ts'

export interface TokenRequest {
  user: number
  scope: string
  expires: string
  /** The app that logged in for it; null where a person made it by hand. */
  client: string | null
}

export interface TokenRow {
  id: number
  hint: string
  scope: string
  expires: string
  client: string | null
  created: string
  updated: string
  /** Null: never. Blank: not known. */
  last_used: string | null
}

export const tokenColumns = sql`id, hint, scope, expires, client, created, updated, last_used`

/** Devices of one person per app; a further one logs out the oldest. */
const MAX_PER_CLIENT = 10

/** Stores only a hash; the answer is the only copy of the token. */
export async function createToken(
  { directory, at }: Pick<Context, 'directory' | 'at'>,
  { user, scope, expires, client }: TokenRequest,
  { token = generateToken(), also = [] }: { token?: string; also?: readonly SQL[] } = {},
) {
  const hash = await hashToken(token)
  const insert = query<TokenRow>(sql`
    INSERT INTO access_token (user_id, hash, hint, scope, expires, client, created, updated)
    VALUES (${user}, ${hash}, ${token.slice(-4)}, ${scope}, ${expires}, ${client}, ${at}, ${at})
    RETURNING ${tokenColumns}`)
  const [rows] = await directory.batch([
    insert.statement,
    sql`DELETE FROM access_token WHERE user_id = ${user} AND client = ${client} AND (expires <= ${at} OR id NOT IN (
      SELECT id FROM access_token WHERE user_id = ${user} AND client = ${client} ORDER BY id DESC LIMIT ${MAX_PER_CLIENT}))`,
    ...also,
  ])
  if (!rows?.[0]) throw new Error('The database returned no token.')
  return { token, row: insert.decode(rows[0]) }
}

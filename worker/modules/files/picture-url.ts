import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { deferSignature } from '#worker/kernel/sql/signed-address.ts'

const DAY = 86_400_000
const URL_WINDOW_MS = 14 * DAY
export const MAX_URL_AGE_MS = 2 * URL_WINDOW_MS

interface PictureSource {
  space: SQLWrapper
  owner: SQL
  key: SQLWrapper
}

/**
 * Opens for anybody for two to four weeks unless revoked. The URL for a visitor carries the token instead that the
 * request came with, if it came with one.
 */
export function pictureUrl(context: Context, { space, owner, key }: PictureSource): SQL {
  const { origin, protocol } = context.url
  const start = `${origin}/media/`
  const pass = isVisitor(context) ? visitorQuery(context.url) : ''
  if (pass !== '') return sql`(${start} || ${key} || ${pass})`
  // Background work has no request whose origin the URL could start with.
  if (!protocol.startsWith('http')) return sql`(${start} || ${key})`
  const address = sql`${start} || ${key} || ${`?until=${expiryOf(context.at)}&of=`} || ${owner} || '&v=' ||
    ${generationOf(space, sql`''`)} || '.' || ${generationOf(space, owner)}`
  // Most rows have no picture, and need no lookup of generations.
  return sql`iif(${key} IS NULL, NULL, ${deferSignature(address)})`
}

/** In seconds. All answers within two weeks share one expiry, so that cached copies stay valid. */
const expiryOf = (at: string): number => ((Math.floor(Date.parse(at) / URL_WINDOW_MS) + 2) * URL_WINDOW_MS) / 1000

const generationOf = (space: SQLWrapper, owner: SQL): SQL => sql`coalesce((
  SELECT p.generation FROM picture_end p WHERE p.space_id = ${space} AND p.owner = ${owner}), 0)`

const isVisitor = (context: Context): boolean => context.identity !== null && personOf(context).id === 0

export function visitorQuery({ searchParams }: URL): string {
  const name = ['share', 'token'].find((one) => searchParams.has(one))
  return name === undefined ? '' : `?${name}=${encodeURIComponent(searchParams.get(name) ?? '')}`
}

import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { personOf, type Context } from '../../kernel/log/context.ts'
import { deferSignature } from '../../kernel/sql/signed-address.ts'

const DAY = 86_400_000
const URL_WINDOW_MS = 14 * DAY
/** No address is valid for longer. */
export const MAX_URL_AGE_MS = 2 * URL_WINDOW_MS

interface PictureSource {
  space: SQLWrapper
  /** The stream whose picture it is. */
  owner: SQL
  key: SQLWrapper
}

/**
 * Where a picture is, as a term of a statement; null where there is none. Whoever has the address sees the picture, for
 * two weeks at least and four at most, unless it ends before. A visitor's address carries what admits them, and opens no
 * more than that does.
 */
export function pictureUrl(context: Context, { space, owner, key }: PictureSource): SQL {
  const { origin, protocol } = context.url
  const start = `${origin}/media/`
  if (isVisitor(context)) return sql`(${start} || ${key} || ${visitorQuery(context.url)})`
  // Work that nobody waits for has no address to start with.
  if (!protocol.startsWith('http')) return sql`(${start} || ${key})`
  const address = sql`${start} || ${key} || ${`?until=${expiryOf(context.at)}&of=`} || ${owner} || '&v=' ||
    ${generationOf(space, sql`''`)} || '.' || ${generationOf(space, owner)}`
  // Most rows of most lists have no picture, and nothing is looked up for them.
  return sql`iif(${key} IS NULL, NULL, ${deferSignature(address)})`
}

/** All answers of two weeks say the same, so that what was kept of them stays good. In seconds. */
const expiryOf = (at: string): number => ((Math.floor(Date.parse(at) / URL_WINDOW_MS) + 2) * URL_WINDOW_MS) / 1000

const generationOf = (space: SQLWrapper, owner: SQL): SQL => sql`coalesce((
  SELECT p.generation FROM picture_end p WHERE p.space_id = ${space} AND p.owner = ${owner}), 0)`

const isVisitor = (context: Context): boolean => context.identity !== null && personOf(context).id === 0

/** What admits a visitor, to be put behind an address. */
export function visitorQuery({ searchParams }: URL): string {
  const name = ['share', 'token'].find((one) => searchParams.has(one))
  return name === undefined ? '' : `?${name}=${encodeURIComponent(searchParams.get(name) ?? '')}`
}

import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { personOf, type Context } from '../../kernel/log/context.ts'
import { signedLater } from '../../kernel/sql/signed-address.ts'

const DAY = 86_400_000
const WINDOW = 14 * DAY
/** No address is valid for longer. */
export const LONGEST = 2 * WINDOW

interface Pictured {
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
export function pictureAddress(context: Context, { space, owner, key }: Pictured): SQL {
  const { origin, protocol } = context.url
  const start = `${origin}/media/`
  if (isVisitor(context)) return sql`(${start} || ${key} || ${passOf(context.url)})`
  // Work that nobody waits for has no address to start with.
  if (!protocol.startsWith('http')) return sql`(${start} || ${key})`
  const address = sql`${start} || ${key} || ${`?until=${untilOf(context.at)}&of=`} || ${owner} || '&v=' ||
    ${generationOf(space, sql`''`)} || '.' || ${generationOf(space, owner)}`
  // Most rows of most lists have no picture, and nothing is looked up for them.
  return sql`iif(${key} IS NULL, NULL, ${signedLater(address)})`
}

/** All answers of two weeks say the same, so that what was kept of them stays good. In seconds. */
const untilOf = (at: string): number => ((Math.floor(Date.parse(at) / WINDOW) + 2) * WINDOW) / 1000

const generationOf = (space: SQLWrapper, owner: SQL): SQL => sql`coalesce((
  SELECT p.generation FROM picture_end p WHERE p.space_id = ${space} AND p.owner = ${owner}), 0)`

const isVisitor = (context: Context): boolean => context.identity !== null && personOf(context).id === 0

/** What admits a visitor, to be put behind an address. */
export function passOf({ searchParams }: URL): string {
  const name = ['share', 'token'].find((one) => searchParams.has(one))
  return name === undefined ? '' : `?${name}=${encodeURIComponent(searchParams.get(name) ?? '')}`
}

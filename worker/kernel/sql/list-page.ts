import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Paging } from '../contract/contract.ts'
import type { Database } from './database.ts'
import { problem } from '../contract/errors.ts'
import { query, type QueryResults, type Queries, type Query } from './query.ts'

export interface PageRequest {
  number: number
  size: number
}

const invalidPage = problem('request.invalid_page', 404, 'Invalid page.')

/** Sizes out of bounds are clamped; a size that is no number is the default. */
export function pageRequest(params: URLSearchParams, { defaultSize, maxSize }: Paging): PageRequest {
  const asked = Number(params.get('page_size'))
  const chosen = Number.isInteger(asked) && asked > 0 ? Math.min(asked, maxSize) : defaultSize
  const page = params.get('page') ?? '1'
  if (page === 'last') return { number: -1, size: chosen }
  if (!/^[1-9]\d{0,8}$/.test(page)) throw invalidPage()
  return { number: Number(page), size: chosen }
}

export interface PageBody<T> {
  count: number
  next: string | null
  previous: string | null
  timestamp?: string
  results: T[]
}

export function paginateArray<T>(
  all: readonly T[],
  { url, at, paging }: { url: URL; at: string; paging: Paging },
): PageBody<T> {
  const { number, size } = pageRequest(url.searchParams, paging)
  const last = Math.max(1, Math.ceil(all.length / size))
  const page = number === -1 ? last : number
  if (page > last) throw invalidPage()
  return {
    count: all.length,
    next: page < last ? pageLink(url, page + 1) : null,
    previous: page > 1 ? pageLink(url, page - 1) : null,
    ...(paging.timestamp ? { timestamp: at } : {}),
    results: all.slice((page - 1) * size, page * size),
  }
}

interface Listing {
  db: Database
  url: URL
  paging: Paging
  count: SQLWrapper
  /**
   * How many rows come up to and including the one with an id, even if it left the list; null where nobody knows. The
   * next page then begins after the last row shown, however many rows before it have left the list meanwhile.
   */
  offsetAfter?: (after: number) => SQL
}

/** Takes one round trip; `last` takes two. */
export async function listPage<T>({
  rows,
  at,
  cursor,
  ...listing
}: Listing & {
  at: string
  /** The sync cursor of the rows, where clients may ask what changed since. */
  cursor?: Query<{ timestamp: string }>
  /** Selects one window of rows. Their order must be total. */
  rows: (window: SQL) => Query<T>
}): Promise<PageBody<T>> {
  const { count, next, previous, found } = await readPage(
    listing,
    (window) => ({ rows: rows(window), now: cursor ?? emptyTimestamp }),
    {
      last: ({ rows: shown }) => idOf(shown.at(-1)),
    },
  )
  return {
    count,
    next,
    previous,
    ...(listing.paging.timestamp ? { timestamp: found.now[0]?.timestamp ?? at } : {}),
    results: found.rows,
  }
}

const emptyTimestamp = query<{ timestamp: string }>(sql`SELECT 1 WHERE 0`)

const idOf = (row: unknown): number | undefined =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'number' ? row.id : undefined

interface PageFacts<Q extends Queries> {
  counted?: ((found: QueryResults<Q>) => number) | undefined
  last?: (found: QueryResults<Q>) => number | undefined
}

/**
 * Runs all queries about one page and the count of all rows in one round trip; `last` takes two. Where counting costs
 * as much as finding, `counted` derives the count from the rows found.
 */
export async function readPage<Q extends Queries>(
  { db, url, paging, count, offsetAfter }: Listing,
  ask: (window: SQL) => Q,
  { counted, last: lastIdOf }: PageFacts<Q> = {},
) {
  const { number, size } = pageRequest(url.searchParams, paging)
  const limitOf = url.searchParams.get('limit')
  const limit = limitOf && /^\d{1,9}$/.test(limitOf) ? Number(limitOf) : Infinity
  const after = offsetAfter && limit === Infinity && number > 1 ? afterIdOf(url) : null
  const offsetSql = offsetAfter && after !== null ? sql`(${offsetAfter(after)})` : sql`NULL`
  const total = query<{ n: number; passed: number | null }>(
    sql`SELECT (${counted ? sql`0` : count}) AS n, ${offsetSql} AS passed`,
  )
  const window = (page: number) => {
    const before = (page - 1) * size
    const offset = after === null ? sql`${before}` : sql`coalesce(${offsetSql}, ${before})`
    return ask(sql`LIMIT ${Math.max(0, Math.min(size, limit - before))} OFFSET ${offset}`)
  }

  const first: QueryResults<Q> & QueryResults<{ total: typeof total }> = await readBoth(
    db,
    window(Math.max(1, number)),
    { total },
  )
  const passed = first.total[0]?.passed ?? null
  // A page that has become empty has no count; the rows up to it are all there are.
  const all = Math.min(Math.max(counted?.(first) ?? first.total[0]?.n ?? 0, passed ?? 0), limit)
  const last = Math.max(1, Math.ceil(all / size))
  const at = number === -1 ? last : number
  if (at > last && passed === null) throw invalidPage()
  const before = passed ?? (at - 1) * size
  const found = at === Math.max(1, number) ? first : await db.read(window(at))
  return {
    count: all,
    next: before + size < all ? pageLink(url, at + 1, offsetAfter && lastIdOf?.(found)) : null,
    previous: at > 1 ? pageLink(url, at - 1) : null,
    found,
  }
}

export const afterIdOf = (url: URL): number | null => {
  const after = url.searchParams.get('after')
  return after && /^\d{1,10}$/.test(after) ? Number(after) : null
}

const readBoth = async <A extends Queries, B extends Queries>(db: Database, a: A, b: B) =>
  (await db.read({ ...a, ...b })) as QueryResults<A> & QueryResults<B>

function pageLink(url: URL, page: number, after?: number): string {
  const link = new URL(url)
  link.searchParams.delete('after')
  if (page === 1) link.searchParams.delete('page')
  else link.searchParams.set('page', String(page))
  if (after !== undefined) link.searchParams.set('after', String(after))
  return link.href
}

import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Paging } from './contract.ts'
import type { Database } from './database.ts'
import { problem } from './errors.ts'
import { query, type Found, type Queries, type Query } from './query.ts'

export interface PageRequest {
  number: number
  size: number
}

const invalidPage = problem('request.invalid_page', 404, 'Invalid page.')

/** Sizes out of bounds are cut to them; a size that is no number is the default. */
export function pageRequest(params: URLSearchParams, { size, most }: Paging): PageRequest {
  const asked = Number(params.get('page_size'))
  const chosen = Number.isInteger(asked) && asked > 0 ? Math.min(asked, most) : size
  const page = params.get('page') ?? '1'
  if (page === 'last') return { number: -1, size: chosen }
  if (!/^[1-9]\d{0,8}$/.test(page)) throw invalidPage()
  return { number: Number(page), size: chosen }
}

/** One page of rows that are all at hand. */
export function pageOfAll<T>(all: readonly T[], { url, at, paging }: { url: URL; at: string; paging: Paging }) {
  const { number, size } = pageRequest(url.searchParams, paging)
  const last = Math.max(1, Math.ceil(all.length / size))
  const page = number === -1 ? last : number
  if (page > last) throw invalidPage()
  return {
    count: all.length,
    next: page < last ? linkTo(url, page + 1) : null,
    previous: page > 1 ? linkTo(url, page - 1) : null,
    ...(paging.timestamp ? { timestamp: at } : {}),
    results: all.slice((page - 1) * size, page * size),
  }
}

interface Listing {
  db: Database
  url: URL
  paging: Paging
  /** Counts all rows of the listing. */
  count: SQLWrapper
}

/** One page and the count of all, in one round trip; `last` takes a second one. */
export async function listPage<T>({
  rows,
  at,
  ...listing
}: Listing & {
  at: string
  /** Selects one window of them, in a total order. */
  rows: (window: SQL) => Query<T>
}) {
  const { count, next, previous, found } = await readPage(listing, (window) => ({ rows: rows(window) }))
  return { count, next, previous, ...(listing.paging.timestamp ? { timestamp: at } : {}), results: found.rows }
}

/**
 * Whatever is asked about one page, and the count of all, in one round trip; `last` takes a second one. Where counting is
 * as much work as finding, `counted` takes the count from what was found instead.
 */
export async function readPage<Q extends Queries>(
  { db, url, paging, count }: Listing,
  ask: (window: SQL) => Q,
  counted?: (found: Found<Q>) => number,
) {
  const { number, size } = pageRequest(url.searchParams, paging)
  const total = query<{ n: number }>(sql`SELECT (${counted ? sql`0` : count}) AS n`)
  const limitOf = url.searchParams.get('limit')
  const limit = limitOf && /^\d{1,9}$/.test(limitOf) ? Number(limitOf) : Infinity
  const window = (page: number) =>
    ask(sql`LIMIT ${Math.max(0, Math.min(size, limit - (page - 1) * size))} OFFSET ${(page - 1) * size}`)

  const first: Found<Q> & Found<{ total: typeof total }> = await readBoth(db, window(Math.max(1, number)), { total })
  const all = Math.min(counted?.(first) ?? first.total[0]?.n ?? 0, limit)
  const last = Math.max(1, Math.ceil(all / size))
  const at = number === -1 ? last : number
  if (at > last) throw invalidPage()
  return {
    count: all,
    next: at < last ? linkTo(url, at + 1) : null,
    previous: at > 1 ? linkTo(url, at - 1) : null,
    found: at === Math.max(1, number) ? first : await db.read(window(at)),
  }
}

/** Two sets of questions in one batch. Together their answers are the answers to both. */
const readBoth = async <A extends Queries, B extends Queries>(db: Database, a: A, b: B) =>
  (await db.read({ ...a, ...b })) as Found<A> & Found<B>

function linkTo(url: URL, page: number): string {
  const link = new URL(url)
  if (page === 1) link.searchParams.delete('page')
  else link.searchParams.set('page', String(page))
  return link.href
}

import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Paging } from './contract.ts'
import type { Database } from './database.ts'
import { problem } from './errors.ts'
import { query, type Query } from './query.ts'

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

interface Listing<T> {
  db: Database
  url: URL
  at: string
  paging: Paging
  /** Counts all rows of the listing. */
  count: SQLWrapper
  /** Selects one window of them, in a total order. */
  rows: (window: SQL) => Query<T>
}

/** One page and the count of all, in one round trip; `last` takes a second one. */
export async function listPage<T>({ db, url, at, paging, count, rows }: Listing<T>) {
  const { number, size } = pageRequest(url.searchParams, paging)
  const total = query<{ n: number }>(sql`SELECT (${count}) AS n`)
  const limitOf = url.searchParams.get('limit')
  const limit = limitOf && /^\d{1,9}$/.test(limitOf) ? Number(limitOf) : Infinity
  const window = (page: number) =>
    rows(sql`LIMIT ${Math.max(0, Math.min(size, limit - (page - 1) * size))} OFFSET ${(page - 1) * size}`)

  const first = await db.read({ total, page: window(Math.max(1, number)) })
  const all = Math.min(first.total[0]?.n ?? 0, limit)
  const last = Math.max(1, Math.ceil(all / size))
  const at_ = number === -1 ? last : number
  if (at_ > last) throw invalidPage()
  const results = at_ === Math.max(1, number) ? first.page : (await db.read({ page: window(at_) })).page
  return {
    count: all,
    next: at_ < last ? linkTo(url, at_ + 1) : null,
    previous: at_ > 1 ? linkTo(url, at_ - 1) : null,
    ...(paging.timestamp ? { timestamp: at } : {}),
    results,
  }
}

function linkTo(url: URL, page: number): string {
  const link = new URL(url)
  if (page === 1) link.searchParams.delete('page')
  else link.searchParams.set('page', String(page))
  return link.href
}

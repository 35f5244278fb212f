import { sql, type SQL } from 'drizzle-orm'
import { among } from '../../kernel/sql.ts'
import type { Params } from './recipe.params.ts'

/** What is known of the asker's books: null for one that holds its entries alone, else what its filter asks for. */
export interface Books {
  has: (book: number) => boolean
  /** What a recipe `r` has to be for the filter of a book to find it; null where it has none. */
  found: (book: number) => SQL | null
}

/** Conditions on a recipe `r` by the books it stands in, by hand or by their filters: any of, all of, none of, not all of. */
export function bookConditions(here: SQL, params: Params, books: Books): SQL[] {
  const inAny = (ids: readonly number[]): SQL => {
    const known = [...new Set(ids)].filter(books.has)
    const entered = sql`r.id IN (SELECT e.recipe FROM recipe_book_entry e
      WHERE e.space_id = ${here} AND ${among(sql`e.book`, known)} AND e.deleted_with IS NULL)`
    const found = known.flatMap((id) => books.found(id) ?? [])
    return known.length === 0 ? sql`0` : sql`(${sql.join([entered, ...found], sql` OR `)})`
  }
  const inAll = (ids: readonly number[]): SQL =>
    sql`(${sql.join(
      ids.map((id) => inAny([id])),
      sql` AND `,
    )})`
  const any = params.ids('books_or')
  const plain = any.length > 0 ? any : params.ids('books')
  const all = params.ids('books_and')
  const none = params.ids('books_or_not')
  const notAll = params.ids('books_and_not')
  return [
    ...(plain.length > 0 ? [inAny(plain)] : []),
    ...(all.length > 0 ? [inAll(all)] : []),
    ...(none.length > 0 ? [sql`NOT ${inAny(none)}`] : []),
    ...(notAll.length > 0 ? [sql`NOT ${inAll(notAll)}`] : []),
  ]
}

import { sql, type SQL } from 'drizzle-orm'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { clauseCondition, type FilterClause } from './filter-clause.ts'
import type { Params } from '../parse/recipe-params.ts'

export interface BookFilters {
  has: (book: number) => boolean
  filterOf: (book: number) => SQL | null
}

export function bookConditions(space: SQL, params: Params, books: BookFilters): FilterClause[] {
  const inAny = (ids: readonly number[]): FilterClause => {
    const known = [...new Set(ids)].filter(books.has)
    const entered = {
      within: sql`SELECT e.recipe FROM recipe_book_entry e
        WHERE e.space_id = ${space} AND ${inValues(sql`e.book`, known)} AND e.deleted_with IS NULL`,
    }
    const found = known.flatMap((id) => books.filterOf(id) ?? [])
    return found.length === 0 ? entered : { where: sql`(${sql.join([clauseCondition(entered), ...found], sql` OR `)})` }
  }
  const inAll = (ids: readonly number[]) => [...new Set(ids)].map((id) => inAny([id]))
  const not = (all: readonly FilterClause[]) => ({
    where: sql`NOT (${sql.join(all.map(clauseCondition), sql` AND `)})`,
  })
  const any = params.ids('books_or')
  const plain = any.length > 0 ? any : params.ids('books')
  const none = params.ids('books_or_not')
  const notAll = params.ids('books_and_not')
  return [
    ...(plain.length > 0 ? [inAny(plain)] : []),
    ...inAll(params.ids('books_and')),
    ...(none.length > 0 ? [not([inAny(none)])] : []),
    ...(notAll.length > 0 ? [not(inAll(notAll))] : []),
  ]
}

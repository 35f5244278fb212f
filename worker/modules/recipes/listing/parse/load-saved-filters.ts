import { sql } from 'drizzle-orm'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { invalid } from '#worker/kernel/contract/errors.ts'
import { query } from '#worker/kernel/sql/query.ts'
import type { RecipeFilters } from '../recipe-filters.contract.ts'
import { parseSavedSearch } from './parse-saved-search.ts'

export interface SavedFilters {
  books: ReadonlyMap<number, RecipeFilters | null>
  filter: RecipeFilters | null
  roundTrip: boolean
}

const noSavedFilters: SavedFilters = { books: new Map(), filter: null, roundTrip: false }

const names = ['books', 'books_or', 'books_and', 'books_or_not', 'books_and_not'] as const

/** One round trip where the list names books or saved filters, else none. */
export async function loadSavedFilters(context: Context, given: RecipeFilters): Promise<SavedFilters> {
  const asked = given.filter?.trim() ?? ''
  if (asked === '' && names.every((name) => given[name] === undefined)) return noSavedFilters
  const { space, shard } = membershipOf(context)
  const me = personOf(context).id
  const mine = (alias: 'b' | 'f') => {
    const row = sql.raw(alias)
    return sql`(${row}.created_by = ${me} OR EXISTS (SELECT 1 FROM json_each(${row}.shared) friend WHERE friend.value = ${me}))`
  }
  const { books, filters } = await context.spaceDatabase(shard).read({
    books: query<{ id: number; filter: number | null; search: string | null }>(
      sql`SELECT b.id, f.id AS filter, f.search FROM recipe_book b
        LEFT JOIN custom_filter f ON f.space_id = b.space_id AND f.id = b.filter AND f.deleted_with IS NULL
        WHERE b.space_id = ${space} AND b.deleted_with IS NULL AND ${mine('b')}`,
    ),
    filters: query<{ search: string }>(
      sql`SELECT f.search FROM custom_filter f
        WHERE f.space_id = ${space} AND f.id = ${Number(asked)} AND f.deleted_with IS NULL AND ${mine('f')}`,
    ),
  })
  const search = filters[0]?.search ?? books.find(({ filter }) => filter === Number(asked))?.search
  if (asked !== '' && (search === undefined || search === null)) {
    throw invalid(
      { filter: [`Invalid pk "${asked.slice(0, 40)}" - object does not exist.`] },
      'request.unknown_reference',
    )
  }
  return {
    books: new Map(books.map(({ id, search: found }) => [id, found === null ? null : parseSavedSearch(found)])),
    filter: asked === '' ? null : parseSavedSearch(search ?? ''),
    roundTrip: true,
  }
}

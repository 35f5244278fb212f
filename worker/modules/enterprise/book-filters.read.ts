import { sql } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { compile } from '#worker/kernel/sql/compile.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { clausesOfBook } from '#worker/modules/recipes/listing/narrow/filter-clauses.ts'
import { parseSavedSearch } from '#worker/modules/recipes/listing/parse/parse-saved-search.ts'
import { anonymousPerson } from '#worker/modules/settings/find-sharing-space.ts'
import { embedHome, homeWith, isEmbed, isMakersBook, type EmbedHome } from './embed.access.ts'
import { foundRecipes, type FoundInBook } from './found-recipes.ts'

interface MakersBook {
  id: number
  maker: number
  search: string | null
  /** Its place among the chosen ones. */
  place: number | null
}

/** Of an embed of books: all books of its maker, as a filter may name others than its own. */
export const makersBooks = ({ space, token }: EmbedHome) =>
  query<MakersBook>(
    sql`SELECT b.id, embed.created_by AS maker, f.search,
        (SELECT min(chosen.key) FROM json_each(embed.books) chosen WHERE chosen.value = b.id) AS place
      FROM (SELECT * FROM social_embed WHERE ${isEmbed(space, token)} AND type = 'BOOK') embed
      CROSS JOIN recipe_book b ON ${isMakersBook(space, sql`embed`)}
      LEFT JOIN custom_filter f ON f.space_id = b.space_id AND f.id = b.filter AND f.deleted_with IS NULL
      ORDER BY place`,
  )

/** A statement holds no more of them, as it takes but so many values and bytes. Further books show what was put in. */
const MAX_FILTERS = 10
const MAX_VALUES = 60
const MAX_BYTES = 25_000

/** What the filters of chosen books ask, as their maker: what they cooked, and what is in their house, counts. */
function filtersOfBooks(home: EmbedHome, books: readonly MakersBook[]): FoundInBook[] {
  const saved = {
    books: new Map(books.map(({ id, search }) => [id, search === null ? null : parseSavedSearch(search)])),
    filter: null,
    roundTrip: true,
  }
  const all = books.flatMap(({ id, maker, place }): FoundInBook[] => {
    const clauses = place === null ? null : clausesOfBook(asMaker(home, maker), id, saved)
    return clauses ? [{ book: id, clauses }] : []
  })
  const sizes = all.map((one) => compile(foundRecipes(home.space, one)))
  const sumTo = (at: number, of: (size: (typeof sizes)[number]) => number) =>
    sizes.slice(0, at + 1).reduce((sum, size) => sum + of(size), 0)
  return all.filter(
    (_, at) =>
      at < MAX_FILTERS &&
      sumTo(at, ({ params }) => params.length) <= MAX_VALUES &&
      sumTo(at, ({ sql: text }) => text.length) <= MAX_BYTES,
  )
}

function asMaker({ visitorContext }: EmbedHome, maker: number): Context {
  const { identity } = visitorContext
  if (!identity) return visitorContext
  const { onlyRecipeIds: _only, ...visitor } = identity
  return { ...visitorContext, identity: { ...visitor, user: { ...anonymousPerson, id: maker } } }
}

/** As `embedHome`, with what filters find: one round trip more. */
export async function wholeEmbedHome(context: Context, token: string): Promise<EmbedHome | null> {
  const home = await embedHome(context, token)
  if (!home) return null
  const { books } = await home.visitorContext.spaceDatabase(home.shard).read({ books: makersBooks(home) })
  return withFilters(home, books)
}

/** The same home where no chosen book has a filter. */
export function withFilters(home: EmbedHome, books: readonly MakersBook[]): EmbedHome {
  const found = filtersOfBooks(home, books)
  return found.length === 0 ? home : homeWith(home, found)
}

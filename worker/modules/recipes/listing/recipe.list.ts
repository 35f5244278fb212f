import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, type Context } from '../../../kernel/log/context.ts'
import type { Answer } from '../../../kernel/log/execute.ts'
import { readPage } from '../../../kernel/sql/list.ts'
import { query } from '../../../kernel/sql/query.ts'
import { searchPreferenceOf } from '../../searching/search-preference.contract.ts'
import { recipe } from '../recipe.contract.ts'
import type { RecipeFilters } from './recipe-filters.contract.ts'
import { listingOf } from './recipe-listing.ts'
import { overviewOf } from '../recipe-overview.ts'
import { shelfFor, type Shelf } from './saved-shelf.ts'
import { searchFor } from '../search/ask-search.ts'
import { alike } from '../search/search-sql.ts'
import { spellingsOf } from '../search/word-forms.ts'
import { nearestOf } from '../search/word-nearest.ts'

/**
 * One page of recipes and how many there are, in one round trip. Where a search finds nothing, a second one asks for words
 * that were probably meant, and a third looks for these; `corrected` then says which. Where books or saved filters are asked
 * for, the second one is theirs. `keyword` is what is said of a keyword `k`, where that is more than its name.
 */
export async function listRecipes(context: Context, given: RecipeFilters, keyword?: SQL): Promise<Answer> {
  const shelf = await shelfFor(context, given)
  const asked = { context, given, shelf, ...(keyword ? { keyword } : {}) }
  const first = await pageOf(asked, given.query)
  if (first.count > 0 || !given.query || shelf.asked) return answer(first)
  const corrected = await correctionOf(context, given.query)
  if (corrected === null) return answer(first)
  context.url.searchParams.set('query', corrected)
  const second = await pageOf(asked, corrected, true)
  return second.count === 0 ? answer(first) : answer(second, { corrected })
}

/** What was probably meant, in words of names that the asker may see. */
async function correctionOf(context: Context, typed: string): Promise<string | null> {
  const words = searchFor(context, typed)?.words ?? []
  if (words.length === 0) return null
  const { trigram_threshold } = searchPreferenceOf(context.identity?.preference ?? {})
  const { near } = await context
    .spaceDatabase(membershipOf(context).shard)
    .read({ near: query<Alike>(alike(context, words)) })
  return correct(typed, near, trigram_threshold)
}

type Page = Awaited<ReturnType<typeof pageOf>>
const answer = ({ count, next, previous, found }: Page, more: object = {}): Answer => ({
  status: 200,
  events: [],
  body: { count, next, previous, results: found.rows.map(withoutTotal), ...more },
})

const withoutTotal = ({ total: _total, ...row }: Page['found']['rows'][number]) => row

interface Asked {
  context: Context
  given: RecipeFilters
  shelf: Shelf
  keyword?: SQL
}

function pageOf({ context, given, shelf, ...more }: Asked, typed: string | undefined, loosely = false) {
  const { shard } = membershipOf(context)
  const search = searchFor(context, typed, loosely)
  const { count, rows, recent, place } = listingOf(context, given, { shelf, search, typed })
  return readPage(
    {
      db: context.spaceDatabase(shard),
      url: context.url,
      paging: recipe.paging,
      count: count ?? sql`SELECT 0`,
      ...(place ? { place } : {}),
    },
    (window) => ({ rows: overviewOf(context, rows(window), { recent, ...more }) }),
    {
      // Where all of the list has to be found, it is counted on the way.
      counted: count ? undefined : ({ rows: found }) => found[0]?.total ?? 0,
      last: ({ rows: found }) => found.at(-1)?.id,
    },
  )
}

/** A word of a query beside one that is known here and shares letters with it. */
interface Alike {
  typed: string
  word: string
}

/** The query with each word that nobody here uses replaced by the nearest that somebody does; null where all are used. */
export function correct(query: string, alike: readonly Alike[], threshold = 0): string | null {
  const known = Map.groupBy(alike, ({ typed }) => typed)
  let changed = false
  const corrected = query.toLowerCase().replace(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu, (written) => {
    const words = known.get(written)?.map(({ word }) => word) ?? []
    const [typed = written] = spellingsOf(written)
    const nearest = words.includes(typed) ? null : nearestOf(typed, words, threshold)
    changed ||= nearest !== null
    return nearest ?? written
  })
  return changed ? corrected : null
}

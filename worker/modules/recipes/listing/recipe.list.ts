import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { answer, type Answer } from '#worker/kernel/log/execute.ts'
import { readPage, type PageBody } from '#worker/kernel/sql/list-page.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { searchPreferenceOf } from '#worker/modules/searching/search-preference.contract.ts'
import { recipe } from '../recipe.contract.ts'
import type { RecipeFilters } from './recipe-filters.contract.ts'
import { listing } from './listing.ts'
import { overviewOf, type KeywordLabel, type Overview } from '../recipe-overview.ts'
import { loadSavedFilters, type SavedFilters } from './parse/load-saved-filters.ts'
import { prepareSearch } from './search/prepare-search.ts'
import { similarWords } from './search/matching-recipes.ts'
import { spellingsOf } from '../search-index/word-forms.ts'
import { nearestWord } from '../search-index/nearest-word.ts'

/**
 * One round trip; one more before it for books and saved filters. A search without hits takes a second one to find
 * similar words and a third to search for these; `corrected` says which. `keyword` is JSON about a keyword `k`, where
 * its name is not enough.
 */
export async function listRecipes<Keyword = KeywordLabel>(
  context: Context,
  given: RecipeFilters,
  keyword?: SQL<Keyword>,
): Promise<Answer<RecipePage<Keyword>>> {
  const saved = await loadSavedFilters(context, given)
  const asked = { context, given, saved, keyword }
  const first = await loadPage(asked, given.query)
  if (first.count > 0 || !given.query || saved.roundTrip) return answer(first)
  const corrected = await suggestQuery(context, given.query)
  if (corrected === null) return answer(first)
  context.url.searchParams.set('query', corrected)
  const second = await loadPage(asked, corrected, true)
  return second.count === 0 ? answer(first) : answer({ ...second, corrected })
}

/** Suggests only words of names that the asker may see. */
async function suggestQuery(context: Context, typed: string): Promise<string | null> {
  const words = prepareSearch(context, typed)?.words ?? []
  if (words.length === 0) return null
  const { trigram_threshold } = searchPreferenceOf(context.identity?.preference ?? {})
  const { near } = await context
    .spaceDatabase(membershipOf(context).shard)
    .read({ near: query<SimilarWord>(similarWords(context, words)) })
  return correctQuery(typed, near, trigram_threshold)
}

interface RecipePage<Keyword> extends PageBody<Overview<Keyword>> {
  corrected?: string
}
interface ListRequest<Keyword> {
  context: Context
  given: RecipeFilters
  saved: SavedFilters
  keyword: SQL<Keyword> | undefined
}

async function loadPage<Keyword>(
  { context, given, saved, keyword }: ListRequest<Keyword>,
  typed: string | undefined,
  loosely = false,
): Promise<RecipePage<Keyword>> {
  const { shard } = membershipOf(context)
  const search = prepareSearch(context, typed, loosely)
  const { count, rows, recent, place } = listing(context, given, { saved, search, typed })
  const { found, ...page } = await readPage(
    {
      db: context.spaceDatabase(shard),
      url: context.url,
      paging: recipe.paging,
      count: count ?? sql`SELECT 0`,
      ...(place ? { offsetAfter: place } : {}),
    },
    (window) => ({ rows: overviewOf(context, rows(window), { recent, keyword }) }),
    {
      counted: count ? undefined : ({ rows: [first] }) => first?.total ?? 0,
      last: ({ rows: shown }) => shown.at(-1)?.id,
    },
  )
  return { ...page, results: found.rows.map(({ total: _total, ...row }) => row) }
}

interface SimilarWord {
  typed: string
  word: string
}

/** Replaces each unknown word by the nearest known one; null where all are known. */
export function correctQuery(query: string, alike: readonly SimilarWord[], threshold = 0): string | null {
  const known = Map.groupBy(alike, ({ typed }) => typed)
  let changed = false
  const corrected = query.toLowerCase().replace(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu, (written) => {
    const words = known.get(written)?.map(({ word }) => word) ?? []
    const [typed = written] = spellingsOf(written)
    const nearest = words.includes(typed) ? null : nearestWord(typed, words, threshold)
    changed ||= nearest !== null
    return nearest ?? written
  })
  return changed ? corrected : null
}

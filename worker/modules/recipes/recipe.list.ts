import { sql } from 'drizzle-orm'
import { membershipOf, type Context } from '../../kernel/context.ts'
import type { Answer } from '../../kernel/execute.ts'
import { readPage } from '../../kernel/list.ts'
import { query } from '../../kernel/query.ts'
import { recipe } from './recipe.contract.ts'
import type { RecipeFilters } from './recipe.filters.contract.ts'
import { listingOf } from './recipe.listing.ts'
import { overviewOf } from './recipe.overview.ts'
import { paramsOf, type Params } from './recipe.params.ts'
import { alike, askedWords } from './search/search.sql.ts'
import { correct, type Alike } from './search/word.correct.ts'

/**
 * One page of recipes and how many there are, in one round trip. Where a search finds nothing, a second one looks for
 * the words that were probably meant; `corrected` then says which.
 */
export async function listRecipes(context: Context, given: RecipeFilters): Promise<Answer> {
  const params = paramsOf(given)
  const first = await pageOf(context, params, given.query)
  const corrected = first.count === 0 && given.query ? correct(given.query, first.found.near) : null
  if (corrected === null) return answer(first)
  context.url.searchParams.set('query', corrected)
  const second = await pageOf(context, params, corrected)
  return second.count === 0 ? answer(first) : answer(second, { corrected })
}

type Page = Awaited<ReturnType<typeof pageOf>>
const answer = ({ count, next, previous, found }: Page, more: object = {}): Answer => ({
  status: 200,
  events: [],
  body: { count, next, previous, results: found.rows.map(withoutTotal), ...more },
})

const withoutTotal = ({ total: _total, ...row }: Page['found']['rows'][number]) => row

function pageOf(context: Context, params: Params, typed: string | undefined) {
  const { space, shard } = membershipOf(context)
  const words = askedWords(space, typed)
  const { count, rows } = listingOf(context, params, words, typed)
  return readPage(
    { db: context.spaceDatabase(shard), url: context.url, paging: recipe.paging, count },
    (window) => ({
      rows: overviewOf(context, rows(window), params.number('num_recent') !== undefined),
      near: query<Alike>(words.length > 0 ? alike(space, words) : sql`SELECT 1 WHERE 0`),
    }),
    // Without a search an index counts; with one, the search itself has to, and it is not done twice.
    words.length > 0 ? ({ rows: found }) => found[0]?.total ?? 0 : undefined,
  )
}

import { sql, type SQL } from 'drizzle-orm'
import { uuid } from '../../clock.ts'
import { membershipOf, type Context } from '../../kernel/context.ts'
import type { Answer } from '../../kernel/execute.ts'
import { readPage } from '../../kernel/list.ts'
import { foldOf } from '../../kernel/names.ts'
import { query } from '../../kernel/query.ts'
import { ownCooking } from './filter.cooked.ts'
import { recipeConditions, scopeOf } from './recipe.conditions.ts'
import { recipe } from './recipe.contract.ts'
import type { RecipeFilters } from './recipe.filters.contract.ts'
import { isRandom, orderOf } from './recipe.order.ts'
import { newSince, overviewOf } from './recipe.overview.ts'
import { paramsOf, type Params } from './recipe.params.ts'
import { alike, askedWords, foundBy } from './search/search.sql.ts'
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
  const searching = words.length > 0
  const { here, me } = scopeOf(context)
  const conditions = sql.join(recipeConditions(context, params), sql` AND `)
  // The order of a cross join is kept: what was found is looked up, rather than every recipe looked for in it.
  const from = searching ? sql`(${foundBy(space, words)}) f CROSS JOIN recipe r ON r.id = f.recipe` : sql`recipe r`
  const seed = isRandom(params) ? seedOf(context.url) : null
  const order = orderOf(params, searching ? { typed: sql`${foldOf(typed ?? '')}` } : null, seed)
  const cooking = order.cooking ? sql`LEFT JOIN (${ownCooking(here, me)}) c ON c.recipe = r.id` : sql``
  const terms = sql.join([...newestFirst(context, params), ...order.terms], sql`, `)
  const total = searching ? sql`count(*) OVER ()` : sql`0`
  return readPage(
    {
      db: context.spaceDatabase(shard),
      url: context.url,
      paging: recipe.paging,
      count: sql`SELECT count(*) FROM ${from} WHERE ${conditions}`,
    },
    (window) => ({
      rows: overviewOf(
        context,
        sql`SELECT id, total, row_number() OVER () AS place
          FROM (SELECT r.id, ${total} AS total FROM ${from} ${cooking} WHERE ${conditions} ORDER BY ${terms} ${window})`,
      ),
      near: query<Alike>(searching ? alike(space, words) : sql`SELECT 1 WHERE 0`),
    }),
    // Without a search an index counts; with one, the search itself has to, and it is not done twice.
    searching ? ({ rows }) => rows[0]?.total ?? 0 : undefined,
  )
}

/** `new` puts the recipes of the last days before all others, the newest first. */
const newestFirst = (context: Context, params: Params): SQL[] =>
  params.flag('new') ? [sql`iif(${newSince(context)}, r.created_at, '') DESC`] : []

/** A shuffled list keeps its order from page to page: the links to the next pages carry the seed. */
function seedOf(url: URL): number {
  const given = Number(url.searchParams.get('seed'))
  if (Number.isSafeInteger(given) && given > 0 && given < 2 ** 31) return given
  const seed = Number.parseInt(uuid().slice(0, 7), 16) + 1
  url.searchParams.set('seed', String(seed))
  return seed
}

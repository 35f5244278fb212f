import { sql, type SQL } from 'drizzle-orm'
import { uuid } from '../../clock.ts'
import { membershipOf, type Context } from '../../kernel/context.ts'
import { foldOf } from '../../kernel/names.ts'
import { ownCooking } from './filter.cooked.ts'
import { ownLooks, recentCount } from './filter.viewed.ts'
import { recipeConditions, scopeOf } from './recipe.conditions.ts'
import { isRandom, orderOf } from './recipe.order.ts'
import { newSince } from './recipe.overview.ts'
import type { Params } from './recipe.params.ts'
import { foundBy } from './search/search.sql.ts'
import type { WordQuery } from './search/search.tokens.ts'

interface Listing {
  count: SQL
  /** `(id, total, recent, place)` of one window of the list; `total` is worked out only where there is a search. */
  rows: (window: SQL) => SQL
}

/** The list of recipes as statements: what is in it, in what order, and what comes first. */
export function listingOf(
  context: Context,
  params: Params,
  words: readonly WordQuery[],
  typed: string | undefined,
): Listing {
  const { here, me } = scopeOf(context)
  const searching = words.length > 0
  const where = sql.join(recipeConditions(context, params), sql` AND `)
  // The order of a cross join is kept: what was found is looked up, rather than every recipe looked for in it.
  const from = searching
    ? sql`(${foundBy(membershipOf(context).space, words)}) f CROSS JOIN recipe r ON r.id = f.recipe`
    : sql`recipe r`
  const seed = isRandom(params) ? seedOf(context.url) : null
  const order = orderOf(params, searching ? { typed: sql`${foldOf(typed ?? '')}` } : null, seed)
  const recent = seed === null ? recentCount(params) : null
  const beside = (needed: boolean, rows: SQL, alias: SQL) =>
    needed ? sql`LEFT JOIN (${rows}) ${alias} ON ${alias}.recipe = r.id` : sql``
  const joins = sql`${beside(order.cooking, ownCooking(here, me), sql`c`)}
    ${beside(order.looks, ownLooks(here, me), sql`v`)} ${beside(recent !== null, ownLooks(here, me, recent), sql`n`)}`
  const first = [
    ...(recent === null ? [] : [sql`n.at IS NULL, n.at DESC`]),
    ...(seed === null && params.flag('new') ? [newestFirst(context)] : []),
  ]
  const total = searching ? sql`count(*) OVER ()` : sql`0`
  const shown = recent === null ? sql`'0'` : sql`coalesce(CAST(n.view AS TEXT), '0')`
  return {
    count: sql`SELECT count(*) FROM ${from} WHERE ${where}`,
    rows: (window) => sql`SELECT id, total, recent, row_number() OVER () AS place FROM (
      SELECT r.id, ${total} AS total, ${shown} AS recent FROM ${from} ${joins} WHERE ${where}
      ORDER BY ${sql.join([...first, ...order.terms], sql`, `)} ${window})`,
  }
}

/** The recipes of the last days before all others, the newest first. */
const newestFirst = (context: Context): SQL => sql`iif(${newSince(context)}, r.created_at, '') DESC`

/** A shuffled list keeps its order from page to page: the links to the next pages carry the seed. */
function seedOf(url: URL): number {
  const given = Number(url.searchParams.get('seed'))
  if (Number.isSafeInteger(given) && given > 0 && given < 2 ** 31) return given
  const seed = Number.parseInt(uuid().slice(0, 7), 16) + 1
  url.searchParams.set('seed', String(seed))
  return seed
}

import { sql, type SQL } from 'drizzle-orm'
import { uuid } from '../../clock.ts'
import type { Context } from '../../kernel/context.ts'
import { foldOf } from '../../kernel/names.ts'
import { ownCooking } from './filter.cooked.ts'
import { ownLooks, recentCount } from './filter.viewed.ts'
import { recipeConditions, scopeOf } from './recipe.conditions.ts'
import { isRandom, orderOf } from './recipe.order.ts'
import { newSince } from './recipe.overview.ts'
import type { RecipeFilters } from './recipe.filters.contract.ts'
import { paramsOf } from './recipe.params.ts'
import type { Shelf } from './saved.shelf.ts'
import type { Search } from './search/search.ask.ts'

interface Listing {
  count: SQL
  /** `(id, total, recent, place)` of one window of the list; `total` is worked out only where there is a search. */
  rows: (window: SQL) => SQL
  /** Whether each row says when the asker looked at it last. */
  recent: boolean
}

interface Asked {
  shelf: Shelf
  search: Search | null
  typed: string | undefined
}

/** The list of recipes as statements: what is in it, in what order, and what comes first. */
export function listingOf(context: Context, given: RecipeFilters, { shelf, search, typed }: Asked): Listing {
  const { here, me } = scopeOf(context)
  const where = sql.join(recipeConditions(context, paramsOf(given), shelf), sql` AND `)
  // A saved filter says how its list stands, unless the list is asked for otherwise.
  const params = shelf.filter ? paramsOf({ ...shelf.filter, ...given }, 'skip') : paramsOf(given)
  // The order of a cross join is kept: what was found is looked up, rather than every recipe looked for in it.
  const from = search ? sql`(${search.found}) f CROSS JOIN recipe r ON r.id = f.recipe` : sql`recipe r`
  const seed = isRandom(params) ? seedOf(context.url) : null
  const order = orderOf(params, search ? { typed: sql`${foldOf(typed ?? '')}` } : null, seed)
  const recent = seed === null ? recentCount(params) : null
  const beside = (needed: boolean, rows: SQL, alias: SQL) =>
    needed ? sql`LEFT JOIN (${rows}) ${alias} ON ${alias}.recipe = r.id` : sql``
  const joins = sql`${beside(order.cooking, ownCooking(here, me), sql`c`)}
    ${beside(order.looks, ownLooks(here, me), sql`v`)} ${beside(recent !== null, ownLooks(here, me, recent), sql`n`)}`
  const first = [
    ...(recent === null ? [] : [sql`n.at IS NULL, n.at DESC`]),
    ...(seed === null && params.flag('new') ? [newestFirst(context)] : []),
  ]
  const total = search ? sql`count(*) OVER ()` : sql`0`
  const shown = recent === null ? sql`'0'` : sql`coalesce(CAST(n.view AS TEXT), '0')`
  return {
    recent: params.number('num_recent') !== undefined,
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

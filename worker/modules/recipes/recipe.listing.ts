import { sql, type SQL } from 'drizzle-orm'
import { uuid } from '../../clock.ts'
import type { Context } from '../../kernel/context.ts'
import { pageRequest } from '../../kernel/list.ts'
import { foldOf } from '../../kernel/names.ts'
import { ownCooking } from './filter.cooked.ts'
import { ownLooks, recentCount } from './filter.viewed.ts'
import { randomList } from './listing.random.ts'
import { swiftList } from './listing.swift.ts'
import { wholeList } from './listing.whole.ts'
import { narrowingsOf, scopeOf, visible } from './recipe.conditions.ts'
import { recipe } from './recipe.contract.ts'
import type { RecipeFilters } from './recipe.filters.contract.ts'
import { sourceOf } from './recipe.narrowing.ts'
import { isRandom, keysOf, shuffled, termsOf } from './recipe.order.ts'
import { newSince } from './recipe.overview.ts'
import { paramsOf, type Params } from './recipe.params.ts'
import { countVisible } from './recipe.tally.ts'
import type { Shelf } from './saved.shelf.ts'
import type { Search } from './search/search.ask.ts'

interface Listing {
  /** How many recipes the list holds; null where each row says so in `total`. */
  count: SQL | null
  /** `(id, total, place)` of one window of the list. */
  rows: (window: SQL) => SQL
  /** The asker's last looks, where each row is to say which of them was at its recipe. */
  recent: SQL | null
}

interface Asked {
  shelf: Shelf
  search: Search | null
  typed: string | undefined
}

const LAST = 2 ** 31

/** The list of recipes as statements: what is in it, in what order, and what comes first. */
export function listingOf(context: Context, given: RecipeFilters, { shelf, search, typed }: Asked): Listing {
  const { here, me } = scopeOf(context)
  const narrowings = narrowingsOf(context, paramsOf(given), shelf)
  // A saved filter says how its list stands, unless the list is asked for otherwise.
  const params = shelf.filter ? paramsOf({ ...shelf.filter, ...given }, 'skip') : paramsOf(given)
  const seed = isRandom(params) ? seedOf(context.url) : null
  const recent = params.number('num_recent') === undefined ? null : ownLooks(here, me, recentCount(params) ?? 0)
  const creator = given.createdby ? paramsOf(given).ids('createdby')[0] : undefined
  if (!search && narrowings.length === (creator === undefined ? 0 : 1)) {
    const { number, size } = pageRequest(context.url.searchParams, recipe.paging)
    const most = number === -1 ? LAST : number * size
    const where = creator === undefined ? sql`1` : sql`r.created_by = ${creator}`
    const rows = seed === null ? swiftList(context, params, where, most) : randomList(context, seed, where, most)
    if (rows) return { count: countVisible(context, creator), rows, recent }
  }
  const { from, where } = sourceOf(search?.found ?? null, narrowings)
  const whole = {
    from: sql`${from} ${seed === null ? beside(here, me, params) : sql``}`,
    where: sql.join([visible(context), ...where], sql` AND `),
    terms:
      seed === null
        ? [...first(context, params), ...termsOf(params, search ? { typed: sql`${foldOf(typed ?? '')}` } : null)]
        : shuffled(seed),
  }
  return { count: null, rows: (window) => wholeList(whole, window), recent }
}

/** What the order looks at beside the recipes: the asker's cooking `c`, looks `v` and last looks `n`. */
function beside(here: SQL, me: SQL, params: Params): SQL {
  const keys = keysOf(params)
  const recent = recentCount(params)
  const join = (needed: boolean, rows: SQL, alias: SQL) =>
    needed ? sql`LEFT JOIN (${rows}) ${alias} ON ${alias}.recipe = r.id` : sql``
  return sql`${join(
    keys.some((key) => key.beside === 'cooking'),
    ownCooking(here, me),
    sql`c`,
  )} ${join(
    keys.some((key) => key.beside === 'looks'),
    ownLooks(here, me),
    sql`v`,
  )} ${join(recent !== null, ownLooks(here, me, recent), sql`n`)}`
}

/** What comes before all others: the last looked at, and the recipes of the last days, the newest first. */
const first = (context: Context, params: Params): SQL[] => {
  const ifNew = (value: SQL) => sql`iif(${newSince(context)}, ${value}, 0) DESC`
  return [
    ...(recentCount(params) === null ? [] : [sql`n.at IS NULL`, sql`n.at DESC`]),
    ...(params.flag('new') ? [ifNew(sql`r.created_at`), ifNew(sql`r.id`)] : []),
  ]
}

/** A shuffled list keeps its order from page to page: the links to the next pages carry the seed. */
function seedOf(url: URL): number {
  const given = Number(url.searchParams.get('seed'))
  if (Number.isSafeInteger(given) && given > 0 && given < 2 ** 31) return given
  const seed = Number.parseInt(uuid().slice(0, 7), 16) + 1
  url.searchParams.set('seed', String(seed))
  return seed
}

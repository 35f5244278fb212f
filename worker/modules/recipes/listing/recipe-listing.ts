import { sql, type SQL } from 'drizzle-orm'
import { uuid } from '../../../clock.ts'
import type { Context } from '../../../kernel/log/context.ts'
import { afterOf, pageRequest } from '../../../kernel/sql/list.ts'
import { foldOf } from '../../../kernel/contract/names.ts'
import { ownCooking } from './filter-cooked.ts'
import { ownLooks, recentCount } from './filter-viewed.ts'
import { randomList } from './listing-random.ts'
import { swiftList } from './listing-swift.ts'
import { open } from '../../../access/recipe.access.ts'
import { narrowingsOf, scopeOf, visible } from './recipe-conditions.ts'
import { recipe } from '../recipe.contract.ts'
import type { RecipeFilters } from './recipe-filters.contract.ts'
import { narrowedTo, sourceOf } from './recipe-narrowing.ts'
import { byName, isRandom, keysOf, shuffled, termsOf } from './recipe-order.ts'
import { newSince } from '../recipe-overview.ts'
import { paramsOf, type Params } from './recipe-params.ts'
import { countVisible } from '../recipe-tally.ts'
import type { Shelf } from './saved-shelf.ts'
import type { Search } from '../search/ask-search.ts'

interface Listing {
  /** How many recipes the list holds; null where each row says so in `total`. */
  count: SQL | null
  /** `(id, total, place)` of one window of the list. */
  rows: (window: SQL) => SQL
  /** How many recipes stand up to one, in lists that stand by what recipes say themselves. */
  place: ((after: number) => SQL) | null
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
  const sets = narrowings.flatMap((one) => ('without' in one ? [one.without] : []))
  if (!search && sets.length <= 1 && narrowings.length - sets.length === (creator === undefined ? 0 : 1)) {
    const by = creator === undefined ? sql`1` : sql`r.created_by = ${creator}`
    const where = sql.join([by, ...sets.map((without) => narrowedTo({ without }))], sql` AND `)
    const place = placeIn(context, params, sql`recipe r`, where)
    const most = mostOf(context.url, place)
    const rows = seed === null ? swiftList(context, params, where, most) : randomList(context, seed, where, most)
    if (rows)
      return {
        count: countWithout(context, creator, { by, set: sets[0] }),
        rows,
        recent,
        place: placeIn(context, params, sql`recipe r`, where),
      }
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
  const place = search ? null : placeIn(context, params, whole.from, whole.where)
  return { count: null, rows: (window) => wholeList(whole, window), recent, place }
}

/** All that the asker may see, less those of the set: only what is left out is looked at. */
const countWithout = (context: Context, creator: number | undefined, { by, set }: { by: SQL; set: SQL | undefined }) =>
  set
    ? sql`SELECT (${countVisible(context, creator)}) - (SELECT count(*) FROM (SELECT DISTINCT recipe FROM (${set})) f
        CROSS JOIN recipe r ON r.id = f.recipe WHERE ${visible(context)} AND ${by})`
    : countVisible(context, creator)

/** How many recipes of a list come into question for a page. */
function mostOf(url: URL, place: Listing['place']): SQL {
  const { number, size } = pageRequest(url.searchParams, recipe.paging)
  const after = afterOf(url)
  if (number === -1) return sql`${LAST}`
  return place && after !== null && number > 1
    ? sql`(coalesce((${place(after)}), ${(number - 1) * size}) + ${size})`
    : sql`${number * size}`
}

/**
 * Lists by name or time: where a recipe stands, or would stand, in them. One that is gone still has its place; one that is
 * private to others has none.
 */
function placeIn(context: Context, params: Params, from: SQL, where: SQL): ((after: number) => SQL) | null {
  const [key = byName, ...more] = keysOf(params)
  if (!key.indexed || more.length > 0 || isRandom(params) || recentCount(params) !== null || params.flag('new'))
    return null
  return (after) => sql`SELECT (SELECT count(*) FROM ${from} WHERE ${visible(context)} AND ${where}
      AND (${key.by}, r.id) ${key.down ? sql`>=` : sql`<=`} (at.by, at.id))
    FROM (SELECT ${key.by} AS by, r.id FROM recipe r
      WHERE r.space_id = ${scopeOf(context).here} AND r.id = ${after} AND ${open(context, sql`r`)}) at`
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

interface Whole {
  from: SQL
  where: SQL
  terms: readonly SQL[]
}

/**
 * One window of a list all of which has to be found anyway, to be counted and ordered, as `(id, total, place)`. Gathering
 * the ids in one array takes a third of the rows that window functions read.
 */
const wholeList = ({ from, where, terms }: Whole, window: SQL): SQL => sql`
  WITH found AS MATERIALIZED (
    SELECT json_group_array(r.id ORDER BY ${sql.join([...terms], sql`, `)}) AS ids FROM ${from} WHERE ${where})
  SELECT one.value AS id, json_array_length(found.ids) AS total, one.key AS place
  FROM found CROSS JOIN json_each(found.ids) one ${window}`

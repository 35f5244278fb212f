import { sql, type SQL } from 'drizzle-orm'
import { uuid } from '../../../clock.ts'
import type { Context } from '../../../kernel/log/context.ts'
import { afterIdOf, pageRequest } from '../../../kernel/sql/list-page.ts'
import { foldName } from '../../../kernel/contract/name-key.ts'
import { ownCooking } from './filter-cooked.ts'
import { latestViews, recentCount } from './filter-viewed.ts'
import { randomList } from './random-list.ts'
import { indexedList } from './indexed-list.ts'
import { readableRecipe } from '../../../access/recipe.access.ts'
import { filterClauses, inlineIds, isListable } from './recipe-conditions.ts'
import { recipe } from '../recipe.contract.ts'
import type { RecipeFilters } from './recipe-filters.contract.ts'
import { clauseCondition, filteredSource } from './filter-clause.ts'
import { nameOrder, isRandom, requestedOrder, shuffledOrder, orderTerms } from './recipe-order.ts'
import { isNewRecipe } from '../recipe-overview.ts'
import { parseParams, type Params } from './recipe-params.ts'
import { countVisibleRecipes } from '../recipe-tally.ts'
import type { SavedFilters } from './load-saved-filters.ts'
import type { Search } from '../search/prepare-search.ts'

interface ListingStatements {
  /** How many recipes the list holds; null where each row says so in `total`. */
  count: SQL | null
  /** `(id, total, place)` of one window of the list. */
  rows: (window: SQL) => SQL
  /** How many recipes stand up to one, in lists that stand by what recipes say themselves. */
  place: ((after: number) => SQL) | null
  /** The asker's last looks, where each row is to say which of them was at its recipe. */
  recent: SQL | null
}

interface ListingInput {
  shelf: SavedFilters
  search: Search | null
  typed: string | undefined
}

const NO_LIMIT = 2 ** 31

/** The list of recipes as statements: what is in it, in what order, and what comes first. */
export function listingStatements(
  context: Context,
  given: RecipeFilters,
  { shelf, search, typed }: ListingInput,
): ListingStatements {
  const { here, me } = inlineIds(context)
  const narrowings = filterClauses(context, parseParams(given), shelf)
  // A saved filter says how its list stands, unless the list is asked for otherwise.
  const params = shelf.filter ? parseParams({ ...shelf.filter, ...given }, 'skip') : parseParams(given)
  const seed = isRandom(params) ? seedOf(context.url) : null
  const recent = params.number('num_recent') === undefined ? null : latestViews(here, me, recentCount(params) ?? 0)
  const creator = given.createdby ? parseParams(given).ids('createdby')[0] : undefined
  const sets = narrowings.flatMap((one) => ('without' in one ? [one.without] : []))
  if (!search && sets.length <= 1 && narrowings.length - sets.length === (creator === undefined ? 0 : 1)) {
    const by = creator === undefined ? sql`1` : sql`r.created_by = ${creator}`
    const where = sql.join([by, ...sets.map((without) => clauseCondition({ without }))], sql` AND `)
    const place = positionIn(context, params, sql`recipe r`, where)
    const most = rowLimit(context.url, place)
    const rows = seed === null ? indexedList(context, params, where, most) : randomList(context, seed, where, most)
    if (rows)
      return {
        count: countWithout(context, creator, { by, set: sets[0] }),
        rows,
        recent,
        place: positionIn(context, params, sql`recipe r`, where),
      }
  }
  const { from, where } = filteredSource(search?.matches ?? null, narrowings)
  const whole = {
    from: sql`${from} ${seed === null ? orderJoins(here, me, params) : sql``}`,
    where: sql.join([isListable(context), ...where], sql` AND `),
    terms:
      seed === null
        ? [
            ...pinnedOrder(context, params),
            ...orderTerms(params, search ? { typed: sql`${foldName(typed ?? '')}` } : null),
          ]
        : shuffledOrder(seed),
  }
  const place = search ? null : positionIn(context, params, whole.from, whole.where)
  return { count: null, rows: (window) => fullList(whole, window), recent, place }
}

/** All that the asker may see, less those of the set: only what is left out is looked at. */
const countWithout = (context: Context, creator: number | undefined, { by, set }: { by: SQL; set: SQL | undefined }) =>
  set
    ? sql`SELECT (${countVisibleRecipes(context, creator)}) - (SELECT count(*) FROM (SELECT DISTINCT recipe FROM (${set})) f
        CROSS JOIN recipe r ON r.id = f.recipe WHERE ${isListable(context)} AND ${by})`
    : countVisibleRecipes(context, creator)

/** How many recipes of a list come into question for a page. */
function rowLimit(url: URL, place: ListingStatements['place']): SQL {
  const { number, size } = pageRequest(url.searchParams, recipe.paging)
  const after = afterIdOf(url)
  if (number === -1) return sql`${NO_LIMIT}`
  return place && after !== null && number > 1
    ? sql`(coalesce((${place(after)}), ${(number - 1) * size}) + ${size})`
    : sql`${number * size}`
}

/**
 * Lists by name or time: where a recipe stands, or would stand, in them. One that is gone still has its place; one that is
 * private to others has none.
 */
function positionIn(context: Context, params: Params, from: SQL, where: SQL): ((after: number) => SQL) | null {
  const [key = nameOrder, ...more] = requestedOrder(params)
  if (!key.indexed || more.length > 0 || isRandom(params) || recentCount(params) !== null || params.flag('new'))
    return null
  return (after) => sql`SELECT (SELECT count(*) FROM ${from} WHERE ${isListable(context)} AND ${where}
      AND (${key.by}, r.id) ${key.descending ? sql`>=` : sql`<=`} (at.by, at.id))
    FROM (SELECT ${key.by} AS by, r.id FROM recipe r
      WHERE r.space_id = ${inlineIds(context).here} AND r.id = ${after} AND ${readableRecipe(context, sql`r`)}) at`
}

/** What the order looks at beside the recipes: the asker's cooking `c`, looks `v` and last looks `n`. */
function orderJoins(space: SQL, me: SQL, params: Params): SQL {
  const keys = requestedOrder(params)
  const recent = recentCount(params)
  const join = (needed: boolean, rows: SQL, alias: SQL) =>
    needed ? sql`LEFT JOIN (${rows}) ${alias} ON ${alias}.recipe = r.id` : sql``
  return sql`${join(
    keys.some((key) => key.join === 'cooking'),
    ownCooking(space, me),
    sql`c`,
  )} ${join(
    keys.some((key) => key.join === 'looks'),
    latestViews(space, me),
    sql`v`,
  )} ${join(recent !== null, latestViews(space, me, recent), sql`n`)}`
}

/** What comes before all others: the last looked at, and the recipes of the last days, the newest first. */
const pinnedOrder = (context: Context, params: Params): SQL[] => {
  const ifNew = (value: SQL) => sql`iif(${isNewRecipe(context)}, ${value}, 0) DESC`
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

interface FullList {
  from: SQL
  where: SQL
  terms: readonly SQL[]
}

/**
 * One window of a list all of which has to be found anyway, to be counted and ordered, as `(id, total, place)`. Gathering
 * the ids in one array takes a third of the rows that window functions read.
 */
const fullList = ({ from, where, terms }: FullList, window: SQL): SQL => sql`
  WITH found AS MATERIALIZED (
    SELECT json_group_array(r.id ORDER BY ${sql.join([...terms], sql`, `)}) AS ids FROM ${from} WHERE ${where})
  SELECT one.value AS id, json_array_length(found.ids) AS total, one.key AS place
  FROM found CROSS JOIN json_each(found.ids) one ${window}`

import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { bookConditions, type BookFilters } from './filter-books.ts'
import { cookedConditions } from './filter-cooked.ts'
import { makenowCondition } from './filter-makenow.ts'
import { viewedConditions } from './filter-viewed.ts'
import { setConditions } from './filter-sets.ts'
import { propertyConditions, timeConditions } from './filter-amounts.ts'
import { readableRecipe } from '#worker/access/recipe.access.ts'
import type { RecipeFilters } from '../recipe-filters.contract.ts'
import { clauseCondition, type FilterClause } from './filter-clause.ts'
import { dayAfter, parseParams, type Params } from '../parse/recipe-params.ts'
import type { SavedFilters } from '../parse/load-saved-filters.ts'
import { prepareSearch } from '../search/prepare-search.ts'

/** Ids from the database are inlined, since a statement takes only a hundred parameters. */
export const inlineIds = (context: Context) => ({
  here: sql.raw(String(membershipOf(context).space)),
  me: sql.raw(String(personOf(context).id)),
})

/** Exists, and the asker may see it. For lookups by id, the plus keeps SQLite off the indexes on names and times. */
export const isListable = (context: Context, lookup: 'index' | 'id' = 'index'): SQL =>
  sql`r.space_id = ${inlineIds(context).here} AND ${lookup === 'id' ? sql`+` : sql``}r.deleted_with IS NULL
    AND ${readableRecipe(context, sql`r`)}`

export const filterClauses = (context: Context, params: Params, savedFilters: SavedFilters): FilterClause[] => [
  ...clausesFromParams(context, params, savedFilters),
  ...(savedFilters.filter ? clausesFromSaved(context, savedFilters.filter, savedFilters) : []),
]

function clausesFromParams(context: Context, params: Params, savedFilters: SavedFilters): FilterClause[] {
  const { here, me } = inlineIds(context)
  const steps = params.ids('steps')
  const [creator] = params.ids('createdby')
  const isPrivate = params.flag('private')
  const internal = params.flag('internal')
  return [
    ...bookConditions(here, params, bookFiltersOf(context, savedFilters)),
    ...cookedConditions(here, me, params),
    ...viewedConditions(here, me, params),
    ...setConditions(here, params),
    ...makenowCondition(context, here, params),
    ...timeConditions(params),
    ...propertyConditions(here, params),
    ...dateClauses('created_at', 'createdon', params),
    ...dateClauses('updated_at', 'updatedon', params),
    ...(creator === undefined ? [] : [{ where: sql`r.created_by = ${creator}` }]),
    ...(isPrivate === undefined ? [] : [{ where: isPrivate ? sql`r.private = 1` : sql`r.private = 0` }]),
    ...(internal === undefined ? [] : [{ where: sql`r.internal = ${Number(internal)}` }]),
    ...(steps.length > 0
      ? [
          {
            within: sql`SELECT recipe FROM step WHERE space_id = ${here} AND recipe IS NOT NULL AND ${inValues(sql`id`, steps)}`,
          },
        ]
      : []),
  ]
}

function clausesFromSaved(context: Context, saved: RecipeFilters, savedFilters: SavedFilters): FilterClause[] {
  const search = prepareSearch(context, saved.query)
  return [
    ...(search ? [{ within: search.matches }] : []),
    ...clausesFromParams(context, parseParams(saved, 'skip'), savedFilters),
  ]
}

const bookFiltersOf = (context: Context, saved: SavedFilters): BookFilters => ({
  has: (book) => saved.books.has(book),
  filterOf: (book) => {
    const conditions = clausesOfBook(context, book, saved)?.map(clauseCondition)
    if (!conditions) return null
    return conditions.length === 0 ? sql`1` : sql`(${sql.join(conditions, sql` AND `)})`
  },
})

/** Of the filter of a book; null where it has none. A filter that names its own book is not expanded again. */
export function clausesOfBook(context: Context, book: number, saved: SavedFilters): FilterClause[] | null {
  const search = saved.books.get(book)
  if (!search) return null
  const books = new Map([...saved.books].map(([id, other]) => [id, id === book ? null : other]))
  return clausesFromSaved(context, search, { ...saved, books })
}

function dateClauses(
  column: 'created_at' | 'updated_at',
  name: 'createdon' | 'updatedon',
  params: Params,
): FilterClause[] {
  const on = params.day(name)
  const from = on ?? params.day(`${name}_gte`)
  const to = on ?? params.day(`${name}_lte`)
  const since = params.day(`${name}_gte_not`)
  const time = sql`r.${sql.raw(column)}`
  return [
    ...(from ? [{ where: sql`${time} >= ${from}` }] : []),
    ...(to ? [{ where: sql`${time} < ${dayAfter(to)}` }] : []),
    ...(since ? [{ where: sql`${time} < ${since}` }] : []),
  ]
}

import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, personOf, type Context } from '../../../../kernel/log/context.ts'
import { inValues } from '../../../../kernel/sql/sql.ts'
import { bookConditions, type BookFilters } from './filter-books.ts'
import { cookedConditions } from './filter-cooked.ts'
import { makenowCondition } from './filter-makenow.ts'
import { viewedConditions } from './filter-viewed.ts'
import { setConditions } from './filter-sets.ts'
import { readableRecipe } from '../../../../access/recipe.access.ts'
import type { RecipeFilters } from '../recipe-filters.contract.ts'
import { clauseCondition, type FilterClause } from './filter-clause.ts'
import { dayAfter, parseParams, type Params } from '../parse/recipe-params.ts'
import type { SavedFilters } from '../parse/load-saved-filters.ts'
import { prepareSearch } from '../search/prepare-search.ts'

/** Ids that come from the database go into the text of a statement, which has room for a hundred parameters only. */
export const inlineIds = (context: Context) => ({
  here: sql.raw(String(membershipOf(context).space)),
  me: sql.raw(String(personOf(context).id)),
})

/**
 * What every recipe `r` of a list has to be: there, and open to the asker. Where the list stands by ids, a plus keeps the
 * indexes on names and times out of it.
 */
export const isListable = (context: Context, lookup: 'index' | 'id' = 'index'): SQL =>
  sql`r.space_id = ${inlineIds(context).here} AND ${lookup === 'id' ? sql`+` : sql``}r.deleted_with IS NULL
    AND ${readableRecipe(context, sql`r`)}`

/** What narrows the list: the parameters, and the saved filter that they name. */
export const filterClauses = (context: Context, params: Params, shelf: SavedFilters): FilterClause[] => [
  ...clausesFromParams(context, params, shelf),
  ...(shelf.filter ? clausesFromSaved(context, shelf.filter, shelf) : []),
]

/** As parameters say, all but their `query`. */
function clausesFromParams(context: Context, params: Params, shelf: SavedFilters): FilterClause[] {
  const { here, me } = inlineIds(context)
  const steps = params.ids('steps')
  const [creator] = params.ids('createdby')
  const internal = params.flag('internal')
  return [
    ...bookConditions(here, params, bookFiltersOf(context, shelf)),
    ...cookedConditions(here, me, params),
    ...viewedConditions(here, me, params),
    ...setConditions(here, params),
    ...makenowCondition(context, here, params),
    ...dateClauses('created_at', 'createdon', params),
    ...dateClauses('updated_at', 'updatedon', params),
    ...(creator === undefined ? [] : [{ where: sql`r.created_by = ${creator}` }]),
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

/** As a saved search says, of which what cannot be read is left out. Its `query` is a filter among the others. */
function clausesFromSaved(context: Context, saved: RecipeFilters, shelf: SavedFilters): FilterClause[] {
  const search = prepareSearch(context, saved.query)
  return [
    ...(search ? [{ within: search.matches }] : []),
    ...clausesFromParams(context, parseParams(saved, 'skip'), shelf),
  ]
}

/** A book whose filter names the book itself is read once. */
const bookFiltersOf = (context: Context, { books, ...shelf }: SavedFilters): BookFilters => ({
  has: (book) => books.has(book),
  filterOf: (book) => {
    const saved = books.get(book)
    if (!saved) return null
    const others = new Map([...books].map(([id, search]) => [id, id === book ? null : search]))
    const conditions = clausesFromSaved(context, saved, { ...shelf, books: others }).map(clauseCondition)
    return conditions.length === 0 ? sql`1` : sql`(${sql.join(conditions, sql` AND `)})`
  },
})

/** On a day, from a day on, up to and including a day. */
function dateClauses(
  column: 'created_at' | 'updated_at',
  name: 'createdon' | 'updatedon',
  params: Params,
): FilterClause[] {
  const on = params.day(name)
  const from = on ?? params.day(`${name}_gte`)
  const to = on ?? params.day(`${name}_lte`)
  const time = sql`r.${sql.raw(column)}`
  return [
    ...(from ? [{ where: sql`${time} >= ${from}` }] : []),
    ...(to ? [{ where: sql`${time} < ${dayAfter(to)}` }] : []),
  ]
}

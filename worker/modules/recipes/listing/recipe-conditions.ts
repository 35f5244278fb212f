import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, personOf, type Context } from '../../../kernel/log/context.ts'
import { among } from '../../../kernel/sql/sql.ts'
import { bookConditions, type Books } from './filter-books.ts'
import { cookedConditions } from './filter-cooked.ts'
import { makenowCondition } from './filter-makenow.ts'
import { viewedConditions } from './filter-viewed.ts'
import { setConditions } from './filter-sets.ts'
import { open } from '../../../access/recipe.access.ts'
import type { RecipeFilters } from './recipe-filters.contract.ts'
import { narrowedTo, type Narrowing } from './recipe-narrowing.ts'
import { dayAfter, paramsOf, type Params } from './recipe-params.ts'
import type { Shelf } from './saved-shelf.ts'
import { searchFor } from '../search/ask-search.ts'

/** Ids that come from the database go into the text of a statement, which has room for a hundred parameters only. */
export const scopeOf = (context: Context) => ({
  here: sql.raw(String(membershipOf(context).space)),
  me: sql.raw(String(personOf(context).id)),
})

/**
 * What every recipe `r` of a list has to be: there, and open to the asker. Where the list stands by ids, a plus keeps the
 * indexes on names and times out of it.
 */
export const visible = (context: Context, by: 'index' | 'id' = 'index'): SQL =>
  sql`r.space_id = ${scopeOf(context).here} AND ${by === 'id' ? sql`+` : sql``}r.deleted_with IS NULL
    AND ${open(context, sql`r`)}`

/** What narrows the list: the parameters, and the saved filter that they name. */
export const narrowingsOf = (context: Context, params: Params, shelf: Shelf): Narrowing[] => [
  ...narrowedBy(context, params, shelf),
  ...(shelf.filter ? savedNarrowings(context, shelf.filter, shelf) : []),
]

/** As parameters say, all but their `query`. */
function narrowedBy(context: Context, params: Params, shelf: Shelf): Narrowing[] {
  const { here, me } = scopeOf(context)
  const steps = params.ids('steps')
  const [creator] = params.ids('createdby')
  const internal = params.flag('internal')
  return [
    ...bookConditions(here, params, booksOf(context, shelf)),
    ...cookedConditions(here, me, params),
    ...viewedConditions(here, me, params),
    ...setConditions(here, params),
    ...makenowCondition(context, here, params),
    ...dates('created_at', 'createdon', params),
    ...dates('updated_at', 'updatedon', params),
    ...(creator === undefined ? [] : [{ where: sql`r.created_by = ${creator}` }]),
    ...(internal === undefined ? [] : [{ where: sql`r.internal = ${Number(internal)}` }]),
    ...(steps.length > 0
      ? [
          {
            within: sql`SELECT recipe FROM step WHERE space_id = ${here} AND recipe IS NOT NULL AND ${among(sql`id`, steps)}`,
          },
        ]
      : []),
  ]
}

/** As a saved search says, of which what cannot be read is left out. Its `query` is a filter among the others. */
function savedNarrowings(context: Context, saved: RecipeFilters, shelf: Shelf): Narrowing[] {
  const search = searchFor(context, saved.query)
  return [...(search ? [{ within: search.found }] : []), ...narrowedBy(context, paramsOf(saved, 'skip'), shelf)]
}

/** A book whose filter names the book itself is read once. */
const booksOf = (context: Context, { books, ...shelf }: Shelf): Books => ({
  has: (book) => books.has(book),
  found: (book) => {
    const saved = books.get(book)
    if (!saved) return null
    const others = new Map([...books].map(([id, search]) => [id, id === book ? null : search]))
    const conditions = savedNarrowings(context, saved, { ...shelf, books: others }).map(narrowedTo)
    return conditions.length === 0 ? sql`1` : sql`(${sql.join(conditions, sql` AND `)})`
  },
})

/** On a day, from a day on, up to and including a day. */
function dates(column: 'created_at' | 'updated_at', name: 'createdon' | 'updatedon', params: Params): Narrowing[] {
  const on = params.day(name)
  const from = on ?? params.day(`${name}_gte`)
  const to = on ?? params.day(`${name}_lte`)
  const time = sql`r.${sql.raw(column)}`
  return [
    ...(from ? [{ where: sql`${time} >= ${from}` }] : []),
    ...(to ? [{ where: sql`${time} < ${dayAfter(to)}` }] : []),
  ]
}

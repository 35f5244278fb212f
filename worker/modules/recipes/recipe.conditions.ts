import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, personOf, type Context } from '../../kernel/context.ts'
import { among } from '../../kernel/sql.ts'
import { bookConditions, type Books } from './filter.books.ts'
import { cookedConditions } from './filter.cooked.ts'
import { makenowCondition } from './filter.makenow.ts'
import { viewedConditions } from './filter.viewed.ts'
import { setConditions } from './filter.sets.ts'
import { open } from './recipe.access.ts'
import type { RecipeFilters } from './recipe.filters.contract.ts'
import { dayAfter, paramsOf, type Params } from './recipe.params.ts'
import type { Shelf } from './saved.shelf.ts'
import { searchFor } from './search/search.ask.ts'

/** Ids that come from the database go into the text of a statement, which has room for a hundred parameters only. */
export const scopeOf = (context: Context) => ({
  here: sql.raw(String(membershipOf(context).space)),
  me: sql.raw(String(personOf(context).id)),
})

/** What a recipe `r` has to be to stand in the list: there, open to the asker, and as the parameters say. */
export const recipeConditions = (context: Context, params: Params, shelf: Shelf): SQL[] => [
  sql`r.space_id = ${scopeOf(context).here}`,
  sql`r.deleted_with IS NULL`,
  open(context, sql`r`),
  ...narrowing(context, params, shelf),
  ...(shelf.filter ? savedConditions(context, shelf.filter, shelf) : []),
]

/** As parameters say, all but their `query`. */
function narrowing(context: Context, params: Params, shelf: Shelf): SQL[] {
  const { here, me } = scopeOf(context)
  const steps = params.ids('steps')
  const [creator] = params.ids('createdby')
  const internal = params.flag('internal')
  return [
    ...setConditions(here, params),
    ...bookConditions(here, params, booksOf(context, shelf)),
    ...cookedConditions(here, me, params),
    ...viewedConditions(here, me, params),
    ...dates('created_at', 'createdon', params),
    ...dates('updated_at', 'updatedon', params),
    ...makenowCondition(context, here, params),
    ...(creator === undefined ? [] : [sql`r.created_by = ${creator}`]),
    ...(internal === undefined ? [] : [internal ? sql`r.internal` : sql`NOT r.internal`]),
    ...(steps.length > 0
      ? [sql`r.id IN (SELECT recipe FROM step WHERE space_id = ${here} AND ${among(sql`id`, steps)})`]
      : []),
  ]
}

/** As a saved search says, of which what cannot be read is left out. Its `query` is a filter among the others. */
function savedConditions(context: Context, saved: RecipeFilters, shelf: Shelf): SQL[] {
  const search = searchFor(context, saved.query)
  return [
    ...narrowing(context, paramsOf(saved, 'skip'), shelf),
    ...(search ? [sql`r.id IN (SELECT recipe FROM (${search.found}))`] : []),
  ]
}

/** A book whose filter names the book itself is read once. */
const booksOf = (context: Context, { books, ...shelf }: Shelf): Books => ({
  has: (book) => books.has(book),
  found: (book) => {
    const saved = books.get(book)
    if (!saved) return null
    const others = new Map([...books].map(([id, search]) => [id, id === book ? null : search]))
    const conditions = savedConditions(context, saved, { ...shelf, books: others })
    return conditions.length === 0 ? sql`1` : sql`(${sql.join(conditions, sql` AND `)})`
  },
})

/** On a day, from a day on, up to and including a day. */
function dates(column: 'created_at' | 'updated_at', name: 'createdon' | 'updatedon', params: Params): SQL[] {
  const on = params.day(name)
  const from = on ?? params.day(`${name}_gte`)
  const to = on ?? params.day(`${name}_lte`)
  const time = sql`r.${sql.raw(column)}`
  return [...(from ? [sql`${time} >= ${from}`] : []), ...(to ? [sql`${time} < ${dayAfter(to)}`] : [])]
}

import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import { readableRecipe } from '#worker/access/recipe.access.ts'
import { invalid } from '#worker/kernel/contract/errors.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { query, type Query } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { bookListing } from '#worker/modules/books/book-recipes.read.ts'
import { listing } from '#worker/modules/recipes/listing/listing.ts'
import { loadSavedFilters } from '#worker/modules/recipes/listing/parse/load-saved-filters.ts'
import { recipeFilters, type RecipeFilters } from '#worker/modules/recipes/listing/recipe-filters.contract.ts'
import { prepareSearch } from '#worker/modules/recipes/listing/search/prepare-search.ts'

/** Which recipes an export takes. */
export const selection = z.discriminatedUnion('by', [
  z.object({ by: z.literal('all') }),
  z.object({ by: z.literal('book'), id: z.int() }),
  z.object({ by: z.literal('custom-filter'), id: z.int() }),
  z.object({ by: z.literal('search'), query: z.string() }),
  z.object({ by: z.literal('recipes'), ids: z.array(z.int()) }),
])
export type Selection = z.output<typeof selection>

export interface RecipeHead {
  id: number
  name: string
}

/** Those that the asker may see, in the order of the list. Throws for what cannot be understood or is not there. */
export async function selectedRecipes(context: Context, chosen: Selection): Promise<Query<RecipeHead>> {
  const rows = await rowsOf({ ...context, url: WHOLE_LIST }, chosen)
  return query<RecipeHead>(
    sql`SELECT r.id, r.name FROM (${rows(sql`LIMIT ${MOST}`)}) w
      CROSS JOIN recipe r ON r.space_id = ${membershipOf(context).space} AND r.id = w.id
      WHERE r.deleted_with IS NULL AND ${readableRecipe(context, sql`r`)} ORDER BY w.place`,
  )
}

/** A list reads no further than its page, and the last may be anywhere. */
const WHOLE_LIST = new URL('system:?page=last')
const MOST = 1_000_000

async function rowsOf(context: Context, chosen: Selection): Promise<(window: SQL) => SQL> {
  switch (chosen.by) {
    case 'all':
      return listed(context, {})
    case 'custom-filter':
      return listed(context, { filter: String(chosen.id) })
    case 'search':
      return listed(context, filtersOf(chosen.query))
    case 'book': {
      const saved = await loadSavedFilters(context, { books: String(chosen.id) })
      if (!saved.books.has(chosen.id)) throw noSuch('book', chosen.id)
      return bookListing(context, chosen.id, saved)
    }
    case 'recipes':
      return (window) =>
        sql`SELECT value AS id, min(key) AS place FROM ${jsonEach(chosen.ids)} GROUP BY value ORDER BY place ${window}`
  }
}

async function listed(context: Context, filters: RecipeFilters) {
  const saved = await loadSavedFilters(context, filters)
  const typed = filters.query
  return listing(context, filters, { saved, search: prepareSearch(context, typed), typed }).rows
}

function filtersOf(text: string): RecipeFilters {
  const params = new URLSearchParams(text)
  for (const name of ['page', 'page_size', 'after']) params.delete(name)
  const names = [...new Set(params.keys())].filter((name) => Object.hasOwn(recipeFilters.shape, name))
  const given = names.map((name) => {
    const values = params.getAll(name)
    return [name, values.length === 1 ? values[0] : values]
  })
  const read = recipeFilters.safeParse(Object.fromEntries(given))
  // Else a misspelt filter would export everything.
  if (!read.success || given.length === 0) throw invalid({ filter: ['This is no filter of the list of recipes.'] })
  return read.data
}

export const noSuch = (field: string, id: number) =>
  invalid({ [field]: [`Invalid pk "${id}" - object does not exist.`] }, 'request.unknown_reference')

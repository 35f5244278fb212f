import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Context } from '#worker/kernel/log/context.ts'
import { invalid, notFound } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { visibleRows } from '#worker/kernel/resource/define-resource.ts'
import type { bookRecipesAdded } from './book-recipes.contract.ts'
import { bookResource } from './book.resource.ts'
import { bookTable } from './book.table.ts'
import { newEntry } from './new-entry.ts'

/** Recipes that the book has already stay as they are. All of it is one command, and taken back as one. */
export function addRecipes(
  context: Context,
  book: number,
  wanted: readonly number[],
): Promise<Answer<z.output<typeof bookRecipesAdded>>> {
  const store = spaceStore(context)
  const { space } = store
  const recipes = [...new Set(wanted)]
  const load = {
    book: query(sql`SELECT 1 FROM ${bookTable} WHERE ${visibleRows(bookResource, space, context)} AND id = ${book}`),
    unseen: query<{ id: number }>(
      sql`SELECT value AS id FROM ${jsonEach(recipes)} given WHERE NOT ${visibleRecipe(context, sql`given.value`)}`,
    ),
    there: query<{ recipe: number }>(
      sql`SELECT e.recipe FROM ${jsonEach(recipes)} given CROSS JOIN recipe_book_entry e
        ON e.space_id = ${space} AND e.book = ${book} AND e.recipe = given.value AND e.deleted_with IS NULL`,
    ),
    ids: reserveIds(space, { 'recipe-book-entry': recipes.length }),
  }
  return execute(store, load, ({ book: [found], unseen, there, ids }) => {
    if (!found) throw notFound()
    const [first] = unseen
    if (first) {
      throw invalid({ recipes: [`Invalid pk "${first.id}" - object does not exist.`] }, 'request.unknown_reference')
    }
    const known = new Set(there.map(({ recipe }) => recipe))
    const added = recipes.filter((recipe) => !known.has(recipe))
    const nextId = idAllocator(ids)
    return outcome({
      appends: added.map((recipe) => newEntry({ id: nextId('recipe-book-entry'), book, recipe }, context)),
      answer: {},
      respond: () => ({ added }),
    })
  })
}

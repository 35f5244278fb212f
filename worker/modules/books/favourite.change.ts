import { sql } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import type { Language } from '#worker/kernel/contract/languages.contract.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { recipeVisibleQuery } from '#worker/access/require-visible-recipe.ts'
import { texts } from '#worker/locales/texts.ts'
import { newEntry } from './new-entry.ts'
import { newFavouriteBook } from './new-favourite-book.ts'
import { favouriteBook, favouriteQueries, presentFavourites, type Favourites } from './favourite.read.ts'

/**
 * The first favourite makes the book. As any event meanwhile makes the command decide again, devices that tap at once
 * find the book that one of them made.
 */
export function addFavourite(context: Context, recipe: number, language: Language): Promise<Answer<Favourites>> {
  const store = spaceStore(context)
  const load = {
    seen: recipeVisibleQuery(context, recipe),
    entry: entryOf(context, store.space, recipe),
    book: favouriteQueries(context).book,
    ids: reserveIds(store.space, {
      'recipe-book': sql`iif(${favouriteBook(context)} IS NULL, 1, 0)`,
      'recipe-book-entry': 1,
    }),
  }
  return execute(store, load, ({ seen, entry, book: [known], ids }) => {
    if (seen.length === 0) throw notFound()
    const nextId = idAllocator(ids)
    const book = known?.id ?? nextId('recipe-book')
    const create = known?.id ? [] : [newFavouriteBook(book, texts[language].favourites, context)]
    const put = entry[0] ? [] : [newEntry({ id: nextId('recipe-book-entry'), book, recipe }, context)]
    return outcome({
      appends: [...create, ...put],
      answer: favouriteQueries(context),
      respond: presentFavourites,
    })
  })
}

export function removeFavourite(context: Context, recipe: number): Promise<Answer<null>> {
  const store = spaceStore(context)
  const load = { entry: entryOf(context, store.space, recipe) }
  return execute(store, load, ({ entry: [found] }) =>
    outcome({
      appends: found
        ? [
            {
              stream: `recipe-book-entry:${found.id}`,
              expected: found.version,
              events: [{ type: 'recipe-book-entry.deleted', data: { id: found.id } }],
            },
          ]
        : [],
      status: 204,
      answer: {},
      respond: () => null,
    }),
  )
}

const entryOf = (context: Context, space: number, recipe: number) =>
  query<{ id: number; version: number }>(
    sql`SELECT id, version FROM recipe_book_entry WHERE space_id = ${space} AND book = ${favouriteBook(context)}
      AND recipe = ${recipe} AND deleted_with IS NULL`,
  )

import { sql } from 'drizzle-orm'
import type { Language } from '#worker/kernel/contract/languages.contract.ts'
import { foldName } from '#worker/kernel/contract/name-key.ts'
import type { EndedItem } from '#worker/kernel/jobs/job.events.ts'
import type { JobItem } from '#worker/kernel/jobs/job.rows.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { favouriteBook } from '#worker/modules/books/favourite.read.ts'
import type { BookDraft } from '../../drafts/draft.ts'
import { type Candidate, soughtOf } from './place-recipes.ts'
import { recipesThere } from '../recipes-there.ts'
import { place, type Place } from './place.ts'
import { recipeFinder, recipesByKey } from './recipes-by-key.ts'
import { Shelf, type BookRow } from './shelf.ts'

interface Given {
  books: readonly { item: JobItem; draft: BookDraft }[]
  recipes: readonly Candidate[]
  job: number
  since: string
  language: Language
}

/** Books with their recipes, and the books and favourites that recipes name themselves. A book of that name is used. */
export function placeBooks(context: Context, { books, recipes, job, since, language }: Given): Place {
  const { space } = membershipOf(context)
  const keys = books.flatMap(({ draft }) => draft.recipes)
  const refs = recipesByKey(context, job, keys)
  const recipesHere = recipesThere(context, recipes.map(soughtOf), since)
  const names = [...books.map(({ draft }) => draft.name), ...recipes.flatMap(({ draft }) => draft.books)]
  const own = sql`b.space_id = ${space} AND b.created_by = ${personOf(context).id} AND b.deleted_with IS NULL`
  const needed = sql`(b.favourites OR b.name_fold IN (SELECT value FROM ${jsonEach([...new Set(names.map(foldName))])}))`
  const places = recipes.reduce((sum, { draft }) => sum + draft.books.length + (draft.favourite ? 1 : 0), 0)
  const load = {
    refs,
    books:
      query<BookRow>(sql`SELECT b.id, b.name_fold, b.description, b.version, b.id = ${favouriteBook(context)} AS favourites
      FROM recipe_book b WHERE ${own} AND ${needed} ORDER BY b.id DESC`),
    there: query<{ book: number; recipe: number }>(sql`SELECT e.book, e.recipe
      FROM (SELECT id FROM (${refs.statement}) UNION SELECT id FROM (${recipesHere.statement})) r
      CROSS JOIN recipe_book_entry e ON e.space_id = ${space} AND e.recipe = r.id AND e.deleted_with IS NULL
      CROSS JOIN recipe_book b ON ${own} AND b.id = e.book AND ${needed}`),
    ids: reserveIds(space, { 'recipe-book': names.length + 1, 'recipe-book-entry': keys.length + places }),
  }
  return place(load, (found, made) => {
    const shelf = new Shelf(context, found, language)
    for (const { id, books: titles, favourite } of made.shelved) {
      for (const title of titles) shelf.put(shelf.book(title), id)
      if (favourite) shelf.put(shelf.favourites(), id)
    }
    const find = recipeFinder(found.refs, made)
    const items = books.map(({ item, draft }): EndedItem => {
      const { id, isNew } = shelf.describedBook(draft)
      const there = draft.recipes.flatMap((key) => find(key) ?? [])
      const added = there.filter((recipe) => shelf.put(id, recipe.id)).length
      const missing = draft.recipes.length - there.length
      return {
        position: item.position,
        state: isNew || added > 0 ? 'done' : 'known',
        result: `recipe-book:${id}`,
        ...(missing > 0
          ? { code: 'import.book_incomplete', msg: `${missing} of its ${draft.recipes.length} recipes are not here.` }
          : {}),
      }
    })
    return { appends: shelf.appends, items }
  })
}

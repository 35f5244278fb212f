import { sql } from 'drizzle-orm'
import { projection } from '../../kernel/log/projection.ts'
import { bringAlong, takeAlong } from '../../kernel/resource/undo/row.along.ts'
import { bookEntryTable } from './entry.table.ts'

type Kind = 'recipe-book' | 'recipe'
type Of<T extends string> = { [K in T]: { type: K; data: { id: number } } }[T]
type Lifted = Of<`${Kind}.deleted` | `${Kind}.restored`>

/** Entries go with their book or their recipe, and come back with it. */
export const entryReferences = projection<Lifted>({
  'recipe-book.deleted': (event) =>
    takeAlong(bookEntryTable, event, event.data.id, {
      by: [sql`recipe_book_entry t ON t.space_id = ${event.space} AND t.book = r.value ->> 0`],
    }),
  'recipe-book.restored': (event) => bringAlong(bookEntryTable, event),
  'recipe.deleted': (event) =>
    takeAlong(bookEntryTable, event, event.data.id, {
      by: [sql`recipe_book_entry t ON t.space_id = ${event.space} AND t.recipe = r.value ->> 0`],
    }),
  'recipe.restored': (event) => bringAlong(bookEntryTable, event),
})

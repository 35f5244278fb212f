import { sql, type SQL } from 'drizzle-orm'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { idFilter } from '#worker/kernel/sql/id-filter.ts'
import { definePartialResource } from '#worker/kernel/resource/define-resource.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { recipeBookEntry } from './entry.contract.ts'
import { bookEntryTable } from './entry.table.ts'
import { mineOrShared } from '#worker/access/shared.access.ts'

const inBook = (condition: SQL): SQL => sql`EXISTS (
  SELECT 1 FROM recipe_book b WHERE b.space_id = ${bookEntryTable.space_id} AND b.id = ${bookEntryTable.book}
    AND b.deleted_with IS NULL AND ${condition})`

export const inVisibleBook = (context: Context): SQL =>
  inBook(mineOrShared(context, { shared: sql`b.shared`, created_by: sql`b.created_by` }))

export const bookEntryResource = definePartialResource(
  recipeBookEntry,
  bookEntryTable,
  {
    visible: (context) => sql`${inVisibleBook(context)} AND ${visibleRecipe(context, bookEntryTable.recipe)}`,
    // People remove from a shared book what they added themselves.
    editable: (context) => {
      const me = personOf(context).id
      return sql`(${bookEntryTable.created_by} = ${me} OR ${inBook(sql`b.created_by = ${me}`)})`
    },
    // Only the entries' own calls fill these in.
    computed: () => ({ book_content: { sql: sql`NULL` }, recipe_content: { sql: sql`NULL` } }),
    filters: {
      book: idFilter('book', (id) => sql`${bookEntryTable.book} = ${id}`),
      recipe: idFilter('recipe', (id) => sql`${bookEntryTable.recipe} = ${id}`),
    },
  },
  ['destroy'],
)

import { sql, type SQL } from 'drizzle-orm'
import { personOf, type Context } from '../../kernel/log/context.ts'
import { idFilter } from '../../kernel/sql/id-filter.ts'
import { definePartialResource } from '../../kernel/resource/define-resource.ts'
import { visibleRecipe } from '../../access/recipe.access.ts'
import { recipeBookEntry } from './entry.contract.ts'
import { bookEntryTable } from './entry.table.ts'
import { mineOrShared } from '../../access/shared.access.ts'

const inBook = (condition: SQL): SQL => sql`EXISTS (
  SELECT 1 FROM recipe_book b WHERE b.space_id = ${bookEntryTable.space_id} AND b.id = ${bookEntryTable.book}
    AND b.deleted_with IS NULL AND ${condition})`

/** True of entries whose book the asker has, as their own or shared with them. */
export const inVisibleBook = (context: Context): SQL =>
  inBook(mineOrShared(context, { shared: sql`b.shared`, created_by: sql`b.created_by` }))

/** Entries of books that the asker has, with recipes that the asker may see. */
export const bookEntryResource = definePartialResource(
  recipeBookEntry,
  bookEntryTable,
  {
    visible: (context) => sql`${inVisibleBook(context)} AND ${visibleRecipe(context, bookEntryTable.recipe)}`,
    // Whoever put a recipe into a book that is shared with them may take it out again.
    editable: (context) => {
      const me = personOf(context).id
      return sql`(${bookEntryTable.created_by} = ${me} OR ${inBook(sql`b.created_by = ${me}`)})`
    },
    // Only a list of entries or one entry shows these, which are read beside them.
    computed: () => ({ book_content: { sql: sql`NULL` }, recipe_content: { sql: sql`NULL` } }),
    filters: {
      book: idFilter('book', (id) => sql`${bookEntryTable.book} = ${id}`),
      recipe: idFilter('recipe', (id) => sql`${bookEntryTable.recipe} = ${id}`),
    },
  },
  ['destroy'],
)

import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { resourceModule } from '#worker/kernel/resource/resource-module.ts'
import { undoChange } from '#worker/kernel/resource/undo/undo-change.ts'
import { mountSaves } from '#worker/kernel/resource/mount-saves.ts'
import { readableOrDeletedRecipe } from '#worker/access/recipe.access.ts'
import { bookRecipesRoutes } from './book-recipes.routes.ts'
import { recipeBook } from './book.contract.ts'
import { coverRoutes } from './covers/cover.routes.ts'
import { bookResource } from './book.resource.ts'
import { saveBook } from './save-book.ts'
import { bookEntryResource } from './entry.resource.ts'
import { bookEntryRoutes } from './entry.routes.ts'
import { favouriteRoutes } from './favourite.routes.ts'
import { filterResource } from './filter.resource.ts'
import { mineOrShared } from '#worker/access/shared.access.ts'
import { projection } from '#worker/kernel/log/projection.ts'
import { restoreDependents, softDeleteDependents } from '#worker/kernel/resource/undo/soft-delete-dependents.ts'
import { bookEntryTable } from './entry.table.ts'

const entryReferences = projection<DeletedOrRestored>({
  'recipe-book.deleted': (event) =>
    softDeleteDependents(bookEntryTable, event, event.data.id, {
      joins: [sql`recipe_book_entry t ON t.space_id = ${event.space} AND t.book = r.value ->> 0`],
    }),
  'recipe-book.restored': (event) => restoreDependents(bookEntryTable, event),
  'recipe.deleted': (event) =>
    softDeleteDependents(bookEntryTable, event, event.data.id, {
      joins: [sql`recipe_book_entry t ON t.space_id = ${event.space} AND t.recipe = r.value ->> 0`],
    }),
  'recipe.restored': (event) => restoreDependents(bookEntryTable, event),
})

const columns = { shared: sql`own.shared`, created_by: sql`own.created_by` }

const bookRow = { shared: sql`b.shared`, created_by: sql`b.created_by` }

/** True if the event's row, deleted or not, belongs to the asker or is shared with them. */
const isVisibleRow = (context: Context, table: SQL, kind: string): SQL => sql`EXISTS (SELECT 1 FROM ${table} own
  WHERE own.space_id = ${membershipOf(context).space} AND ${kind} || ':' || own.id = e.stream AND ${mineOrShared(context, columns)})`

export const customFilters = resourceModule(filterResource, {
  purge: {
    'custom-filter': {
      deleteDependents: (space, ids) => [
        sql`UPDATE recipe_book SET filter = NULL WHERE space_id = ${space} AND filter IN (${ids})`,
      ],
    },
  },
  feedFilters: { 'custom-filter': (context) => isVisibleRow(context, sql`custom_filter`, 'custom-filter') },
})

export const recipeBooks = resourceModule(bookResource, {
  routes: (app) => {
    mountSaves(app, recipeBook, saveBook)
    bookRecipesRoutes(app)
    favouriteRoutes(app)
    coverRoutes(app)
  },
  undo: { 'recipe-book.changed': undoChange(bookResource) },
  feedFilters: { 'recipe-book': (context) => isVisibleRow(context, sql`recipe_book`, 'recipe-book') },
})

export const recipeBookEntries = resourceModule(bookEntryResource, {
  routes: bookEntryRoutes,
  projections: [entryReferences],
  undo: { 'recipe-book-entry.changed': undoChange(bookEntryResource) },
  effects: {
    recipe: {
      cascading: (space, id, context) => [
        sql`SELECT e.id, 'RecipeBookEntry' AS model, iif(${mineOrShared(context, bookRow)}, b.name, NULL) AS name
          FROM recipe_book_entry e JOIN recipe_book b ON b.space_id = e.space_id AND b.id = e.book
          WHERE e.space_id = ${space} AND e.recipe = ${id} AND e.deleted_with IS NULL`,
      ],
    },
  },
  feedFilters: {
    'recipe-book-entry': (context) => sql`EXISTS (
      SELECT 1 FROM recipe_book_entry i JOIN recipe_book own ON own.space_id = i.space_id AND own.id = i.book
      WHERE i.space_id = ${membershipOf(context).space} AND 'recipe-book-entry:' || i.id = e.stream
        AND ${mineOrShared(context, columns)} AND ${readableOrDeletedRecipe(context, sql`i.recipe`)})`,
  },
})

type Kind = 'recipe-book' | 'recipe'

type Of<T extends string> = { [K in T]: { type: K; data: { id: number } } }[T]

type DeletedOrRestored = Of<`${Kind}.deleted` | `${Kind}.restored`>

import { sql } from 'drizzle-orm'
import { stands } from '../../kernel/context.ts'
import { forbidden, notFound } from '../../kernel/errors.ts'
import { execute, outcome } from '../../kernel/execute.ts'
import { query } from '../../kernel/query.ts'
import { one, present } from '../../kernel/resource.ts'
import { spaceStore } from '../../kernel/storage.ts'
import type { Undoer } from '../../kernel/undo.ts'
import type { RecipeImportEvent } from './recipe-import.events.ts'
import { recipeImportResource } from './sync.resource.ts'

/** The file waits again, and the recipe that it became goes. */
export const undoImport: Undoer = (event, context) => {
  if (!stands(context, 'admin')) throw forbidden()
  const store = spaceStore(context)
  const { id, recipe } = event.data as RecipeImportEvent['data'] // The kind of event that this undoes.
  const load = {
    file: query<{ version: number }>(sql`SELECT version FROM recipe_import
      WHERE space_id = ${store.space} AND id = ${id} AND deleted_with = ${event.stream}`),
    recipe: query<{ version: number }>(sql`SELECT version FROM recipe
      WHERE space_id = ${store.space} AND id = ${recipe} AND deleted_with IS NULL`),
  }
  return execute(store, load, ({ file: [file], recipe: [made] }) => {
    if (!file || !made) throw notFound()
    return outcome({
      appends: [
        {
          stream: `recipe:${recipe}`,
          expected: made.version,
          events: [{ type: 'recipe.deleted', data: { id: recipe } }],
        },
        { stream: event.stream, expected: file.version, events: [{ type: 'recipe-import.restored', data: { id } }] },
      ],
      answer: { row: one(recipeImportResource, store.space, id, context) },
      respond: ({ row }) => (row[0] ? present(recipeImportResource, row[0]) : null),
    })
  })
}

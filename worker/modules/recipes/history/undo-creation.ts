import { sql } from 'drizzle-orm'
import { hasLevel } from '#worker/kernel/log/context.ts'
import { forbidden, notFound } from '#worker/kernel/contract/errors.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { rowIdsOf, reversal, type NamedRow, type Undoer } from '#worker/kernel/resource/undo/undo.ts'
import { readableOrDeletedRecipe, visibleRecipe } from '#worker/access/recipe.access.ts'
import { detailQueries, presentDetail } from '../recipe-detail.ts'

interface Row {
  id: number
  name: string
  version: number
  deleted: boolean
}

const recipeRows = (space: number, ids: readonly number[], seen: ReturnType<typeof sql>) =>
  query<Row>(
    sql`SELECT id, name, version, deleted_with IS NOT NULL AS deleted FROM recipe
      WHERE space_id = ${space} AND ${inValues(sql`id`, ids)} AND ${seen}`,
    { bool: ['deleted'] },
  )

/**
 * Undoes the creation or restoration of recipes. Foods and others that were created along follow the rules of their
 * kinds.
 */
export const undoRecipeCreation: Undoer = (events, { context, store: { space } }) => {
  if (!hasLevel(context, 'user')) throw forbidden()
  const ids = rowIdsOf(events)
  const load = {
    there: recipeRows(space, ids, sql`1`),
    seen: recipeRows(space, ids, visibleRecipe(context, sql`recipe.id`)),
  }
  return reversal(load, ({ there, seen }) => {
    if (there.length < ids.length || there.some(({ deleted }) => deleted)) throw notFound()
    if (seen.length < ids.length) throw forbidden()
    const named = (gone: readonly NamedRow[], model: string) =>
      gone.filter((one) => one.model === model).map(({ id, name }) => ({ id, name }))
    return {
      appends: seen.map(({ id, version }) => ({
        stream: `recipe:${id}`,
        expected: version,
        events: [{ type: 'recipe.deleted', data: { id } }],
      })),
      gone: seen.map(({ id, name }) => ({ model: 'Recipe', id, name })),
      respond: (_after, { gone }) => ({
        recipe: ids[0],
        foods: named(gone, 'Food'),
        units: named(gone, 'Unit'),
        keywords: named(gone, 'Keyword'),
      }),
    }
  })
}

export const restoreRecipes: Undoer = (events, { context, store: { space } }) => {
  if (!hasLevel(context, 'user')) throw forbidden()
  const ids = rowIdsOf(events)
  const load = { known: recipeRows(space, ids, readableOrDeletedRecipe(context, sql`recipe.id`)) }
  return reversal(load, ({ known }) => {
    if (known.length < ids.length) throw forbidden()
    return {
      appends: known.map(({ id, version, deleted }) => ({
        stream: `recipe:${id}`,
        expected: version,
        events: deleted ? [{ type: 'recipe.restored', data: { id } }] : [],
      })),
      answer: detailQueries(context, ids[0] ?? 0),
      // The rows of `answer`, by its names.
      respond: (after) => presentDetail(after as Parameters<typeof presentDetail>[0]),
    }
  })
}

import { sql } from 'drizzle-orm'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { invalid } from '#worker/kernel/contract/errors.ts'
import { execute, outcome } from '#worker/kernel/log/execute.ts'
import { query, tableQuery } from '#worker/kernel/sql/query.ts'
import { inValues, jsonEach } from '#worker/kernel/sql/sql.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { recipeDecider } from '../recipe.decider.ts'
import { stateOf } from '../recipe-state.read.ts'
import { recipeTable } from '../recipe.table.ts'
import { applyBatch } from './apply-batch.ts'
import type { BatchUpdate } from './batch.contract.ts'

/** One commit. Recipes that the asker does not see are skipped. */
export function batchRecipes(context: Context, batch: BatchUpdate) {
  const store = spaceStore(context)
  const { space } = store
  const linked = (table: string, column: string, order: string) =>
    query<{ recipe: number; id: number }>(
      sql`SELECT recipe, ${sql.identifier(column)} AS id FROM ${sql.identifier(table)}
        WHERE space_id = ${space} AND ${inValues(sql`recipe`, batch.recipes)} ORDER BY recipe, ${sql.identifier(order)}`,
    )
  const keywords = [...batch.keywords_add, ...batch.keywords_set]
  const load = {
    recipes: tableQuery(
      recipeTable,
      sql`SELECT recipe.* FROM ${jsonEach([...new Set(batch.recipes)])} wanted CROSS JOIN recipe
        ON recipe.space_id = ${space} AND recipe.id = wanted.value WHERE ${visibleRecipe(context, sql`recipe.id`)}`,
    ),
    keywords: linked('recipe_keyword', 'keyword', 'position'),
    shared: linked('recipe_shared', 'user_id', 'user_id'),
    unknown: query<{ id: number }>(sql`SELECT value AS id FROM ${jsonEach(keywords)} WHERE NOT EXISTS (
      SELECT 1 FROM keyword k WHERE k.space_id = ${space} AND k.id = value AND k.deleted_with IS NULL)`),
  }
  return execute(store, load, (found) => {
    const [unknown] = found.unknown
    if (unknown) {
      const field = batch.keywords_set.includes(unknown.id) ? 'keywords_set' : 'keywords_add'
      throw invalid({ [field]: [`Invalid pk "${unknown.id}" - object does not exist.`] }, 'request.unknown_reference')
    }
    const appends = found.recipes.flatMap((row) => {
      const ids = (rows: readonly { recipe: number; id: number }[]) => rows.filter(({ recipe }) => recipe === row.id)
      const state = stateOf({
        recipe: [row],
        keywords: ids(found.keywords).map(({ id }) => ({ keyword: id })),
        shared: ids(found.shared).map(({ id }) => ({ user_id: id })),
        properties: [],
        steps: [],
        ingredients: [],
      })
      if (!state) return []
      const wanted = applyBatch(batch, state)
      const events = recipeDecider.decide.change(state, { wanted, by: personOf(context).id })
      return events.length > 0 ? [{ stream: `recipe:${row.id}`, expected: state.version, events }] : []
    })
    return outcome({ appends, answer: {}, respond: () => ({}) })
  })
}

import { applyListChange } from '#worker/kernel/contract/apply-list-change.ts'
import type { RecipeValue } from '../recipe-state.ts'
import type { BatchUpdate } from './batch.contract.ts'

/** Lists first gain what is added, then lose what is removed, then are replaced. */
export function applyBatch(batch: BatchUpdate, recipe: Pick<RecipeValue, 'keywords' | 'shared'>): Partial<RecipeValue> {
  const { working_time, waiting_time, servings, servings_text, show_ingredient_overview } = batch
  const fields = {
    working_time,
    waiting_time,
    servings,
    servings_text,
    show_ingredient_overview,
    private: batch.private,
  }
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)),
    ...(batch.clear_description ? { description: '' } : {}),
    keywords: applyListChange(recipe.keywords, {
      add: batch.keywords_add,
      remove: batch.keywords_remove,
      set: batch.keywords_set,
      clear: batch.keywords_remove_all,
    }),
    shared: applyListChange(recipe.shared, {
      add: batch.shared_add,
      remove: batch.shared_remove,
      set: batch.shared_set,
      clear: batch.shared_remove_all,
    }),
  }
}

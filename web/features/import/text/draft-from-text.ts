import type { IngredientDraft, RecipeDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { newRecipe, newStep } from '#web/components/recipe-form/draft/recipe-draft.ts'
import type { TextRecipe } from '#worker/modules/imports/lines/text/split-text.ts'

/** All ingredients go to the first step. */
export function draftFromText(text: TextRecipe, read: (line: string) => IngredientDraft): RecipeDraft {
  const { workingTime = 0, waitingTime = 0, totalTime = 0 } = text
  const steps = text.steps.length > 0 ? text.steps : [{ name: '', instruction: '' }]
  return {
    ...newRecipe(),
    name: text.name,
    description: text.description.slice(0, 10_000),
    servings: text.servings ?? 1,
    servingsText: text.servingsText?.slice(0, 32) ?? '',
    workingTime: workingTime || Math.max(0, totalTime - waitingTime),
    waitingTime,
    sourceUrl: text.sourceUrl ?? '',
    steps: steps.map((step, at) => ({
      ...newStep(),
      ...step,
      ingredients: at === 0 ? text.ingredients.map(read) : [],
    })),
  }
}

import {
  type IngredientDraft,
  newIngredient,
  newRecipe,
  newStep,
  type StepDraft,
} from '#web/components/recipe-form/draft/recipe-draft.ts'

export const foodRow = (name: string, more: Partial<IngredientDraft> = {}): IngredientDraft => ({
  ...newIngredient(),
  key: name,
  food: { name },
  ...more,
})

export const stepWith = (
  key: string,
  ingredients: readonly IngredientDraft[],
  more: Partial<StepDraft> = {},
): StepDraft => ({
  ...newStep(),
  key,
  ingredients,
  ...more,
})

export const recipeWith = (...steps: readonly StepDraft[]) => ({ ...newRecipe(), name: 'Soup', steps })

export const namesIn = (steps: readonly StepDraft[]) =>
  steps.map(({ ingredients }) => ingredients.map(({ food, note }) => food?.name ?? note))

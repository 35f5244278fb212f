import type { InnerStepRow, RecipeRow } from './recipe.rows.ts'
import { type SummedIngredient, sumIngredients } from './sum-ingredients.ts'

export interface IngredientGroup {
  key: string
  /** Name of the step or of the embedded recipe; may be empty. */
  name: string
  ingredients: SummedIngredient[]
}

/** Ingredients of embedded recipes come where they are needed; steps without ingredients are left out. */
export const groupsByStep = ({ steps }: RecipeRow): IngredientGroup[] =>
  steps
    .flatMap((step) => [
      ...(step.step_recipe_data?.steps ?? []).map((inner) => groupOf(inner, step.step_recipe_data?.name ?? '')),
      groupOf(step, step.show_as_header ? step.name : ''),
    ])
    .filter(({ ingredients }) => ingredients.length > 0)

const groupOf = ({ id, ingredients }: InnerStepRow, name: string): IngredientGroup => ({
  key: String(id),
  name,
  ingredients: ingredients.map((ingredient) => ({ ingredient, parts: [ingredient.id] })),
})

export const groupsWithSums = (recipe: RecipeRow): IngredientGroup[] => [
  {
    key: 'all',
    name: '',
    ingredients: sumIngredients(
      groupsByStep(recipe).flatMap(({ ingredients }) => ingredients.map(({ ingredient }) => ingredient)),
    ),
  },
]

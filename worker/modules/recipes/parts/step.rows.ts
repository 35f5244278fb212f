import { insertRows, type BulkWrite } from '#worker/kernel/sql/bulk-write.ts'
import type { IngredientValue, StepValue } from '../recipe.events.ts'
import { ingredientTable, stepTable } from './step.table.ts'

export function stepRows(space: number, recipe: number | null, steps: readonly StepValue[]): BulkWrite[] {
  const rows = steps.map((value, position) => {
    const { ingredients: _ingredients, ...step } = value
    return { ...step, space_id: space, recipe, position }
  })
  const ingredients = steps.flatMap((step) =>
    step.ingredients.map((ingredient, position) => ({
      ...ingredientRow(space, ingredient),
      recipe,
      step: step.id,
      position,
    })),
  )
  return [
    insertRows(stepTable, rows, { or: 'REPLACE', by: 'recipe' }),
    insertRows(ingredientTable, ingredients, { or: 'REPLACE', by: 'recipe' }),
  ]
}

/** Rows of a bulk write have the same columns, but ingredients from before ranges have no `amount_max`. */
export const ingredientRow = (space: number, ingredient: IngredientValue) => ({
  ...ingredient,
  amount_max: ingredient.amount_max ?? null,
  space_id: space,
})

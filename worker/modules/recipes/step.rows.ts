import { insertRows, type Rows } from '../../kernel/rows.ts'
import type { StepValue } from './recipe.events.ts'
import { ingredientTable, stepTable } from './step.table.ts'

/** The rows of steps and their ingredients; those that waited for a recipe are taken up by it. */
export function stepRows(space: number, recipe: number | null, steps: readonly StepValue[]): Rows[] {
  const rows = steps.map((value, position) => {
    const { ingredients: _ingredients, ...step } = value
    return { ...step, space_id: space, recipe, position }
  })
  const ingredients = steps.flatMap((step) =>
    step.ingredients.map((ingredient, position) => ({
      ...ingredient,
      space_id: space,
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

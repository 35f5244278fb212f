import { upperEndOf, statesAmount } from '#worker/modules/amounts/index.ts'
import type { ExportedIngredient, ExportedStep } from '../exported-recipe.ts'

/** A line of ingredients: a heading, a text that nobody took apart, or an ingredient in its parts. */
export type RecipeRow = { heading: string } | IngredientRow

export type IngredientRow = { line: string } | MeasuredRow

export interface MeasuredRow {
  amount: number | null
  amount_max: number | null
  unit: ExportedIngredient['unit']
  food: { name: string; plural_name: string | null }
  note: string
  original_text: string
  /** The recipe that makes this food. */
  recipe: { id: number; name: string } | null
}

/** The rows of a step in their order. A recipe that is cooked in the step stands below them. */
export function rowsOf(step: Pick<ExportedStep, 'ingredients' | 'step_recipe_data'>): RecipeRow[] {
  const rows = step.ingredients.toSorted((a, b) => a.order - b.order).flatMap(rowOf)
  const other = step.step_recipe_data
  return other ? [...rows, { ...NOTHING, food: { name: other.name, plural_name: null }, recipe: other }] : rows
}

const NOTHING = { amount: null, amount_max: null, unit: null, note: '', original_text: '' }

function rowOf(ingredient: ExportedIngredient): RecipeRow[] {
  const note = oneLine(ingredient.note)
  const name = oneLine(ingredient.food?.name)
  if (ingredient.is_header) return note || name ? [{ heading: note || name }] : []
  if (!ingredient.food || name === '') {
    const line = oneLine(ingredient.original_text) || note
    return line ? [{ line }] : []
  }
  const hasAmount = statesAmount(ingredient)
  return [
    {
      amount: hasAmount ? ingredient.amount : null,
      amount_max: hasAmount && upperEndOf(ingredient) > ingredient.amount ? upperEndOf(ingredient) : null,
      unit: ingredient.unit,
      food: { name, plural_name: oneLine(ingredient.food.plural_name) || null },
      note,
      original_text: oneLine(ingredient.original_text),
      recipe: ingredient.food.recipe,
    },
  ]
}

const oneLine = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()

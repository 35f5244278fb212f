import type { IngredientRow, RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { statesAmount } from '#worker/modules/amounts/index.ts'

export interface AlignedIngredient {
  kind: 'same' | 'changed' | 'first' | 'second'
  first: IngredientRow | null
  second: IngredientRow | null
}

/**
 * The same foods beside each other, in the order of the first recipe; what only the second has comes last. `factor`
 * brings the second recipe's amounts to the servings of the first.
 */
export function alignIngredients(first: RecipeRow, second: RecipeRow, factor: number): AlignedIngredient[] {
  const left = linesOf(second)
  const rows = linesOf(first).map((line): AlignedIngredient => {
    const at = bestMatch(line, left, factor)
    const [match] = at < 0 ? [] : left.splice(at, 1)
    if (!match) return { kind: 'first', first: line, second: null }
    return { kind: isSame(line, match, factor) ? 'same' : 'changed', first: line, second: match }
  })
  return [...rows, ...left.map((line): AlignedIngredient => ({ kind: 'second', first: null, second: line }))]
}

const linesOf = ({ steps }: RecipeRow): IngredientRow[] =>
  steps.flatMap(({ ingredients }) => ingredients.filter(({ is_header }) => !is_header))

/** A food may be in several lines: the one that says the same, else the first. */
function bestMatch(line: IngredientRow, others: readonly IngredientRow[], factor: number): number {
  const same = others.findIndex((other) => isOfFood(line, other) && isSame(line, other, factor))
  return same >= 0 ? same : others.findIndex((other) => isOfFood(line, other))
}

const isOfFood = (one: IngredientRow, other: IngredientRow) =>
  one.food ? one.food.id === other.food?.id : other.food === null && (one.note ?? '') === (other.note ?? '')

function isSame(one: IngredientRow, other: IngredientRow, factor: number): boolean {
  if ((one.unit?.id ?? null) !== (other.unit?.id ?? null) || (one.note ?? '') !== (other.note ?? '')) return false
  if (statesAmount(one) !== statesAmount(other)) return false
  return (
    !statesAmount(one) ||
    (isNear(one.amount, other.amount * factor) && isNear(one.amount_max ?? 0, (other.amount_max ?? 0) * factor))
  )
}

/** Scaled amounts are rounded on the way. */
const isNear = (one: number, other: number) => Math.abs(one - other) <= 0.001 * Math.max(1, Math.abs(one))

import { baseUnit, convert, upperEndOf, toRange, statesAmount } from '#worker/modules/amounts/index.ts'
import type { IngredientRow } from './recipe.rows.ts'

export interface SummedIngredient {
  ingredient: IngredientRow
  /** Ids of all summed lines, this one's first. */
  parts: number[]
}

/** Sums each food per kind of measure, in its first unit. Lines without an amount stay apart, headings go. */
export function sumIngredients(ingredients: readonly IngredientRow[]): SummedIngredient[] {
  const sums = new Map<string, SummedIngredient>()
  for (const ingredient of ingredients) {
    if (ingredient.is_header) continue
    const key = sumKey(ingredient)
    const sum = sums.get(key)
    if (!sum) sums.set(key, { ingredient, parts: [ingredient.id] })
    else sums.set(key, { ingredient: addIngredient(sum.ingredient, ingredient), parts: [...sum.parts, ingredient.id] })
  }
  return [...sums.values()]
}

function sumKey({ id, food, unit, amount, amount_max, no_amount }: IngredientRow): string {
  if (!food) return `line ${id}`
  if (!statesAmount({ amount, amount_max, no_amount })) return `${food.id} some`
  return `${food.id} ${baseUnit(unit?.base_unit)?.measures ?? unit?.id ?? 'pieces'}`
}

function addIngredient(sum: IngredientRow, more: IngredientRow): IngredientRow {
  const notes = [...new Set([sum.note, more.note].filter(Boolean))].join('; ')
  const least = sum.amount + inUnitOf(sum, more, more.amount)
  const most = upperEndOf(sum) + inUnitOf(sum, more, upperEndOf(more))
  return { ...sum, ...toRange(least, most), note: notes || null }
}

const inUnitOf = (sum: IngredientRow, { unit }: IngredientRow, amount: number): number =>
  unit?.base_unit && sum.unit?.base_unit ? (convert(amount, unit.base_unit, sum.unit.base_unit) ?? amount) : amount

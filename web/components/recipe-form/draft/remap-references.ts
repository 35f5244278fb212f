import { type AmountRange, upperEndOf } from '#worker/modules/amounts/amount-range.ts'
import { ingredientRange } from '../lines/ingredient-range.ts'
import type { IngredientDraft } from './recipe-draft.ts'

export const referencePattern =
  /\{\{\s*ingredients\s*\[\s*(\d{1,4})\s*\](?:\.(amount|unit|food|note|numeric_amount))?\s*\}\}/g

/** Templates name ingredients by position: moved ones get the new position, removed ones become their words. */
export const remapReferences = (
  instruction: string,
  before: readonly IngredientDraft[],
  after: readonly IngredientDraft[],
): string =>
  instruction.replace(referencePattern, (whole, position: string, field: string | undefined) => {
    const one = before[Number(position)]
    if (!one) return whole
    const now = after.findIndex(({ key }) => key === one.key)
    return now < 0 ? referenceText(one, field) : `{{ ingredients[${now}]${field ? `.${field}` : ''} }}`
  })

export const referencedIndexes = (instruction: string): Set<number> =>
  new Set([...instruction.matchAll(referencePattern)].map(([, position]) => Number(position)))

function referenceText(ingredient: IngredientDraft, field: string | undefined): string {
  const { amount, unit, food, note } = ingredient
  const range = ingredientRange(ingredient)
  const number = range ? (field === 'numeric_amount' ? String(amount) : `{{ scale(${rangeText(range)}) }}`) : ''
  if (field === 'amount' || field === 'numeric_amount') return number
  if (field === 'unit') return unit?.name ?? ''
  if (field === 'food') return food?.name ?? ''
  if (field === 'note') return note
  return [number, unit?.name, food?.name].filter(Boolean).join(' ')
}

const rangeText = (range: AmountRange) => [...new Set([range.amount, upperEndOf(range)].map(decimal))].join('-')

/** The grammar of templates takes nine digits on either side of the point, and no exponent. */
const decimal = (amount: number) => String(Number(amount.toFixed(6)))

import type { DraftIngredient } from '../../../drafts/recipe-draft.ts'
import { foodAndNote } from '../../../drafts/food-and-note.ts'
import { readAmount } from '../../../lines/quantity/amount.read.ts'
import { cleanLine } from '../../../pages/text/clean.ts'

/** An ingredient of a file that has it in parts, as texts. */
export interface IngredientParts {
  amount: string
  unit: string
  food: string
  note?: string
  /** The `key` of the recipe that makes it. */
  recipe?: string
}

/** Longer is a sentence, which is read as any line is. */
const LONGEST_FOOD = 128

/** None where nothing is written; a line of text where the amount is no number. */
export function ingredientOfParts(given: IngredientParts): DraftIngredient[] {
  const [amount, unit, name, remark] = [given.amount, given.unit, given.food, given.note ?? ''].map(cleanLine)
  const recipe = given.recipe ? { recipe: given.recipe } : {}
  const number = amountOf(amount ?? '')
  const { food, note } = foodAndNote(name ?? '')
  const notes = [note, remark].filter(Boolean).join(', ')
  if (food && food.length <= LONGEST_FOOD && number)
    return [{ ...number, unit: unit ?? '', food, note: notes, ...recipe }]
  const line = [amount, unit, [name, remark].filter(Boolean).join(', ')].filter(Boolean).join(' ')
  return line ? [{ line, ...recipe }] : []
}

/** "1 1/2", "0,5", "2-3", and "0.75 1" from one to the other; nothing and 0 are no amount, words are null. */
function amountOf(text: string): { amount: number | null; amount_max?: number | null } | null {
  if (text === '' || Number(text.replace(',', '.')) === 0) return { amount: null }
  const read = readAmount(text, 0)
  if (!read || read.word) return null
  const min = read.decimal ?? read.min
  const rest = text.slice(read.end).trim()
  if (rest === '') return { amount: min, amount_max: read.max }
  const upper = readAmount(rest, 0)
  return upper && upper.end === rest.length && upper.min > min ? { amount: min, amount_max: upper.min } : null
}

import type { ParsedLine } from './parsed-line.ts'

/** `long`: a name like a sentence; `several`: another amount in it; `unit`: an unknown word that may be a unit. */
export type LineDoubt = 'no_food' | 'amount' | 'long' | 'several' | 'unit'

const COSTS: Record<LineDoubt, number> = { no_food: 0.6, amount: 0.5, long: 0.4, several: 0.3, unit: 0.2 }
const MAX_FOOD_LENGTH = 40
const MAX_WORDS = 6
const NUMBER = /[\d½⅓⅔¼¾⅛]/

/** Confidence from 0 to 1 and its doubts. `known`: the space has the food. */
export function doubtsOf(line: ParsedLine, known: boolean): { confidence: number; doubts: LineDoubt[] } {
  if (line.is_header) return { confidence: 1, doubts: [] }
  const doubts = findDoubts(line).filter((doubt) => !known || doubt === 'amount' || doubt === 'several')
  const sure = doubts.reduce((rest, doubt) => rest - COSTS[doubt], known ? 1 : 0.95)
  return { confidence: Number(Math.max(0.05, sure).toFixed(2)), doubts }
}

function findDoubts({ food, no_amount, unit, note, original_text }: ParsedLine): LineDoubt[] {
  if (food === null) return ['no_food']
  const isLong = food.length > MAX_FOOD_LENGTH || food.split(' ').length > MAX_WORDS
  return [
    ...(isLong ? (['long'] as const) : []),
    // A number in the note ("salt (see step 3)") is no lost amount.
    ...(no_amount && NUMBER.test(original_text) && !NUMBER.test(note) ? (['amount'] as const) : []),
    ...(/\d\s*\p{L}/u.test(food) && !no_amount ? (['several'] as const) : []),
    ...(!no_amount && unit === null && /^\p{L}{1,3}\.\s/u.test(food) ? (['unit'] as const) : []),
  ]
}

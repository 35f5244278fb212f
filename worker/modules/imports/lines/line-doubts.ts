import { signsOf } from './doubts/line-signs.ts'
import { type SignDoubt, signWeights, START, THRESHOLD } from './doubts/sign-weights.ts'
import type { ParsedLine } from './parsed-line.ts'

/**
 * Why a line may have been read wrongly. `no_food`: it names none; `amount`: its number is lost; `several`: another
 * amount is in the name; `long`: the name is like a sentence; `unit`: a word that may be the unit or the name;
 * `choice`: two foods in one line; `name`: a part of the name may be in the note; `state`: what is done to the food may
 * belong to its name; `measures`: two measures, of which one counts; `word`: a word stands for the amount.
 */
export type LineDoubt = 'no_food' | 'amount' | 'several' | SignDoubt

/** What each takes from the confidence. Below 0.7 an import warns of the line. */
const COSTS: Readonly<Record<LineDoubt, number>> = {
  no_food: 0.6,
  amount: 0.5,
  long: 0.4,
  several: 0.3,
  choice: 0.2,
  name: 0.2,
  measures: 0.2,
  unit: 0.2,
  state: 0.1,
  word: 0.1,
}
/** Of a food that the space has, only the rest of the line is in doubt. */
const ABOUT_AMOUNT = new Set<LineDoubt>(['amount', 'several', 'measures', 'word'])
const MAX_WORDS = 8
const NUMBER = /[\d½⅓⅔¼¾⅛]/

/** Confidence from 0 to 1 and its doubts, the weightiest first. `known`: the space has the food. */
export function doubtsOf(line: ParsedLine, known: boolean): { confidence: number; doubts: LineDoubt[] } {
  if (line.is_header) return { confidence: 1, doubts: [] }
  const doubts = findDoubts(line).filter((doubt) => !known || ABOUT_AMOUNT.has(doubt))
  const sure = doubts.reduce((rest, doubt) => rest - COSTS[doubt], known ? 1 : 0.95)
  return { confidence: Number(Math.max(0.05, sure).toFixed(2)), doubts }
}

function findDoubts(line: ParsedLine): LineDoubt[] {
  if (line.food === null) return ['no_food']
  return [...new Set([...certainDoubts(line, line.food), ...learnedDoubts(line)])]
}

function certainDoubts({ no_amount, unit, note, original_text }: ParsedLine, food: string): LineDoubt[] {
  // A list of names is no long name.
  const isLong = food.split(/, | (?:or|oder|ou|o|of) /).some((name) => name.split(' ').length > MAX_WORDS)
  return [
    ...(isLong ? (['long'] as const) : []),
    // A number in the note ("salt (see step 3)") is no lost amount.
    ...(no_amount && NUMBER.test(original_text) && !NUMBER.test(note) ? (['amount'] as const) : []),
    ...(!no_amount && /\d\s*\p{L}/u.test(food) ? (['several'] as const) : []),
    ...(!no_amount && unit === null && /^\p{L}{1,3}\.\s/u.test(food) ? (['unit'] as const) : []),
  ]
}

/** None where the signs of a line together do not weigh enough. */
function learnedDoubts(line: ParsedLine): LineDoubt[] {
  const signs = signsOf(line)
  const there = Object.entries(signWeights).flatMap(
    ([sign, [weight, doubt]]) => (signs[sign as keyof typeof signs] ? [{ weight, doubt }] : []), // The keys of the record.
  )
  const sum = there.reduce((total, { weight }) => total + weight, START)
  if (sum <= THRESHOLD) return []
  return there.toSorted((a, b) => b.weight - a.weight).map(({ doubt }) => doubt)
}

import type { doubleReasons } from '../double.contract.ts'
import { isOneUnit } from './known-unit.ts'
import { isMisspelling, misspellingKeys } from './misspelling.ts'
import type { ReadName } from './read-name.ts'
import { singularsOf } from './singulars.ts'

export interface Rule {
  why: (typeof doubleReasons)[number]
  sure: boolean
  /** Rows that share one are compared. */
  keys: (row: ReadName) => readonly string[]
  holds?: (a: ReadName, b: ReadName) => boolean
  /** Only rows of one first letter share keys: so many are kept at a time. */
  byLetter?: true
}

/** The name with each of its words in the singular. */
const singularNames = ({ words }: ReadName, certainty: 'sure' | 'probable') =>
  words.flatMap((word, at) =>
    singularsOf(word, certainty).map((singular) => words.toSpliced(at, 1, singular).join(' ')),
  )

const either = (test: (a: ReadName, b: ReadName) => boolean) => (a: ReadName, b: ReadName) => test(a, b) || test(b, a)

const ending = (certainty: 'sure' | 'probable'): Pick<Rule, 'keys' | 'holds'> => ({
  keys: (row) => [row.phrase, ...singularNames(row, certainty)],
  holds: either((a, b) => singularNames(a, certainty).includes(b.phrase)),
})

/** From the surest on: a pair has the reason of the first rule that finds it. */
export const rules: readonly Rule[] = [
  { why: 'same', sure: true, keys: ({ joined }) => [joined] },
  {
    why: 'plural',
    sure: true,
    keys: ({ joined, plural }) => (plural ? [joined, plural] : [joined]),
    holds: either((a, b) => a.plural === b.joined),
  },
  { why: 'plural', sure: true, ...ending('sure') },
  { why: 'unit', sure: false, keys: ({ unit }) => (unit && isOneUnit(unit) ? [`${unit.kind} ${unit.name}`] : []) },
  { why: 'ending', sure: false, ...ending('probable') },
  {
    why: 'order',
    sure: false,
    keys: ({ words }) => (words.length > 1 ? [words.toSorted().join(' ')] : []),
    // Chocolate milk is no milk chocolate; "tomatoes, canned" are canned tomatoes.
    holds: either(({ row }) => row.name.includes(',')),
  },
  {
    why: 'spelling',
    sure: false,
    keys: ({ words }) => misspellingKeys(words),
    holds: (a, b) => isMisspelling(a.words, b.words),
    byLetter: true,
  },
]

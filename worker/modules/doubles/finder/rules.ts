import type { doubleReasons } from '../double.contract.ts'
import { misspelledPairs } from './misspelling.ts'
import { pairsByKey } from './pairs-by-key.ts'
import type { ReadName } from './read-name.ts'
import { singularsOf } from '#worker/modules/imports/lines/singulars.ts'

type Pairs = (names: readonly ReadName[]) => Iterable<[ReadName, ReadName]>
type Test = (a: ReadName, b: ReadName) => boolean

export interface Rule {
  why: (typeof doubleReasons)[number]
  sure: boolean
  pairs: Pairs
}

/** Names with a key in common that pass the test. */
const alike = (keys: (row: ReadName) => readonly string[], holds: Test = () => true): Pairs =>
  function* (names) {
    for (const pair of pairsByKey(names, keys)) if (holds(...pair)) yield pair
  }

/** The name with each of its words in the singular. */
const singularNames = ({ words }: ReadName, certainty: 'sure' | 'probable') =>
  words.flatMap((word, at) =>
    singularsOf(word, certainty).map((singular) => words.toSpliced(at, 1, singular).join(' ')),
  )

const either =
  (test: Test): Test =>
  (a, b) =>
    test(a, b) || test(b, a)

const ending = (certainty: 'sure' | 'probable'): Pairs =>
  alike(
    (row) => [row.phrase, ...singularNames(row, certainty)],
    either((a, b) => singularNames(a, certainty).includes(b.phrase)),
  )

/** From the surest on: a pair has the reason of the first rule that finds it. */
export const rules: readonly Rule[] = [
  { why: 'same', sure: true, pairs: alike(({ joined }) => [joined]) },
  {
    why: 'plural',
    sure: true,
    pairs: alike(
      ({ joined, plural }) => (plural ? [joined, plural] : [joined]),
      either((a, b) => a.plural === b.joined),
    ),
  },
  { why: 'plural', sure: true, pairs: ending('sure') },
  { why: 'unit', sure: false, pairs: alike(({ meaning }) => (meaning === null ? [] : [meaning])) },
  { why: 'ending', sure: false, pairs: ending('probable') },
  {
    why: 'order',
    sure: false,
    pairs: alike(
      ({ words }) => (words.length > 1 ? [words.toSorted().join(' ')] : []),
      // Chocolate milk is no milk chocolate; "tomatoes, canned" are canned tomatoes.
      either(({ row }) => row.name.includes(',')),
    ),
  },
  { why: 'spelling', sure: false, pairs: misspelledPairs },
]

import { deletionsOf } from './deletions.ts'
import { editDistance } from './edit-distance.ts'
import { groupsByKey, pairsByKey } from './pairs-by-key.ts'
import type { ReadName } from './read-name.ts'

/** Short words are often one letter away from another word: rice and ice, pear and peas. */
const SHORTEST = 5
const SHORTEST_FOR_TWO = 9

const mistakesIn = (word: string): number =>
  /[\d%]/.test(word) || word.length < SHORTEST ? 0 : word.length < SHORTEST_FOR_TWO ? 1 : 2

interface Place {
  row: ReadName
  word: string
  /** The name with the word's first letter alone in its place. */
  around: string
}

/**
 * Names that differ in the letters of one word. They are told apart by all their other words first: a word has dozens
 * of deletions, and those of all the words of long names would not fit in a worker's memory.
 */
export function* misspelledPairs(names: readonly ReadName[]): Generator<[ReadName, ReadName]> {
  for (const places of groupsByKey(names.flatMap(placesOf), ({ around }) => [around]))
    for (const [a, b] of pairsByKey(places, ({ word }) => deletionsOf(word, mistakesIn(word))))
      if (isMisspelling(a.word, b.word)) yield [a.row, b.row]
}

const placesOf = (row: ReadName): Place[] =>
  row.words.flatMap((word, at) =>
    mistakesIn(word) > 0 ? [{ row, word, around: row.words.with(at, `${word[0]}*`).join(' ') }] : [],
  )

/** Two mistakes at the end of a long word are rather another word: Hühnerbrühe, Hühnerbrust. */
function isMisspelling(one: string, other: string): boolean {
  const distance = editDistance(one, other)
  return distance <= Math.min(mistakesIn(one), mistakesIn(other)) && (distance < 2 || one.at(-1) === other.at(-1))
}

import { deletionsOf } from './deletions.ts'
import { editDistance } from './edit-distance.ts'

/** Short words are often one letter away from another word: rice and ice, pear and peas. */
const SHORTEST = 5
const SHORTEST_FOR_TWO = 9

const mistakesIn = (word: string): number =>
  /[\d%]/.test(word) || word.length < SHORTEST ? 0 : word.length < SHORTEST_FOR_TWO ? 1 : 2

/** What names have in common when one of their words is misspelled. */
export const misspellingKeys = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    const most = mistakesIn(word)
    if (most === 0) return []
    return [...deletionsOf(word, most)].map((short) => words.toSpliced(at, 1, `${at}:${short}`).join(' '))
  })

/** Two mistakes at the end of a long word are rather another word: Hühnerbrühe, Hühnerbrust. */
export function isMisspelling(a: readonly string[], b: readonly string[]): boolean {
  const at = a.findIndex((word, index) => word !== b[index])
  const [one = '', other = ''] = [a[at], b[at]]
  if (a.length !== b.length || a.some((word, index) => index !== at && word !== b[index])) return false
  if (one[0] !== other[0]) return false
  const distance = editDistance(one, other)
  return distance <= Math.min(mistakesIn(one), mistakesIn(other)) && (distance < 2 || one.at(-1) === other.at(-1))
}

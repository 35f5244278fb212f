import { fold } from './fold.ts'

/**
 * How well a name answers what was typed: 4 where it begins with it, 3 where words of it do, 2 where one of its other words does, 1 with a
 * slip of one letter or inside a word, 0 where it does not.
 */
export function likeness(typed: string, name: string, otherWords = ''): number {
  const wanted = fold(typed)
  if (wanted === '') return 0
  const own = fold(name)
  if (own.startsWith(wanted)) return 4
  const words = own.split(wordBreak)
  const others = fold(otherWords).split(wordBreak)
  return Math.min(...wanted.split(wordBreak).map((part) => wordLikeness(part, words, others)))
}

const wordBreak = /[^\p{L}\p{N}]+/u
/** Letters from which on a slip, or the middle of a word, says anything. */
const enough = 4

function wordLikeness(part: string, words: readonly string[], others: readonly string[]): number {
  if (words.some((word) => word.startsWith(part))) return 3
  if (others.some((word) => word.startsWith(part))) return 2
  if (part.length < enough) return 0
  return words.some((word) => word.includes(part)) || [...words, ...others].some((word) => beginsWithSlip(part, word))
    ? 1
    : 0
}

/** Whether one letter added, left out, taken for another or swapped with its neighbour makes `typed` the beginning of `word`. */
export function beginsWithSlip(typed: string, word: string): boolean {
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at += 1
  const from = (skipped: number, instead: number) => word.slice(at + instead).startsWith(typed.slice(at + skipped))
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at] && from(2, 2)
  return at === typed.length || from(1, 1) || from(1, 0) || from(0, 1) || isSwapped
}

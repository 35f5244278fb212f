/** Letters and digits only, to compare lines regardless of punctuation. */
export const lineKey = (line: string): string => line.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** How often each word occurs in some lines. */
export type Words = ReadonlyMap<string, number>

export function wordsIn(lines: readonly string[]): Words {
  const words = new Map<string, number>()
  for (const line of lines)
    for (const word of line.toLowerCase().split(NO_WORD)) if (word) words.set(word, (words.get(word) ?? 0) + 1)
  return words
}

const NO_WORD = /[^\p{L}\p{N}]+/u

/** Only words with three letters in a row, without the s of many: what things are called, not amounts nor most units. */
export function namesIn(words: Words): Words {
  const names = new Map<string, number>()
  for (const [word, count] of words)
    if (NAME.test(word)) {
      const name = word.length > 3 ? word.replace(/e?s$/, '') : word
      names.set(name, (names.get(name) ?? 0) + count)
    }
  return names
}

const NAME = /\p{L}{3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** The share of the words of `part` that `whole` has too, from 0 to 1. */
export function shareIn(part: Words, whole: Words): number {
  let all = 0
  let both = 0
  for (const [word, count] of part) {
    all += count
    both += Math.min(count, whole.get(word) ?? 0)
  }
  return all ? both / all : 0
}

/** Of two sets of words, how alike they are: the harmonic mean of both shares. */
export function likeness(a: Words, b: Words): number {
  const [left, right] = [shareIn(a, b), shareIn(b, a)]
  return left + right ? (2 * left * right) / (left + right) : 0
}

/** Letters and digits only, to compare lines regardless of punctuation. */
export const lineKey = (line: string): string => line.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

const wordsOf = (lines: readonly string[]): string[] =>
  lines
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

export function wordOverlap(part: readonly string[], whole: readonly string[]): number {
  const left = new Map<string, number>()
  for (const word of wordsOf(whole)) left.set(word, (left.get(word) ?? 0) + 1)
  const words = wordsOf(part)
  let hits = 0
  for (const word of words) {
    const count = left.get(word) ?? 0
    if (count > 0) hits++
    left.set(word, count - 1)
  }
  return words.length ? hits / words.length : 0
}

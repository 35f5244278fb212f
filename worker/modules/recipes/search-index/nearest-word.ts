/** Every three neighbouring letters of a word, its beginning and end marked. */
export function trigramsOf(word: string): string[] {
  const marked = [...`^${word}$`]
  return [...new Set(marked.slice(0, -2).map((_, i) => marked.slice(i, i + 3).join('')))]
}

/** The shortest word that is worth correcting. */
export const MIN_CORRECTABLE_LENGTH = 4

/** How many slips a word of this length may hold. */
const maxEdits = (length: number) => (length < 6 ? 1 : 2)

/**
 * The word that was probably meant: the fewest slips away, where a slip is a wrong, missing, additional or swapped letter
 * (optimal string alignment distance). A word being typed may be the beginning of the one meant. `alike` is the share of
 * its letters that have to be right, from 0 to 1. Null where none is near.
 */
export function nearestWord(typed: string, known: readonly string[], alike = 0): string | null {
  const most = Math.min(maxEdits(typed.length), Math.floor(typed.length * (1 - alike)))
  const ranked = known
    .map((word) => ({ word, ...editDistances(typed, word) }))
    .filter(({ word, begun }) => word !== typed && begun <= most)
    .sort((a, b) => a.begun - b.begun || a.whole - b.whole || a.word.localeCompare(b.word))
  return ranked[0]?.word ?? null
}

/** Slips between two words, and between the first and the nearest beginning of the second. */
function editDistances(a: string, b: string): { whole: number; begun: number } {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + cost,
        swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = row
    row = next
  }
  return { whole: row[b.length] ?? 0, begun: Math.min(...row) }
}

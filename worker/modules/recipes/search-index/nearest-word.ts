export function trigramsOf(word: string): string[] {
  const marked = [...`^${word}$`]
  return [...new Set(marked.slice(0, -2).map((_, i) => marked.slice(i, i + 3).join('')))]
}

export const MIN_CORRECTABLE_LENGTH = 4

const maxEdits = (length: number) => (length < 6 ? 1 : 2)

/**
 * The word with the fewest edits, where an edit is a wrong, missing, additional or swapped letter (optimal string
 * alignment distance). `typed` may be the beginning of a word. `alike` is the share of letters that must be right, from
 * 0 to 1. Null where none is near.
 */
export function nearestWord(typed: string, known: readonly string[], alike = 0): string | null {
  const most = Math.min(maxEdits(typed.length), Math.floor(typed.length * (1 - alike)))
  const ranked = known
    .map((word) => ({ word, ...editDistances(typed, word) }))
    .filter(({ word, begun }) => word !== typed && begun <= most)
    .sort((a, b) => a.begun - b.begun || a.whole - b.whole || a.word.localeCompare(b.word))
  return ranked[0]?.word ?? null
}

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

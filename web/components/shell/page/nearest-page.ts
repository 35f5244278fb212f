import type { NavEntry } from '../navigation/nav-entries.ts'

/** Letters that may be wrong, missing or too many. */
const tolerance = 2

/** The entry whose address begins as this one does, or nearly so. Undefined where none is near. */
export function nearestPage(path: string, entries: readonly NavEntry[]): NavEntry | undefined {
  const asked = firstPart(path)
  const near = entries
    .map((entry) => ({ entry, errors: distance(asked, firstPart(entry.to)) }))
    .filter(({ entry, errors }) => entry.to !== '/' && errors <= tolerance)
    .toSorted((one, other) => one.errors - other.errors)
  return near[0]?.entry
}

const firstPart = (path: string) => path.toLowerCase().split('/')[1] ?? ''

/** Levenshtein's. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [index, wanted] of [...other].entries())
      next.push(
        Math.min((row[index] ?? 0) + Number(letter !== wanted), (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1),
      )
    row = next
  }
  return row[other.length] ?? 0
}

/** "/recipes/lemon-tart" may mean a lemon tart; numbers and ids mean nothing. */
export function wordsOf(path: string): string {
  const last = path.split('/').findLast(Boolean) ?? ''
  return decoded(last)
    .replaceAll(/[-_+.]+/g, ' ')
    .split(' ')
    .filter((word) => /^\p{L}{2,}$/u.test(word))
    .join(' ')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

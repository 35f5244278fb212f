/** On which sheet each part of a book begins; the title has no number but counts. */
export function firstSheets(counts: readonly number[]): number[] {
  let next = 2
  return counts.map((count) => {
    const first = next
    next += count
    return first
  })
}

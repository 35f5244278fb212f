/** Letters to insert, delete, replace, or swap with their neighbour: optimal string alignment. */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(row, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next[j] = Math.min(replaced, at(row, j) + 1, at(next, j - 1) + 1, isSwap ? at(before, j - 2) + 1 : Infinity)
    }
    before = row
    row = next
  }
  return at(row, b.length)
}

const at = (row: readonly number[], index: number) => row[index] ?? Infinity

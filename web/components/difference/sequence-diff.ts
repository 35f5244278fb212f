export type DiffOp<T> = { kind: 'same' | 'added' | 'removed'; item: T }

/** Above this table size, everything between equal ends counts as replaced. */
const maxCells = 4_000_000

/** Longest common subsequence (Wagner and Fischer 1974) between equal ends. Removals come before additions. */
export function sequenceDiff<T>(before: readonly T[], after: readonly T[]): DiffOp<T>[] {
  const start = commonPrefixLength(before, after)
  const end = commonSuffixLength(before, after, start)
  const old = before.slice(start, before.length - end)
  const now = after.slice(start, after.length - end)
  const same = (items: readonly T[]) => items.map((item): DiffOp<T> => ({ kind: 'same', item }))
  return [...same(before.slice(0, start)), ...diffMiddle(old, now), ...same(before.slice(before.length - end))]
}

function diffMiddle<T>(old: readonly T[], now: readonly T[]): DiffOp<T>[] {
  if (old.length * now.length > maxCells || old.length === 0 || now.length === 0) {
    const removed = old.map((item): DiffOp<T> => ({ kind: 'removed', item }))
    return [...removed, ...now.map((item): DiffOp<T> => ({ kind: 'added', item }))]
  }
  const width = now.length + 1
  const longest = lcsLengths(old, now, width)
  const ops: DiffOp<T>[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const [was, is] = [old[i], now[j]]
    if (was !== undefined && is !== undefined && was === is) {
      ops.push({ kind: 'same', item: was })
      i += 1
      j += 1
    } else if (
      was !== undefined &&
      (is === undefined || cellAt(longest, (i + 1) * width + j) >= cellAt(longest, i * width + j + 1))
    ) {
      ops.push({ kind: 'removed', item: was })
      i += 1
    } else if (is !== undefined) {
      ops.push({ kind: 'added', item: is })
      j += 1
    }
  }
  return ops
}

/** Cell (i, j) is the length for the suffixes that start at i and j. */
function lcsLengths<T>(old: readonly T[], now: readonly T[], width: number): Uint32Array {
  const longest = new Uint32Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      longest[i * width + j] =
        old[i] === now[j]
          ? cellAt(longest, (i + 1) * width + j + 1) + 1
          : Math.max(cellAt(longest, (i + 1) * width + j), cellAt(longest, i * width + j + 1))
  return longest
}

const cellAt = (cells: Uint32Array, place: number): number => cells[place] ?? 0

function commonPrefixLength<T>(before: readonly T[], after: readonly T[]): number {
  const most = Math.min(before.length, after.length)
  let length = 0
  while (length < most && before[length] === after[length]) length += 1
  return length
}

function commonSuffixLength<T>(before: readonly T[], after: readonly T[], start: number): number {
  const most = Math.min(before.length, after.length) - start
  let length = 0
  while (length < most && before[before.length - 1 - length] === after[after.length - 1 - length]) length += 1
  return length
}

export interface ComparedLine {
  text: string
  kind: 'same' | 'mine' | 'theirs'
}

/** Longest common subsequence (Wagner and Fischer 1974). Above `maxLines`, all lines between equal ends differ. */
export function compareLines(mine: readonly string[], theirs: readonly string[]): ComparedLine[] {
  let head = 0
  while (head < Math.min(mine.length, theirs.length) && mine[head] === theirs[head]) head += 1
  let tail = 0
  const rest = Math.min(mine.length, theirs.length) - head
  while (tail < rest && mine.at(-1 - tail) === theirs.at(-1 - tail)) tail += 1
  const same = (lines: readonly string[]): ComparedLine[] => lines.map((text) => ({ text, kind: 'same' }))
  const inside = diffBetween(mine.slice(head, mine.length - tail), theirs.slice(head, theirs.length - tail))
  return [...same(mine.slice(0, head)), ...inside, ...same(mine.slice(mine.length - tail))]
}

const maxLines = 400

function diffBetween(mine: readonly string[], theirs: readonly string[]): ComparedLine[] {
  const only = (lines: readonly string[], kind: 'mine' | 'theirs') => lines.map((text) => ({ text, kind }))
  if (mine.length > maxLines || theirs.length > maxLines) return [...only(mine, 'mine'), ...only(theirs, 'theirs')]
  const lengths = Array.from({ length: mine.length + 1 }, () => new Uint16Array(theirs.length + 1))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = mine.length - 1; i >= 0; i -= 1)
    for (let j = theirs.length - 1; j >= 0; j -= 1) {
      const row = lengths[i]
      if (row) row[j] = mine[i] === theirs[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const lines: ComparedLine[] = []
  let [i, j] = [0, 0]
  while (i < mine.length || j < theirs.length) {
    const [left, right] = [mine[i], theirs[j]]
    if (left !== undefined && left === right) {
      lines.push({ text: left, kind: 'same' })
      i += 1
      j += 1
    } else if (left !== undefined && (right === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ text: left, kind: 'mine' })
      i += 1
    } else {
      lines.push({ text: right ?? '', kind: 'theirs' })
      j += 1
    }
  }
  return lines
}

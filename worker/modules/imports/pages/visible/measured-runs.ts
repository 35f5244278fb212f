import { hasAmount, hasUnit } from './amount.ts'
import type { VisibleLine } from './line.ts'
import type { PageDocument } from '../html/document.ts'
import type { Region } from './region.ts'

const MIN_MEASURED = 4
const MIN_UNITS = 2
const MAX_LINE = 120
/** Lines without an amount ("Salt", "For the sauce") between two that have one. */
const MAX_GAP = 2
const MAX_RUNS = 20

/** Lines that read like ingredients, whatever elements they stand in. */
export function measuredRuns(document: PageDocument, lines: readonly VisibleLine[]): Region[] {
  const runs: { lines: VisibleLine[]; measured: number; units: number }[] = []
  let gap = MAX_GAP + 1
  for (const line of lines) {
    const isShort = line.text.length <= MAX_LINE
    const last = runs.at(-1)
    if (isShort && hasAmount(line.text)) {
      const units = hasUnit(line.text) ? 1 : 0
      if (last && gap <= MAX_GAP) {
        last.lines.push(line)
        last.measured++
        last.units += units
      } else runs.push({ lines: [line], measured: 1, units })
      gap = 0
    } else gap = isShort ? gap + 1 : MAX_GAP + 1
  }
  return runs
    .filter(({ measured, units }) => measured >= MIN_MEASURED && units >= MIN_UNITS)
    .toSorted((a, b) => b.units - a.units)
    .slice(0, MAX_RUNS)
    .flatMap(({ lines: [first, ...rest] }) => {
      const end = rest.at(-1)?.end
      return first && end ? [listAround(document, { start: first.start, end, headed: true })] : []
    })
}

/** Where the lines stand in one list, all of it. */
function listAround(document: PageDocument, run: Region): Region {
  for (let index = document[run.start]?.parent ?? -1, climbed = 0; index >= 0 && climbed < MAX_CLIMB; climbed++) {
    const node = document[index]
    if (!node) break
    if (LISTS.has(node.tag))
      return node.end >= run.end && node.end - index < MAX_NODES ? { ...run, start: index, end: node.end } : run
    index = node.parent
  }
  return run
}

const LISTS = new Set(['ul', 'ol', 'tbody', 'dl'])
const MAX_CLIMB = 8
/** Larger lists are pages built of tables. */
const MAX_NODES = 5_000

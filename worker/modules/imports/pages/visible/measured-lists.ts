import type { PageDocument } from '../html/document.ts'
import { lineOf } from '../html/node-text.ts'
import { hasAmount, hasUnit } from './amount.ts'
import type { Region } from './region.ts'
import type { VisibleLine } from './line.ts'

const MIN_MEASURED = 3
const MIN_UNITS = 2
const MIN_SHARE = 0.5
const MAX_GAP = 2
const MAX_LINE = 120
/** Larger lists are pages built of tables. */
const MAX_NODES = 5_000
const MAX_LISTS = 400

type Measured = Region & { measured: number; units: number }

/** Adjacent lists count as one, which needs three amounts and two units. */
export function measuredLists(document: PageDocument, lines: readonly VisibleLine[]): Region[] {
  const chains: Measured[] = []
  for (const list of listsOfAmounts(document)) {
    const last = chains.at(-1)
    if (last && list.start >= last.end && linesBetween(lines, last.end, list.start) <= MAX_GAP) {
      last.end = list.end
      last.measured += list.measured
      last.units += list.units
    } else chains.push({ ...list })
  }
  return chains.filter((chain) => chain.measured >= MIN_MEASURED && chain.units >= MIN_UNITS)
}

const known = new WeakMap<PageDocument, readonly Measured[]>()

/** Each list of which half of the entries have amounts. */
export function listsOfAmounts(document: PageDocument): readonly Measured[] {
  const lists = known.get(document) ?? findLists(document)
  known.set(document, lists)
  return lists
}

function findLists(document: PageDocument): Measured[] {
  const lists: Measured[] = []
  let looked = 0
  for (let index = 0; index < document.length && looked < MAX_LISTS; index++) {
    const node = document[index]
    if (!node || !LISTS.has(node.tag) || node.end - index > MAX_NODES) continue
    looked++
    const entries = entriesOf(document, index, node.end)
    const measured = entries.filter((line) => line.length <= MAX_LINE && hasAmount(line))
    if (!measured.length || measured.length < entries.length * MIN_SHARE) continue
    const units = measured.filter((line) => hasUnit(line)).length
    lists.push({ start: index, end: node.end, headed: true, measured: measured.length, units })
  }
  return lists
}

const LISTS = new Set(['ul', 'ol', 'tbody', 'table'])
const ENTRIES = new Set(['li', 'tr'])

function entriesOf(document: PageDocument, list: number, end: number): string[] {
  const entries: string[] = []
  for (let child = list + 1; child < end; child = document[child]?.end ?? end) {
    if (ENTRIES.has(document[child]?.tag ?? '')) entries.push(lineOf(document, child).slice(0, MAX_LINE + 1))
  }
  return entries
}

/** Finds the first line by bisection, as lines are in order. */
function linesBetween(lines: readonly VisibleLine[], start: number, end: number): number {
  let low = 0
  let high = lines.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle]?.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  let count = 0
  while ((lines[low + count]?.start ?? end) < end && count <= MAX_GAP) count++
  return count
}

import { findNodes, type PageDocument } from '../html/document.ts'
import { lineOf } from '../html/node-text.ts'
import type { PageStep } from '../page-recipe.ts'
import { isCounter, saysNothing, withoutCounters } from '../text/step-counters.ts'
import { lineKey } from '../text/word-overlap.ts'
import { itemsOf } from './items.ts'
import type { Region } from './region.ts'
import { sectionOf } from './section-words.ts'

export type RegionReading<T> = { value: T[]; rank: number; end: number }

const MAX_ITEMS = 120
const MIN_TEXT = 60
const MIN_HEADED_TEXT = 25
const MIN_AVERAGE = 20

/** Rank 0 if the region does not read like prose. */
export function readSteps(document: PageDocument, region: Region): RegionReading<PageStep> {
  const items = itemsOf(document, region, true).slice(0, MAX_ITEMS)
  const single = items.length < 2
  const paragraphs = single ? items.flatMap((item) => item.lines.map((line) => ({ ...item, lines: [line] }))) : items
  const links = linkTexts(document, region)
  const value: PageStep[] = []
  let group: string | null = null
  for (const item of paragraphs) {
    const instruction = item.lines.filter((line) => !isCounter(line) && !links.has(lineKey(line))).join('\n\n')
    if (!/\p{L}/u.test(instruction) || sectionOf(instruction) !== null) continue
    const name = item.group && item.group !== group && !saysNothing(item.group) ? item.group : ''
    value.push({ name, instruction })
    group = item.group
  }
  const length = value.reduce((sum, step) => sum + step.instruction.length, 0)
  const isLong = length >= (region.headed ? MIN_HEADED_TEXT : MIN_TEXT)
  const isProse = isLong && length / Math.max(1, value.length) >= MIN_AVERAGE
  return { value: withoutCounters(value), rank: isProse ? Math.min(length, 1_500) : 0, end: region.end }
}

/** A line that is only a link leads to another page. */
function linkTexts(document: PageDocument, { start, end }: Region): ReadonlySet<string> {
  const links = findNodes(document, (node) => node.tag === 'a' && node.attributes.has('href'), { start, end })
  return new Set(links.slice(0, MAX_LINKS).map((index) => lineKey(lineOf(document, index))))
}

const MAX_LINKS = 200

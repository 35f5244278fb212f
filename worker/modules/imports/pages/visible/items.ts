import { attribute, type PageDocument, type PageNode } from '../html/document.ts'
import { BLOCK_TAGS } from '../html/elements.ts'
import { linesBetween, textLinesOf } from '../html/node-text.ts'
import { groupName } from '../text/group-name.ts'
import type { Region } from './region.ts'
import { type VisibleLine, visibleLines } from './line.ts'
import { sectionOf } from './section-words.ts'

/** `group` is the short line above the list. */
type VisibleItem = { lines: string[]; group: string | null; start: number }

const MIN_SHARE = 0.5
const MAX_GAP = 400
const MAX_GROUP = 70

/** List items or table rows if they hold most of the text, else repeated elements, else lines. */
export function itemsOf(document: PageDocument, region: Region, bold: boolean): VisibleItem[] {
  const lines = visibleLines(document, region.start, region.end)
  const entries = repeatedElements(document, region, lines)
  if (!entries.length) return singleLines(document, region, lines, bold)
  const items: VisibleItem[] = []
  let group: string | null = null
  let firstList: PageNode | undefined
  let next = 0
  for (const index of entries) {
    let between = 0
    for (let line = lines[next]; line && line.start < index; line = lines[++next]) {
      between += line.text.length
      group = line.text.length <= MAX_GROUP ? line.text : group
      if (items.length && sectionOf(line.text) === 'other') return items
    }
    if (items.length && between > MAX_GAP) break
    const end = document[index]?.end ?? index
    while ((lines[next]?.start ?? Infinity) < end) next++
    const list = document[document[index]?.parent ?? -1]
    if (items.length && list && (isHidden(list) || (firstList?.tag === 'ul' && list.tag === 'ol'))) continue
    firstList ??= list
    const text = textLinesOf(document, index, { bold })
    if (text.length)
      items.push({ lines: text, group: group && sectionOf(group) ? null : groupName(group), start: index })
  }
  return items
}

/** Keeps bold where reading with and without it gives the same number of lines. */
function singleLines(document: PageDocument, region: Region, lines: readonly VisibleLine[], bold: boolean) {
  const marked = bold ? plainLines(document, region, true) : []
  return lines.map(({ text, start }, at) => ({
    lines: [marked.length === lines.length ? (marked[at] ?? text) : text],
    group: null,
    start,
  }))
}

/** Pages often hide the same list in other units beside the first. */
const isHidden = (node: PageNode): boolean =>
  node.attributes.has('hidden') ||
  /hidden|sr-only|screen-reader/.test(attribute(node, 'class')) ||
  /display:\s*none/.test(attribute(node, 'style'))

function repeatedElements(document: PageDocument, region: Region, lines: readonly VisibleLine[]): number[] {
  const total = lines.reduce((sum, line) => sum + line.text.length, 0)
  const kinds = new Map<string, { indices: number[]; length: number; end: number }>()
  const lengths = lengthBefore(document, region)
  for (let index = region.start; index < region.end; index++) {
    const node = document[index]
    if (!node || node.end > region.end || !BLOCK_TAGS.has(node.tag)) continue
    const length = (lengths[node.end - region.start] ?? 0) - (lengths[index - region.start] ?? 0)
    const key = LISTED.has(node.tag) ? node.tag : `${node.tag}.${attribute(node, 'class')}`
    const kind = kinds.get(key) ?? { indices: [], length: 0, end: 0 }
    if (length === 0) continue
    const isInner = index < kind.end
    if (isInner && node.tag !== 'li') continue
    if (isInner && (document[kind.indices.at(-1) ?? -1]?.end ?? 0) > index) kind.indices.pop()
    else kind.length += length
    kind.indices.push(index)
    kind.end = Math.max(kind.end, node.end)
    kinds.set(key, kind)
  }
  const usable = [...kinds].filter(([, kind]) => kind.indices.length >= 2 && kind.length >= total * MIN_SHARE)
  const listed = usable.filter(([key]) => LISTED.has(key))
  const rank = (kind: { indices: number[]; length: number }) => kind.length * (1 - 1 / (kind.indices.length + 1))
  const [best] = (listed.length ? listed : usable).toSorted(([, a], [, b]) => rank(b) - rank(a))
  return best?.[1].indices ?? []
}

const LISTED = new Set(['li', 'tr'])

function lengthBefore(document: PageDocument, region: Region): number[] {
  const lengths = [0]
  for (let index = region.start; index < region.end; index++) {
    const text = document[index]?.tag === '#text' ? (document[index]?.text.trim().length ?? 0) : 0
    lengths.push((lengths.at(-1) ?? 0) + text)
  }
  return lengths
}

export const plainLines = (document: PageDocument, region: Region, bold: boolean): string[] =>
  linesBetween(document, region.start, region.end, bold)

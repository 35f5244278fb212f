import type { PageDocument } from '../html/document.ts'
import { BLOCK_TAGS, HIDDEN_TAGS } from '../html/elements.ts'
import { tidyLine } from '../text/tidy.ts'

export type VisibleLine = { text: string; start: number; end: number }

const MAX_LINES = 60_000

const known = new WeakMap<PageDocument, readonly VisibleLine[]>()

/** The lines of a whole page, which several readers look at. */
export function pageLines(document: PageDocument): readonly VisibleLine[] {
  const lines = known.get(document) ?? visibleLines(document)
  known.set(document, lines)
  return lines
}

export function visibleLines(document: PageDocument, start = 0, end = document.length): VisibleLine[] {
  const lines: VisibleLine[] = []
  const blocks: number[] = []
  let parts: string[] = []
  let from = -1
  let to = -1
  const flush = () => {
    const text = parts.length ? tidyLine(parts.join('')) : ''
    if (text) lines.push({ text, start: from, end: to })
    parts = []
    from = -1
  }
  for (let index = start; index < end && lines.length < MAX_LINES; index++) {
    while ((blocks.at(-1) ?? Infinity) <= index) {
      flush()
      blocks.pop()
    }
    const node = document[index]
    if (!node) break
    if (node.tag === '#text') {
      if (from < 0) from = index
      to = index + 1
      parts.push(node.text)
    } else if (HIDDEN_TAGS.has(node.tag)) index = node.end - 1
    else if (node.tag === 'br') flush()
    else if (BLOCK_TAGS.has(node.tag)) {
      flush()
      blocks.push(node.end)
    } else if (node.tag === 'span') parts.push('')
  }
  flush()
  return lines
}

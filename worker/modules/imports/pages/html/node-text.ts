import type { PageDocument } from './document.ts'
import { BLOCK_TAGS, HIDDEN_TAGS } from './elements.ts'
import { LineWriter } from './line-writer.ts'

/** What a reader sees of a node as one line. */
export const lineOf = (document: PageDocument, index: number): string => textLinesOf(document, index).join(' ')

/**
 * What a reader sees of a node, one entry for each visual line. Bold text can be kept as Markdown; everything else that is
 * markup goes.
 */
export function textLinesOf(
  document: PageDocument,
  index: number,
  { bold = false }: { bold?: boolean } = {},
): string[] {
  const node = document[index]
  return node ? linesBetween(document, index, node.end, bold) : []
}

export function linesBetween(document: PageDocument, start: number, end: number, bold: boolean): string[] {
  const writer = new LineWriter()
  const open: Array<{ end: number; tag: string }> = []
  const leave = (index: number) => {
    for (let last = open.at(-1); last && last.end <= index; last = open.at(-1)) {
      if (last.tag === 'b') {
        writer.closeBold()
        writer.boundary('amount')
      } else if (last.tag === 'span') writer.boundary('words')
      else if (last.tag === 'inline') writer.boundary('amount')
      else writer.endLine()
      open.pop()
    }
  }
  let room = MAX_LENGTH
  for (let index = start; index < end && room > 0; index++) {
    leave(index)
    const node = document[index]
    if (!node) break
    if (node.tag === '#text') {
      writer.add(node.text.slice(0, room))
      room -= node.text.length
    } else if (HIDDEN_TAGS.has(node.tag) && index > start) index = node.end - 1
    else if (node.tag === 'br') writer.endLine()
    else if (BLOCK_TAGS.has(node.tag)) {
      writer.endLine()
      open.push({ end: node.end, tag: 'block' })
    } else if (node.tag === 'span') {
      writer.boundary('words')
      open.push({ end: node.end, tag: 'span' })
    } else if (
      bold &&
      (BOLD.has(node.tag) || isUnderlinedLine(document, index)) &&
      !open.some(({ tag }) => tag === 'b') &&
      isPhrase(document, index)
    ) {
      writer.boundary('amount')
      writer.openBold()
      open.push({ end: node.end, tag: 'b' })
    } else if (INLINE.has(node.tag)) {
      writer.boundary('amount')
      open.push({ end: node.end, tag: 'inline' })
    }
  }
  leave(Infinity)
  writer.endLine()
  return writer.lines
}

/** No passage of a recipe is longer; overlapping passages of a hostile page must not add up. */
const MAX_LENGTH = 300_000
const BOLD = new Set(['b', 'strong'])
const INLINE = new Set(['a', 'b', 'strong', 'i', 'em', 'u', 'mark', 'font', 'small', 'data', 'var'])

/** What is underlined as a whole is a heading; Markdown cannot underline. */
function isUnderlinedLine(document: PageDocument, index: number): boolean {
  const node = document[index]
  return node?.tag === 'u' && node.parent === index - 1 && document[node.parent]?.end === node.end
}

function isPhrase(document: PageDocument, index: number): boolean {
  const end = document[index]?.end ?? index
  let text = false
  for (let inner = index + 1; inner < end; inner++) {
    const node = document[inner]
    if (!node || BLOCK_TAGS.has(node.tag) || node.tag === 'br') return false
    text ||= node.tag === '#text' && node.text.trim() !== ''
  }
  return text
}

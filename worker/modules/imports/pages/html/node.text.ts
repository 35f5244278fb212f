import type { PageDocument } from './document.ts'
import { BLOCKS, SILENT } from './elements.ts'
import { tidyLine } from '../text/tidy.ts'

/** What a reader sees of a node as one line. */
export const lineOf = (document: PageDocument, index: number): string => linesOf(document, index).join(' ')

/**
 * What a reader sees of a node, one entry for each visual line. Bold text can be kept as Markdown; everything else that is
 * markup goes.
 */
export function linesOf(document: PageDocument, index: number, { bold = false }: { bold?: boolean } = {}): string[] {
  const node = document[index]
  return node ? linesBetween(document, index, node.end, bold) : []
}

export function linesBetween(document: PageDocument, start: number, end: number, bold: boolean): string[] {
  const lines: string[] = []
  let line = ''
  const flush = () => {
    const tidy = tidyLine(line)
    if (tidy) lines.push(tidy)
    line = ''
  }
  const ends: Array<{ at: number; mark: string }> = []
  const leave = (index: number) => {
    for (let last = ends.at(-1); last && last.at <= index; last = ends.at(-1)) {
      if (last.mark === '\n') flush()
      else line = `${line.trimEnd()}${last.mark} `
      ends.pop()
    }
  }
  let length = 0
  for (let index = start; index < end && length < MAX_LENGTH; index++) {
    leave(index)
    const node = document[index]
    if (!node) break
    if (node.tag === '#text') {
      line += node.text
      length += node.text.length
    } else if (SILENT.has(node.tag) && index > start) index = node.end - 1
    else if (node.tag === 'br') flush()
    else if (BLOCKS.has(node.tag)) {
      flush()
      ends.push({ at: node.end, mark: '\n' })
    } else if (bold && BOLD.has(node.tag) && !ends.some((open) => open.mark === '**') && isPhrase(document, index)) {
      line += '**'
      ends.push({ at: node.end, mark: '**' })
    }
  }
  leave(Infinity)
  flush()
  return lines
}

/** No passage of a recipe is longer; overlapping passages of a hostile page must not add up. */
const MAX_LENGTH = 300_000
const BOLD = new Set(['b', 'strong'])

function isPhrase(document: PageDocument, index: number): boolean {
  const end = document[index]?.end ?? index
  let text = false
  for (let inner = index + 1; inner < end; inner++) {
    const node = document[inner]
    if (!node || BLOCKS.has(node.tag) || node.tag === 'br') return false
    text ||= node.tag === '#text' && node.text.trim() !== ''
  }
  return text
}

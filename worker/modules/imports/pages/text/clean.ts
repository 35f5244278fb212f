import { parseHtml } from '../html/document.parser.ts'
import { linesBetween } from '../html/node.text.ts'
import { tidyLine } from './tidy.ts'

/** A string that may hold tags, entities (also twice encoded) and odd spaces, as one clean line. */
export const cleanLine = (text: string): string => cleanLines(text, { bold: false }).join(' ')

/** The same, one entry per line or paragraph of the source; bold stays as Markdown unless told otherwise. */
export function cleanLines(text: string, { bold = true }: { bold?: boolean } = {}): string[] {
  let current = text
  for (let round = 0; round < MAX_ENCODINGS && ENCODED.test(current); round++) {
    const document = parseHtml(LAID_OUT.test(current) ? current : current.replace(/\r\n?|\n/g, '<br>'))
    current = linesBetween(document, 0, document.length, bold).join('\n')
  }
  return current
    .split(/[\r\n\u2028\u2029]+/)
    .map(tidyLine)
    .filter(Boolean)
}

/** Tags that break lines themselves; then a line end in the source is only a space. */
const LAID_OUT = /<(?:p|br|li|div|h[1-6])[\s/>]/i
const MAX_ENCODINGS = 3
const ENCODED = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,31});|<\/?[a-z!]/i

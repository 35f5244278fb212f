import { parseHtml } from '../html/document-parser.ts'
import { linesBetween } from '../html/node-text.ts'
import { tidyLine } from './tidy.ts'

/** Decodes entities more than once, as some pages encode them twice. */
export const cleanLine = (text: string): string => cleanLines(text, { bold: false }).join(' ')

/** One entry per line or paragraph; bold stays as Markdown by default. */
export function cleanLines(text: string, { bold = true }: { bold?: boolean } = {}): string[] {
  let current = text.length > MAX_LENGTH ? text.slice(0, MAX_LENGTH) : text
  for (let round = 0; round < MAX_ENCODINGS && ENCODED.test(current); round++) {
    const document = parseHtml(isLaidOut(current) ? current : current.replace(/\r\n?|\n/g, '<br>'))
    current = linesBetween(document, 0, document.length, bold).join('\n')
  }
  return current
    .split(/[\r\n\u2028\u2029]+/)
    .map(tidyLine)
    .filter(Boolean)
}

/** If tags break lines, a line end in the source is only a space. */
function isLaidOut(text: string): boolean {
  if (/<(?:p|li|div|h[1-6])[\s/>]/i.test(text)) return true
  return (text.match(/<br/gi)?.length ?? 0) * 2 >= (text.match(/\n/g)?.length ?? 0)
}

const MAX_LENGTH = 200_000
const MAX_ENCODINGS = 3
const ENCODED = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,31});|<\/?[a-z!]/i

import { Parser } from 'htmlparser2'

const HIDDEN = new Set(['script', 'style', 'noscript', 'template', 'svg', 'head'])
const BLOCKS = /^(?:p|div|li|br|h[1-6]|tr|section|article|ul|ol|table|dd|dt)$/

/** The words of a page that somebody saved; other texts as they are. */
export function shownMarkup(text: string): string {
  if (!/<(?:html|body|div|p|ul|li|table|span)[\s>]/i.test(text)) return text
  const pieces: string[] = []
  let hidden = 0
  const parser = new Parser({
    onopentag: (name) => {
      if (HIDDEN.has(name)) hidden++
      if (BLOCKS.test(name)) pieces.push('\n')
    },
    ontext: (piece) => {
      if (hidden === 0) pieces.push(piece)
    },
    onclosetag: (name) => {
      if (HIDDEN.has(name)) hidden--
      if (BLOCKS.test(name)) pieces.push('\n')
    },
  })
  parser.end(text)
  return pieces
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}

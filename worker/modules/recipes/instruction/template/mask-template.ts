export interface Masked {
  text: string
  templates: string[]
}

/**
 * Takes templates out of a text before Markdown reads it, so that neither garbles the other: each becomes its number
 * between two characters that no text may contain. A backslash before the brace keeps it text.
 */
export function maskTemplates(source: string): Masked {
  const templates: string[] = []
  const pieces: string[] = []
  let done = 0
  let commentsAhead = true
  for (let at = source.indexOf('{'); at >= 0; at = source.indexOf('{', at + 1)) {
    if (at < done || isEscaped(source, at)) continue
    let end: number
    if (source[at + 1] === '#') {
      const close: number = commentsAhead ? source.indexOf('#}', at + 2) : -1
      commentsAhead = close >= 0
      end = close < 0 ? -1 : close + 2
    } else {
      ONE_LINE.lastIndex = at
      end = ONE_LINE.test(source) ? ONE_LINE.lastIndex : -1
    }
    if (end < 0) continue
    pieces.push(source.slice(done, at), OPEN, String(templates.length), CLOSE)
    templates.push(source.slice(at, end))
    done = end
  }
  pieces.push(source.slice(done))
  return { text: pieces.join(''), templates }
}

export const unmask = (text: string, templates: readonly string[]): string =>
  text.replace(MASK, (_, index: string) => templates[Number(index)] ?? '').replace(RESERVED, '')

/** Plain pieces at even places, numbers of templates at odd places. */
export const splitMasked = (text: string): string[] => text.split(MASK).map((piece) => piece.replace(RESERVED, ''))

/** Breaks what Markdown would take for a marker, and is dropped later. */
export const MARKER_GUARD = '\uFDD2'

function isEscaped(source: string, at: number): boolean {
  let slashes = 0
  while (slashes < at && source[at - 1 - slashes] === '\\') slashes++
  return slashes % 2 === 1
}

const OPEN = '\uFDD0'
const CLOSE = '\uFDD1'
const MASK = /\uFDD0(\d+)\uFDD1/g
const RESERVED = /[\uFDD0-\uFDD2]/g
const ONE_LINE = /\{\{[^{}\n]{1,200}\}\}|\{%[^{}\n]{1,200}%\}/y

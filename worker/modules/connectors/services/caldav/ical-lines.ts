/** A line of iCalendar (RFC 5545, section 3.1) with the text that it was written as, folds and line ends included. */
export interface ContentLine {
  /** Upper case. */
  name: string
  /** As written, with the leading semicolon; empty where there are none. */
  params: string
  /** As written, unfolded. */
  value: string
  raw: string
}

export function contentLines(text: string): ContentLine[] {
  const lines: ContentLine[] = []
  let raw = ''
  for (const part of text.match(/[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+$/g) ?? []) {
    if (raw !== '' && !/^[ \t]/.test(part)) {
      lines.push(contentLine(raw))
      raw = ''
    }
    raw += part
  }
  return raw === '' ? lines : [...lines, contentLine(raw)]
}

function contentLine(raw: string): ContentLine {
  const line = raw.replace(/(?:\r\n|\n|\r)[ \t]/g, '').replace(/[\r\n]+$/, '')
  const colon = unquotedColon(line)
  const head = colon < 0 ? line : line.slice(0, colon)
  const semicolon = head.indexOf(';')
  return {
    name: (semicolon < 0 ? head : head.slice(0, semicolon)).trim().toUpperCase(),
    params: semicolon < 0 ? '' : head.slice(semicolon),
    value: colon < 0 ? '' : line.slice(colon + 1),
    raw,
  }
}

function unquotedColon(line: string): number {
  let isQuoted = false
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') isQuoted = !isQuoted
    else if (line[at] === ':' && !isQuoted) return at
  }
  return -1
}

const FOLD_BYTES = 75

/** Written as RFC 5545 wants it: no line longer than 75 bytes, no letter cut. */
export function writeLine(name: string, params: string, value: string, end: string): ContentLine {
  const parts = ['']
  let bytes = 0
  for (const letter of `${name}${params}:${value}`) {
    const size = utf8Size(letter)
    if (bytes + size > FOLD_BYTES) {
      parts.push('')
      bytes = 1
    }
    parts[parts.length - 1] += letter
    bytes += size
  }
  return { name, params, value, raw: parts.join(`${end} `) + end }
}

function utf8Size(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4
}

// oxlint-disable-next-line no-control-regex -- The format has no place for them.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

export const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(/[\\;,]/g, (letter) => `\\${letter}`)
    .replaceAll('\n', '\\n')

export const unescapeText = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_, letter: string) => (letter === 'n' || letter === 'N' ? '\n' : letter))

/** Of a value that is a list of texts, as categories are. */
export const splitTexts = (value: string): string[] =>
  (value.match(/(?:\\.|[^\\,])+/gs) ?? []).map((text) => unescapeText(text.trim())).filter((text) => text !== '')

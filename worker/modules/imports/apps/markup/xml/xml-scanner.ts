import { decodedXml } from './decoded-xml.ts'

export interface XmlHandler {
  open(name: string, attributes: ReadonlyMap<string, string>, isEmpty: boolean): void
  close(name: string): void
  /** Of one text there may be several pieces. */
  text(text: string): void
}

/** More is no tag, but text with a stray `<`. */
const MAX_TAG = 1_000_000

/**
 * Reads XML in pieces, also what people's files get wrong: a `<` that begins no tag, and quotes and `<` inside a quoted
 * value, where parsers for well-formed files give up.
 */
export class XmlScanner {
  private readonly handler: XmlHandler
  private rest = ''
  private section: Section | null = null

  constructor(handler: XmlHandler) {
    this.handler = handler
  }

  write(piece: string): void {
    const source = this.rest + piece
    let at = 0
    while (at < source.length) {
      const end = this.section ? this.readSection(source, at, this.section) : this.readText(source, at)
      if (end === at) break
      at = end
    }
    this.rest = source.slice(at)
  }

  end(): void {
    this.write(' '.repeat(LONGEST_OPENING))
    if (!this.section) this.handler.text(decodedXml(this.rest))
    this.rest = ''
  }

  private readSection(source: string, at: number, section: Section): number {
    const found = source.indexOf(section.closing, at)
    // The closing sign may be cut in two.
    const end = found < 0 ? Math.max(at, source.length - section.closing.length + 1) : found
    if (section.isText && end > at) this.handler.text(source.slice(at, end))
    if (found < 0) return end
    this.section = null
    return found + section.closing.length
  }

  private readText(source: string, at: number): number {
    const open = source.indexOf('<', at)
    if (open !== at) {
      const end = open < 0 ? beforeCutEntity(source, at) : open
      if (end > at) this.handler.text(decodedXml(source.slice(at, end)))
      return end
    }
    if (source.length - at < LONGEST_OPENING) return at
    this.section = SECTIONS.find(({ opening }) => source.startsWith(opening, at)) ?? null
    return this.section ? at + this.section.opening.length : this.readTag(source, at)
  }

  private readTag(source: string, at: number): number {
    TAG_NAME.lastIndex = at
    const [whole = '', sign = '', name = ''] = TAG_NAME.exec(source) ?? []
    if (name === '') {
      this.handler.text('<')
      return at + 1
    }
    const attributes = new Map<string, string>()
    const end = readAttributes(source, at + whole.length, attributes)
    if (end === null && source.length - at < MAX_TAG) return at
    if (end === null) {
      this.handler.text(decodedXml(source.slice(at)))
      return source.length
    }
    if (sign === '') this.handler.open(name, attributes, source[end - 2] === '/')
    else if (sign === '/') this.handler.close(name)
    return end
  }
}

interface Section {
  opening: string
  closing: string
  isText: boolean
}

const SECTIONS: readonly Section[] = [
  { opening: '<!--', closing: '-->', isText: false },
  { opening: '<![CDATA[', closing: ']]>', isText: true },
]
const LONGEST_OPENING = '<![CDATA['.length
const LONGEST_ENTITY = 10

/** The end of a text, or where an entity begins that may be cut in two there. */
function beforeCutEntity(source: string, at: number): number {
  const sign = source.indexOf('&', Math.max(at, source.length - LONGEST_ENTITY))
  return sign < 0 ? source.length : sign
}

const TAG_NAME = /<([/?!]?)([\p{L}_][^\s/>=<"']{0,200})/uy
const VALUE_OR_END = /=\s{0,100}(["'])|>/g
/** A quote ends a value only where an attribute or the tag's end follows: `name="Salt & "Pepper"" unit=`. */
const AHEAD = String.raw`(?=\s{0,100}[/?]?>|\s{1,100}(?:[^\s"'=<>][^"'=<>]{0,60}=\s{0,100}["']|[\w:.-]{1,60}=\w))`
const ENDING = { '"': new RegExp(`"${AHEAD}`, 'g'), "'": new RegExp(`'${AHEAD}`, 'g') }
const UNQUOTED = /([^\s=]{1,60})=([^\s=]+)/g

/** Fills `attributes`; the end of the tag, or null where it does not come. */
function readAttributes(source: string, start: number, attributes: Map<string, string>): number | null {
  let at = start
  for (;;) {
    VALUE_OR_END.lastIndex = at
    const found = VALUE_OR_END.exec(source)
    if (!found) return null
    // Names that are not well-formed have spaces in them, as in `Total Fat="12"`.
    const before = source.slice(at, Math.min(found.index, at + 1_000))
    const name = before.replace(UNQUOTED, (_, key: string, value: string) => {
      attributes.set(key, decodedXml(value.replace(/\/$/, '')))
      return ''
    })
    const end = found.index + found[0].length
    if (found[0] === '>') return end
    const ending = ENDING[found[1] === '"' ? '"' : "'"]
    ending.lastIndex = end
    const close = ending.exec(source)
    if (!close) return null
    attributes.set(name.replace(/\s+/g, ''), decodedXml(source.slice(end, close.index)))
    at = close.index + 1
  }
}

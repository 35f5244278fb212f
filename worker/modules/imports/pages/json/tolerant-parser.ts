import { StringScanner } from './string-scanner.ts'
import type { JsonObject, JsonValue } from './json-value.ts'

type Frame = { readonly value: JsonValue[] | JsonObject; key: string | null }

/** Reads JSON that is not quite JSON. Keeps its own stack, looks back never and ahead a bounded number of characters. */
export class TolerantParser {
  private readonly scanner: StringScanner
  private readonly source: string
  private readonly found: JsonValue[] = []
  private readonly stack: Frame[] = []
  private at = 0

  constructor(source: string) {
    this.source = source
    this.scanner = new StringScanner(source)
  }

  documents(): JsonValue[] {
    while (this.at < this.source.length && this.stack.length < MAX_OPEN) this.step()
    return this.found
  }

  private step(): void {
    const char = this.source[this.at] ?? ''
    const frame = this.stack.at(-1)
    if (SPACE_OR_COMMA.test(char)) this.at++
    else if (char === '/' && /[/*]/.test(this.source[this.at + 1] ?? '')) this.skipComment()
    else if (char === '{' || char === '[') this.openFrame(char === '{' ? newObject() : [])
    else if (char === '}' || char === ']') this.closeFrame(char === '}')
    else if (!frame) this.skipToDocument()
    else if (char === ':') this.at++
    else this.scalar(frame, char)
  }

  private scalar(frame: Frame, char: string): void {
    const isKey = !Array.isArray(frame.value) && frame.key === null
    const quote = QUOTES.get(char)
    const { text, end } = quote ? this.scanner.quoted(this.at, quote, isKey) : this.scanner.bare(this.at, isKey)
    this.at = Math.max(end, this.at + 1)
    if (isKey) {
      if (text || quote) frame.key = text
    } else this.put(frame, quote ? text : literal(text))
  }

  private put(frame: Frame, value: JsonValue): void {
    if (Array.isArray(frame.value)) frame.value.push(value)
    else if (frame.key !== null) {
      frame.value[frame.key] = value
      frame.key = null
    }
  }

  private openFrame(value: JsonValue[] | JsonObject): void {
    const frame = this.stack.at(-1)
    if (!frame) this.found.push(value)
    else if (this.stack.length < MAX_DEPTH) this.put(frame, value)
    this.stack.push({ value, key: null })
    this.at++
  }

  /** A closing bracket that does not match closes what it can: `{"a": [1, 2}` ends the list and the object. */
  private closeFrame(object: boolean): void {
    const matches = (frame: Frame | undefined) => frame !== undefined && !Array.isArray(frame.value) === object
    if (matches(this.stack.at(-1))) this.stack.pop()
    else if (matches(this.stack.at(-2))) this.stack.splice(-2)
    this.at++
  }

  private skipComment(): void {
    const block = this.source[this.at + 1] === '*'
    const end = this.source.indexOf(block ? '*/' : '\n', this.at + 2)
    this.at = end < 0 ? this.source.length : end + (block ? 2 : 1)
  }

  private skipToDocument(): void {
    START.lastIndex = this.at
    const match = START.exec(this.source)
    this.at = match ? match.index : this.source.length
  }
}

/** Values deeper than this are dropped; a text that opens more brackets is no data. */
const MAX_DEPTH = 200
const MAX_OPEN = 5_000
const SPACE_OR_COMMA = /[\s,;\uFEFF]/
const START = /[{[]/g
const QUOTES = new Map([
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
])

const newObject = (): JsonObject => Object.create(null) as JsonObject

function literal(text: string): JsonValue {
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^(?:null|undefined|NaN|)$/.test(text)) return null
  return /^[-+]?\d{1,15}(?:\.\d{1,15})?(?:e[-+]?\d{1,2})?$/i.test(text) ? Number(text) : text
}

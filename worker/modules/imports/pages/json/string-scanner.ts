const ESCAPES = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', ''],
  ['f', ''],
])

/** Reads one string or bare word of a sloppy JSON text. */
export class StringScanner {
  private readonly source: string

  constructor(source: string) {
    this.source = source
  }

  /** From the opening quote at `start`; `end` is the index after the closing one. */
  quoted(start: number, quote: string, isKey: boolean): { text: string; end: number } {
    const special = quote === '"' ? /["\\]/g : new RegExp(`[${quote}\\\\]`, 'g')
    let text = ''
    let at = start + 1
    for (;;) {
      special.lastIndex = at
      const match = special.exec(this.source)
      if (!match) return { text: text + this.source.slice(at), end: this.source.length }
      text += this.source.slice(at, match.index)
      at = match.index + 1
      if (match[0] === '\\') {
        const escape = this.escape(at)
        text += escape.text
        at = escape.end
      } else if (this.closes(at, isKey)) return { text, end: at }
      else text += match[0]
    }
  }

  bare(start: number, isKey: boolean): { text: string; end: number } {
    const stop = isKey ? /[:,{}[\]\n]/g : /[,{}[\]\n]/g
    stop.lastIndex = start
    const end = stop.exec(this.source)?.index ?? this.source.length
    return { text: this.source.slice(start, end).trim(), end }
  }

  private escape(at: number): { text: string; end: number } {
    const char = this.source[at] ?? ''
    if (char === 'u') {
      const code = /^[\da-f]{4}/i.exec(this.source.slice(at + 1, at + 5))
      return code ? { text: String.fromCharCode(parseInt(code[0], 16)), end: at + 5 } : { text: 'u', end: at + 1 }
    }
    return { text: ESCAPES.get(char) ?? char, end: at + 1 }
  }

  /** A quote closes the string when what follows is what JSON would have there; else the author forgot to escape it. */
  private closes(after: number, isKey: boolean): boolean {
    const next = this.source.slice(after, after + LOOK_AHEAD)
    if (isKey) return /^\s*:/.test(next) || !next.includes(':')
    return CLOSING.test(next)
  }
}

/** The end, a closing bracket, a comma and the beginning of another entry, or an entry after a forgotten comma. */
const CLOSING =
  /^\s*(?:$|[}\]]|,\s*(?:$|["'“{[}\]]|-?\d[\d.]*\s*[,\]}]|(?:true|false|null)\b|[\w@$]+\s*:|\/[/*])|\n\s*["'}\]]|\/[/*]|["“][\w@$-]+["”]\s*:)/
const LOOK_AHEAD = 64

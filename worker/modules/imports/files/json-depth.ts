/** No app nests as deep, and readers of JSON take far longer than its length where somebody does. */
const MAX_DEPTH = 500

/** Follows how deep JSON is nested, as it comes in pieces. */
export class JsonDepth {
  private depth = 0
  private isText = false
  private isEscaped = false

  /** Whether it went too deep within this piece. */
  exceeds(piece: string): boolean {
    for (let at = 0; at < piece.length; at++) {
      const sign = piece.charCodeAt(at)
      if (this.isEscaped) this.isEscaped = false
      else if (sign === BACKSLASH) this.isEscaped = this.isText
      else if (sign === QUOTE) this.isText = !this.isText
      else if (this.isText) continue
      else if (sign === BRACKET || sign === BRACE) {
        if (++this.depth > MAX_DEPTH) return true
      } else if (sign === CLOSING_BRACKET || sign === CLOSING_BRACE) this.depth--
    }
    return false
  }
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const [BRACKET, CLOSING_BRACKET] = [0x5b, 0x5d]
const [BRACE, CLOSING_BRACE] = [0x7b, 0x7d]

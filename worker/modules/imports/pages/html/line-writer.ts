import { tidyLine } from '../text/tidy.ts'

/** Gathers text into lines; keeps its parts apart so that no passage is copied over and over. */
export class LineWriter {
  readonly lines: string[] = []
  private parts: string[] = []
  private touches: 'no' | 'words' | 'amount' = 'no'

  add(text: string): void {
    if (this.touches !== 'no' && this.isApart(text)) this.parts.push(' ')
    this.touches = 'no'
    if (this.last() === OPEN) {
      const space = /^\s*/.exec(text)?.[0] ?? ''
      this.parts.splice(-1, 1, space, MARK, text.slice(space.length))
    } else this.parts.push(text)
  }

  /**
   * Where one inline element ends and another begins: pages set amount and unit apart by style only. Elements that stress
   * a part of a word keep it whole, and set apart only numbers.
   */
  boundary(between: 'words' | 'amount'): void {
    if (this.touches !== 'words') this.touches = between
  }

  openBold(): void {
    this.parts.push(OPEN)
  }

  closeBold(): void {
    if (this.last() === OPEN) this.parts.pop()
    else {
      const text = this.parts.pop() ?? ''
      const trimmed = text.trimEnd()
      this.parts.push(trimmed, MARK, text.slice(trimmed.length))
    }
  }

  endLine(): void {
    const line = tidyLine(this.parts.filter((part) => part !== OPEN).join(''))
    if (line) this.lines.push(line)
    this.parts = []
  }

  private isApart(text: string): boolean {
    const before = this.parts.findLast((part) => part !== '' && part !== MARK && part !== OPEN) ?? ''
    if (this.touches === 'words') return WORD_START.test(text) && WORD_END.test(before) && !this.isDropCap()
    return (/^\d/.test(text) && /\p{L}$/u.test(before)) || (/^\p{L}/u.test(text) && /\d$/.test(before))
  }

  private last(): string {
    return this.parts.at(-1) ?? ''
  }

  private isDropCap(): boolean {
    return this.parts.length === 1 && /^\p{Lu}$/u.test(this.last())
  }
}

/** A bold mark whose text has not come yet; no page can write it, because control characters go. */
const OPEN = '\u0000'
const MARK = '**'
const WORD_START = /^[\p{L}\p{N}]/u
const WORD_END = /[\p{L}\p{N}]$/u

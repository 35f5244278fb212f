import { tidyLine } from '../text/tidy.ts'

/** Gathers text into lines; keeps its parts apart so that no passage is copied over and over. */
export class LineWriter {
  readonly lines: string[] = []
  private parts: string[] = []
  private touches = false

  add(text: string): void {
    if (this.touches && WORD_START.test(text) && WORD_END.test(this.last()) && !this.isDropCap()) this.parts.push(' ')
    this.touches = false
    if (this.last() === OPEN) {
      const space = /^\s*/.exec(text)?.[0] ?? ''
      this.parts.splice(-1, 1, space, MARK, text.slice(space.length))
    } else this.parts.push(text)
  }

  /** Where one inline element ends and another begins: pages set amount and unit apart by style only. */
  boundary(): void {
    this.touches = true
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

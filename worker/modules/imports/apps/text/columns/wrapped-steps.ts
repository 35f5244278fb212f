import { linesIn } from '../../../drafts/read-lines.ts'
import { headingText } from '../../../lines/heading-text.ts'
import { type DraftStep, stepOf } from '../../../drafts/recipe-draft.ts'
import { opensRemark } from './method-remarks.ts'

/**
 * Directions of an app that wraps its lines. A paragraph ends at an empty line, and begins anew at a colon or where a line
 * is set in further than the one above it.
 */
export class WrappedSteps {
  readonly steps: DraftStep[] = []
  private open: string[] = []
  private name = ''
  private indent = 0
  /** Of the last step that had one. */
  private number = 0

  heading(name: string): void {
    this.close()
    this.name = this.name ? `${this.name}: ${name}` : name
  }

  line(line: string): void {
    const text = line.trim()
    const indent = line.search(/\S/)
    const isNext = this.isNext(text)
    if (
      text === '' ||
      isNext ||
      isRule(text) ||
      opensRemark(text) ||
      text.startsWith(':') ||
      (this.open.length > 0 && indent > this.indent + 1)
    )
      this.close()
    if (text === '' || isRule(text)) return
    if (isNext) this.number = Number.parseInt(text, 10)
    this.open.push(text.replace(/^:\s*/, ''))
    this.indent = indent
  }

  /** Whether a line is the step that follows the last number: "350. Then" is none. */
  private isNext(text: string): boolean {
    const number = Number(/^(\d{1,2})[.)]\s+(?=\p{L})/u.exec(text)?.[1] ?? 0)
    return number > 0 && (number === this.number + 1 || (number === 1 && this.open.length === 0))
  }

  close(): void {
    const [instruction] = linesIn(this.open.join(' '))
    const heading = instruction && this.open.length === 1 ? (headingText(instruction) ?? capitals(instruction)) : null
    this.open = []
    if (!instruction) return
    if (heading !== null) return this.heading(heading)
    this.steps.push(stepOf({ name: this.name, instruction: instruction.replace(/^\d{1,2}[.)]\s+(?=\S)/, '') }))
    this.name = ''
  }

  /** All of them; a heading below which nothing stands is a step that says little. */
  end(): DraftStep[] {
    this.close()
    if (this.name) this.steps.push(stepOf({ instruction: this.name }))
    this.name = ''
    return this.steps
  }
}

/** A line that is drawn, also with a sign before it that tells it from another. */
const isRule = (text: string): boolean => /^[~*]?([-=_*~])\1{3,}[~*]?$/.test(text)

/** "FOR THE GLAZE" alone in a paragraph. */
const capitals = (text: string): string | null => (/^\p{Lu}[\p{Lu}\s'’&,/-]{3,50}$/u.test(text) ? text : null)

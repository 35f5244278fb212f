import { linesIn } from '../../../drafts/read-lines.ts'
import { headingText } from '../../../lines/heading-text.ts'
import { type DraftStep, stepOf } from '../../../drafts/recipe-draft.ts'

/**
 * Directions of an app that wraps its lines. A paragraph ends at an empty line, and begins anew at a colon or where a line
 * is set in further than the one above it.
 */
export class WrappedSteps {
  readonly steps: DraftStep[] = []
  private open: string[] = []
  private name = ''
  private indent = 0

  heading(name: string): void {
    this.close()
    this.name = this.name ? `${this.name}: ${name}` : name
  }

  line(line: string): void {
    const text = line.trim()
    const indent = line.search(/\S/)
    if (text === '' || text.startsWith(':') || (this.open.length > 0 && indent > this.indent + 1)) this.close()
    if (text === '') return
    this.open.push(text.replace(/^:\s*/, ''))
    this.indent = indent
  }

  close(): void {
    const [instruction] = linesIn(this.open.join(' '))
    const heading = instruction && this.open.length === 1 ? headingText(instruction) : null
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

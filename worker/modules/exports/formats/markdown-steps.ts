import type { StepText } from '../rows/step-text.ts'
import { addressOf, indented, plainMarkdown } from './markdown-text.ts'

/** Steps as numbered entries, their names as headings between them, their pictures below each. */
export const markdownSteps = (
  steps: readonly StepText[],
  picturesOf: (step: StepText) => readonly string[],
  heading: string,
): string =>
  steps
    .map((step, at) => {
      const number = `${at + 1}. `
      const body = [step.text, ...picturesOf(step).map((path) => `![](${addressOf(path)})`)].join('\n\n')
      return `${step.name ? `${heading} ${plainMarkdown(step.name)}\n\n` : ''}${number}${indented(body, number.length)}\n`
    })
    .join('\n')

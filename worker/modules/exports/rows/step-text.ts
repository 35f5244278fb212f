import { formatAmount } from '#worker/modules/amounts/index.ts'
import { renderText } from '#worker/modules/recipes/instruction/index.ts'
import { expandTemplate } from '#worker/modules/recipes/instruction/template/expand-template.ts'
import { maskTemplates, splitMasked } from '#worker/modules/recipes/instruction/template/mask-template.ts'
import type { ExportedRecipe, ExportedStep } from '../exported-recipe.ts'
import { withoutColon } from './row-lines.ts'

export interface StepText {
  /** Blank where it has none. */
  name: string
  /** Markdown without templates, as no other app knows them. Never blank. */
  text: string
  step: ExportedStep
}

/** Steps that say something, in their order. A name with no text below it is the text. */
export const stepTexts = (recipe: ExportedRecipe): StepText[] =>
  orderedSteps(recipe).flatMap((step) => {
    const name = step.name.replace(/\s+/g, ' ').trim()
    const text = instructionText(step)
    if (text === '' && name === '') return []
    return [text === '' ? { name: '', text: name, step } : { name, text, step }]
  })

export const orderedSteps = ({ steps }: Pick<ExportedRecipe, 'steps'>): ExportedStep[] =>
  steps.toSorted((a, b) => a.order - b.order)

/** What a step says, with amounts in place of templates. */
export function instructionText({ instruction, ingredients }: ExportedStep): string {
  const { text, templates } = maskTemplates(instruction)
  return splitMasked(text)
    .map((piece, at) =>
      at % 2 === 0
        ? piece
        : renderText(expandTemplate(templates[Number(piece)] ?? '', ingredients), (value) => formatAmount(value)),
    )
    .join('')
    .replace(/\r\n?/g, '\n')
    .trim()
}

/** A line for each line of a step, with its name above it. */
export const stepLines = (steps: readonly StepText[], markHeading: (heading: string) => string): string[] =>
  steps.flatMap(({ name, text }) => [
    ...(name ? [markHeading(name)] : []),
    ...text
      .split(/\n+/)
      .map((line) => withoutColon(line.trim()))
      .filter(Boolean),
  ])

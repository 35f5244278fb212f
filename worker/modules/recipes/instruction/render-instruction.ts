import type { InstructionIngredient } from './ingredient.ts'
import { readMarkdown } from './markdown/markdown.read.ts'
import type { BlockNode } from './node.ts'
import { expandTemplate } from './template/expand-template.ts'

/**
 * Reads a step's instruction: Markdown, templates over the step's `ingredients` (in their order, headers included), and
 * times. Answers for every text, in time proportional to its length.
 */
export const renderInstruction = (text: string, ingredients: readonly InstructionIngredient[]): BlockNode[] =>
  readMarkdown(text, (template) => expandTemplate(template, ingredients))

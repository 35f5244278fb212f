import type { InstructionIngredient } from './ingredient.ts'
import { readMarkdown } from './markdown/markdown.read.ts'
import type { BlockNode } from './node.ts'
import { expandTemplate } from './template/expand-template.ts'

/**
 * `ingredients` are those of the step in their order, headers included. Answers for every text, in time proportional to
 * its length.
 */
export const renderInstruction = (text: string, ingredients: readonly InstructionIngredient[]): BlockNode[] =>
  readMarkdown(text, (template) => expandTemplate(template, ingredients))

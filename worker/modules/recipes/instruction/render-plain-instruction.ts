import type { InstructionIngredient } from './ingredient.ts'
import { isPlainText, readPlainText } from './markdown/plain-text.read.ts'
import type { BlockNode } from './node.ts'
import { expandTemplate } from './template/expand-template.ts'

/** What `renderInstruction` answers, or null for a text that needs its Markdown reader. */
export const renderPlainInstruction = (
  text: string,
  ingredients: readonly InstructionIngredient[],
): BlockNode[] | null =>
  isPlainText(text) ? readPlainText(text, (template) => expandTemplate(template, ingredients)) : null

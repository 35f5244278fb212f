import type { InstructionIngredient } from '#worker/modules/recipes/instruction/ingredient.ts'
import { isPlainText } from '#worker/modules/recipes/instruction/markdown/plain-text.read.ts'
import type { BlockNode } from '#worker/modules/recipes/instruction/node.ts'
import { renderPlainInstruction } from '#worker/modules/recipes/instruction/render-plain-instruction.ts'
import { lazyFile } from '#web/lib/lazy-part.ts'
import type { RecipeRow } from '../recipe.rows.ts'

// 20 KB with the reader of Markdown.
const full = lazyFile(() => import('#worker/modules/recipes/instruction/render-instruction.ts'))

/** To be called while rendering: waits where `loadInstructionReader` was not asked before. */
export const readInstruction = (text: string, ingredients: readonly InstructionIngredient[]): BlockNode[] =>
  renderPlainInstruction(text, ingredients) ?? full.get().renderInstruction(text, ingredients)

/** For loaders: most recipes are sentences with some strong words, and need no more than what is there. */
export async function loadInstructionReader({ steps }: Pick<RecipeRow, 'steps'>) {
  const all = steps.flatMap((step) => [step, ...(step.step_recipe_data?.steps ?? [])])
  if (!all.every(({ instruction }) => isPlainText(instruction))) await full.preload()
}

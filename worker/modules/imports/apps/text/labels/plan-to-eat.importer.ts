import { labelledRecipe } from './labelled-recipe.ts'
import { textCollection } from '../text-collection.ts'

/** Older versions draw only a line between two recipes, and none above the first. */
export const planToEat = textCollection({
  id: 'PLANTOEAT',
  title: 'Plan to Eat',
  hint: '.txt',
  opens: /(?:^-{5,}(?:[ \t]*Recipe Begin[ \t]*-{5,})?[ \t]*\n\s*|(?<![^])\s*)^Title[ \t]*:.*$/gim,
  marks: /^-{8,}[ \t]*(?:Recipe (?:Begin|End)[ \t]*-{8,})?[ \t]*$/im,
  closes: /^-{5,}[ \t]*Recipe End.*$/im,
  titled: /^Title[ \t]*:\s*(.*)$/im,
  recipeOf: (lines) => labelledRecipe(lines.join('\n'), []),
})

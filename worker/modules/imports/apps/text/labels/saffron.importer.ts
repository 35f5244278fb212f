import { filePerRecipe } from '../file-per-recipe.ts'
import { labelledRecipe } from './labelled-recipe.ts'

/** Each recipe has the name of a book, and of the section of it that it stands in. */
export const saffron = filePerRecipe({
  id: 'SAFFRON',
  title: 'Saffron',
  hint: '.zip',
  isOne: (head) => /^\s*Title:/i.test(head) && /^Ingredients:/im.test(head) && /^Instructions:/im.test(head),
  draftOf: (text, _, files) => labelledRecipe(text, files),
})

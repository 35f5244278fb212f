import { filePerRecipe } from '../file-per-recipe.ts'
import { labelledRecipe } from './labelled-recipe.ts'

/** Told from Saffron by its times. */
export const pepperplate = filePerRecipe({
  id: 'PEPPERPLATE',
  title: 'Pepperplate',
  hint: '.zip',
  isOne: (head) =>
    /^\s*Title:/i.test(head) &&
    /^Ingredients:/im.test(head) &&
    /^(?:Active|Total)(?: Time)?:/im.test(head) &&
    !/^(?:Cookbook|Section|Prep|Cook):/im.test(head),
  draftOf: (text, _, files) => labelledRecipe(text, files),
})

import { FileRefusal } from '../../../files/file-refusal.ts'
import { filePerRecipe } from '../file-per-recipe.ts'
import { plainRecipe } from './plain-recipe.ts'

/** Plain text, an address below its title. Only its folder tells it from what anybody types. */
export const cheftap = filePerRecipe({
  id: 'CHEFTAP',
  title: 'ChefTap',
  hint: '.zip',
  isOne: (head, file) => /(?:^|\/)cheftap_export\//i.test(file.path) && head.trim() !== '',
  draftOf(text, file) {
    const recipe = plainRecipe(text)
    if (!recipe) throw new FileRefusal('recipe_unreadable', `“${file.path}” holds no list of ingredients.`)
    return recipe
  },
})

import { readable } from '../../kernel/resource/resource.ts'
import { open } from '../../access/recipe.access.ts'
import { recipe } from './recipe.contract.ts'
import { recipeTable } from './recipe.table.ts'

/** Of recipes the kernel serves what a deletion would do; all else is a recipe's own. */
export const recipeResource = readable(recipe, recipeTable, { visible: (context) => open(context) }, ['effects'])

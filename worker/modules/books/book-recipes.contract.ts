import * as z from 'zod'
import { pageSchema } from '#worker/kernel/contract/contract.ts'
import { listSchema } from '#worker/kernel/contract/list.contract.ts'
import { int } from '#worker/kernel/contract/scalars.contract.ts'
import { recipe } from '#worker/modules/recipes/recipe.contract.ts'

const MAX_ADDED = 1000

export const bookRecipesDraft = z.object({ recipes: listSchema(int(), MAX_ADDED) }).meta({ id: 'BookRecipesRequest' })

export const bookRecipesAdded = z
  .object({
    added: z.array(z.int()).meta({ description: 'Recipes that were not in the book before.' }),
  })
  .meta({ id: 'BookRecipesAdded' })

export const bookRecipesPage = pageSchema(recipe.overview, recipe.paging).extend({
  entered: z.int().meta({ description: 'How many of all were put in by hand; these come first.' }),
})

export const bookRecipeMove = z
  .object({
    recipe: int(),
    after: int().nullable().meta({ description: 'The recipe that it follows then; null makes it the first.' }),
  })
  .meta({ id: 'BookRecipeMoveRequest' })

import { idParam, listQuery } from '#worker/kernel/contract/contract.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { addRecipes } from './add-recipes.change.ts'
import { bookRecipeMove, bookRecipesAdded, bookRecipesDraft, bookRecipesPage } from './book-recipes.contract.ts'
import { listBookRecipes } from './book-recipes.read.ts'
import { recipeBook } from './book.contract.ts'
import { moveRecipe } from './order/move-recipe.change.ts'

export function bookRecipesRoutes(app: App): void {
  const { name, path, title: tag, roles } = recipeBook
  const one = { path: `${path}{id}/recipes/`, tag, params: idParam }
  route(
    app,
    {
      ...one,
      method: 'get',
      name: `recipes_${name}`,
      summary: 'The recipes of a book in the order in which it is read',
      description:
        'Those put in by hand, as they were put in or moved, then those that its filter finds, by name. None comes twice.',
      level: roles.read,
      query: listQuery.pick({ page: true, page_size: true }),
      response: bookRecipesPage,
    },
    ({ context, params }) => listBookRecipes(context, params.id),
  )
  route(
    app,
    {
      ...one,
      method: 'post',
      name: `add_recipes_${name}`,
      summary: 'Put many recipes into a book',
      description: 'Recipes that are in it already are passed over. One undo takes all of it back.',
      level: roles.write,
      body: bookRecipesDraft,
      response: bookRecipesAdded,
    },
    ({ context, params, body }) => addRecipes(context, params.id, body.recipes),
  )
  route(
    app,
    {
      method: 'put',
      path: `${path}{id}/order/`,
      name: `order_${name}`,
      tag,
      summary: 'Move a recipe within a book',
      description:
        'The owner of a book moves what was put into it by hand. What is put in later comes last. Readers of the book see the same order.',
      level: roles.write,
      params: idParam,
      body: bookRecipeMove,
      status: 204,
    },
    ({ context, params, body }) => moveRecipe(context, params.id, body),
  )
}

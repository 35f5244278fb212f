import * as z from 'zod'
import { idParam } from '#worker/kernel/contract/contract.ts'
import { authorize, route, type App } from '#worker/kernel/http/route.ts'
import { batchUpdate } from './batch/batch.contract.ts'
import { batchRecipes } from './batch/save-batch.ts'
import { recipeCopy } from './duplicate/duplicate.contract.ts'
import { duplicateRecipe } from './duplicate/duplicate-recipe.ts'
import { countedRoutes } from './nutrition/counted.routes.ts'
import { recipe } from './recipe.contract.ts'
import { showRecipe, showSharedRecipe } from './recipe-detail.ts'
import { flatRecipes, relatedRecipes } from './listing/recipe-lists.ts'
import { recipeFilters } from './listing/recipe-filters.contract.ts'
import { imageRoutes } from './image/image.routes.ts'
import { listRecipes } from './listing/recipe.list.ts'
import { deleteRecipe } from './delete-recipe.ts'
import { changeRecipe, createRecipe } from './save-recipe.ts'
import { recipeName } from './parts/ingredient.contract.ts'
import { countShareLinkUse } from '#worker/modules/share-links/share-link.access.ts'

const tag = recipe.title

export function recipeRoutes(app: App): void {
  reading(app)
  writing(app)
}

function reading(app: App): void {
  route(
    app,
    {
      method: 'get',
      path: recipe.path,
      name: 'list_recipe',
      tag,
      level: 'guest',
      summary: 'Recipes, narrowed, searched and ordered',
      query: recipeFilters,
      response: recipe.page,
    },
    ({ context, query }) => listRecipes(context, query),
  )
  route(
    app,
    {
      method: 'get',
      path: `${recipe.path}flat/`,
      name: 'flat_recipe',
      tag,
      level: 'guest',
      summary: 'All recipes, as names and pictures only',
      response: z.array(recipeName.extend({ image: z.string().nullable() }).meta({ id: 'RecipeFlat' })),
    },
    ({ context }) => flatRecipes(context),
  )
  route(
    app,
    {
      method: 'get',
      path: `${recipe.path}{id}/related/`,
      name: 'related_recipe',
      tag,
      level: 'guest',
      summary: 'Recipes that a recipe embeds, and those that make foods it uses',
      params: idParam,
      query: z.object({ levels: z.string().optional() }),
      response: z.array(recipeName.extend({ url: z.string() }).meta({ id: 'RecipeSimple' })),
    },
    ({ context, params, query }) => relatedRecipes(context, params.id, query.levels === '2' ? 2 : 1),
  )
  countedRoutes(app)
  route(
    app,
    {
      method: 'get',
      path: `${recipe.path}{id}/`,
      name: 'retrieve_recipe',
      tag,
      level: 'public',
      summary: 'One recipe with all that belongs to it; with `share`, for anybody who has the link',
      params: idParam,
      query: z.object({ share: z.string().optional() }),
      response: recipe.row,
    },
    async ({ context, params, query }) => {
      if (query.share !== undefined) {
        const answer = await showSharedRecipe(context, params.id, query.share)
        countShareLinkUse(context, query.share)
        return answer
      }
      authorize(context, { level: 'guest', method: 'get' })
      return showRecipe(context, params.id)
    },
  )
}

function writing(app: App): void {
  route(
    app,
    {
      method: 'post',
      path: recipe.path,
      name: 'create_recipe',
      tag,
      level: 'user',
      summary: 'New recipe; foods, units and keywords are found or made by name',
      body: recipe.draft,
      status: 201,
      response: recipe.row,
    },
    ({ context, body }) => createRecipe(context, body),
  )
  route(
    app,
    {
      method: 'post',
      path: `${recipe.path}{id}/duplicate/`,
      name: 'duplicate_recipe',
      tag,
      level: 'user',
      summary: 'A copy of one recipe under another name, with its picture; ours',
      params: idParam,
      body: recipeCopy,
      status: 201,
      response: recipe.row,
    },
    ({ context, params, body }) => duplicateRecipe(context, params.id, body),
  )
  imageRoutes(app)
  route(
    app,
    {
      method: 'put',
      path: `${recipe.path}batch_update/`,
      name: 'batch_update_recipe',
      tag,
      level: 'user',
      summary: 'The same change to many recipes',
      body: batchUpdate,
      response: batchUpdate.partial(),
    },
    ({ context, body }) => batchRecipes(context, body),
  )
  for (const method of ['put', 'patch'] as const) {
    route(
      app,
      {
        method,
        path: `${recipe.path}{id}/`,
        tag,
        level: 'user',
        params: idParam,
        response: recipe.row,
        name: method === 'put' ? 'update_recipe' : 'patch_recipe',
        summary: method === 'put' ? 'All fields of one recipe' : 'Some fields of one recipe',
        body: method === 'put' ? recipe.put : recipe.patch,
      },
      ({ context, params, body }) => changeRecipe(context, params.id, body),
    )
  }
  route(
    app,
    {
      method: 'delete',
      path: `${recipe.path}{id}/`,
      name: 'destroy_recipe',
      tag,
      level: 'user',
      summary: 'Delete one recipe; it can be brought back',
      params: idParam,
      status: 204,
    },
    ({ context, params }) => deleteRecipe(context, params.id),
  )
}

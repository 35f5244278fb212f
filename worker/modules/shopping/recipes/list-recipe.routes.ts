import { idParam, listQuery } from '#worker/kernel/contract/contract.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { bulkCreate, bulkCreated } from '../entries/bulk.contract.ts'
import { createEntries } from '../entries/create-entries.ts'
import { shoppingListRecipe } from './list-recipe.contract.ts'
import { listListRecipes, showListRecipe } from './list-recipe.list.ts'
import { addListRecipe, changeListRecipe, removeListRecipe } from './save-list-recipe.ts'

export function listRecipeRoutes(app: App): void {
  const { path, title: tag, row: response, roles, draft, put, patch, page } = shoppingListRecipe
  const read = { tag, level: roles.read }
  const write = { tag, level: roles.write }
  const one = { path: `${path}{id}/`, params: idParam }
  const named = (verb: string) => `${verb}_shopping-list-recipe`
  route(
    app,
    {
      ...read,
      method: 'get',
      path,
      name: named('list'),
      summary: 'Recipes on the shopping list',
      query: listQuery.extend(shoppingListRecipe.filters?.shape ?? {}),
      response: page,
    },
    ({ context, query }) => listListRecipes(context, query),
  )
  route(
    app,
    {
      ...write,
      method: 'post',
      path,
      name: named('create'),
      summary: 'Put a recipe on the list, without entries',
      body: draft,
      status: 201,
      response,
    },
    ({ context, body }) => addListRecipe(context, body),
  )
  route(
    app,
    { ...read, ...one, method: 'get', name: named('retrieve'), summary: 'One recipe on the list', response },
    ({ context, params }) => showListRecipe(context, params.id),
  )
  route(
    app,
    {
      ...write,
      ...one,
      method: 'put',
      name: named('update'),
      summary: 'All fields of one recipe on the list',
      body: put,
      response,
    },
    ({ context, params, body }) => changeListRecipe(context, params.id, body),
  )
  route(
    app,
    {
      ...write,
      ...one,
      method: 'patch',
      name: named('patch'),
      summary: 'Some fields of one recipe on the list',
      body: patch,
      response,
    },
    ({ context, params, body }) => changeListRecipe(context, params.id, body),
  )
  route(
    app,
    {
      ...write,
      ...one,
      method: 'delete',
      name: named('destroy'),
      summary: 'Take a recipe and its entries off the list',
      status: 204,
    },
    ({ context, params }) => removeListRecipe(context, params.id),
  )
  route(
    app,
    {
      tag,
      level: 'user',
      method: 'post',
      path: `${path}{id}/bulk_create_entries/`,
      name: 'bulk_create_entries_shopping-list-recipe',
      summary: 'Put many entries on the list for one recipe',
      params: idParam,
      body: bulkCreate,
      response: bulkCreated,
    },
    ({ context, params, body }) => createEntries(context, params.id, body),
  )
}

import { idParam } from '#worker/kernel/contract/contract.ts'
import { authorize, route, type App } from '#worker/kernel/http/route.ts'
import { deleteRecipe } from '#worker/modules/recipes/delete-recipe.ts'
import { recipe } from '#worker/modules/recipes/recipe.contract.ts'
import { showRecipe, showSharedRecipe } from '#worker/modules/recipes/recipe-detail.ts'
import { changeRecipe, createRecipe } from '#worker/modules/recipes/save-recipe.ts'
import { socialFilters, socialPage, socialQuery } from './social.contract.ts'
import { listEmbedded, listSocial, showEmbedded } from './social.read.ts'

const path = '/api/enterprise-social-recipe/'
const tag = 'SocialRecipe'
const item = { path: `${path}{id}/`, tag, params: idParam, response: recipe.row }

/** The address for pages of other sites; for members the same as `/api/recipe/`. */
export function socialRecipeRoutes(app: App): void {
  reading(app)
  writing(app)
}

function reading(app: App): void {
  route(
    app,
    {
      method: 'get',
      path,
      name: 'list_enterprise-social-recipe',
      tag,
      level: 'public',
      summary: 'Recipes; with the `token` of an embed those that it shows, for anybody',
      query: socialFilters,
      response: socialPage,
    },
    ({ context, query }) => {
      if (query.token !== undefined) return listEmbedded(context, query.token, query)
      authorize(context, { level: recipe.roles.read, method: 'get' })
      return listSocial(context, query.keyword ? { ...query, keywords: query.keyword } : query)
    },
  )
  route(
    app,
    {
      ...item,
      method: 'get',
      name: 'retrieve_enterprise-social-recipe',
      level: 'public',
      summary: 'One recipe; with the `token` of an embed that shows it, or with `share`, for anybody',
      query: socialQuery,
    },
    ({ context, params: { id }, query: { token, share } }) => {
      if (token !== undefined) return showEmbedded(context, id, token)
      if (share !== undefined) return showSharedRecipe(context, id, share)
      authorize(context, { level: recipe.roles.read, method: 'get' })
      return showRecipe(context, id)
    },
  )
}

function writing(app: App): void {
  const level = recipe.roles.write
  route(
    app,
    {
      method: 'post',
      path,
      name: 'create_enterprise-social-recipe',
      tag,
      level,
      summary: 'New recipe',
      body: recipe.draft,
      status: 201,
      response: recipe.row,
    },
    ({ context, body }) => createRecipe(context, body),
  )
  for (const [method, body] of [
    ['put', recipe.put],
    ['patch', recipe.patch],
  ] as const) {
    route(
      app,
      {
        ...item,
        method,
        name: `${method}_enterprise-social-recipe`,
        level,
        summary: method === 'put' ? 'All fields of one recipe' : 'Some fields of one recipe',
        body,
      },
      ({ context, params, body }) => changeRecipe(context, params.id, body),
    )
  }
  const { response: _, ...gone } = item
  route(
    app,
    {
      ...gone,
      method: 'delete',
      name: 'destroy_enterprise-social-recipe',
      level,
      summary: 'Delete one recipe; it can be brought back',
      status: 204,
    },
    ({ context, params }) => deleteRecipe(context, params.id),
  )
}

import { idParam } from '#worker/kernel/contract/contract.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { foodToShop, recipeShopped, recipeShopping } from './adding.contract.ts'
import { shopFood } from '../recipes/shop-food.ts'
import { shopRecipe } from '../recipes/shop-recipe.ts'

export function addingRoutes(app: App): void {
  route(
    app,
    {
      method: 'put',
      path: '/api/recipe/{id}/shopping/',
      name: 'shopping_recipe',
      tag: 'Recipe',
      summary: 'Put a recipe on the shopping list, or change what of it is there',
      level: 'user',
      params: idParam,
      body: recipeShopping,
      response: recipeShopped,
    },
    ({ context, params, body }) => shopRecipe(context, params.id, body),
  )
  route(
    app,
    {
      method: 'put',
      path: '/api/food/{id}/shopping/',
      name: 'shopping_food',
      tag: 'Food',
      summary: 'Put a food on the shopping list, or take it off',
      level: 'user',
      params: idParam,
      body: foodToShop,
      status: 204,
    },
    ({ context, params, body }) => shopFood(context, params.id, body),
  )
}

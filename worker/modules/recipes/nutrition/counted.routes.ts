import { idParam } from '#worker/kernel/contract/contract.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { showCounted } from '../recipe-detail.ts'
import { recipe } from '../recipe.contract.ts'
import { countedRecipe } from './counted.contract.ts'

export function countedRoutes(app: App): void {
  route(
    app,
    {
      method: 'get',
      path: `${recipe.path}{id}/counted/`,
      name: 'counted_recipe',
      tag: recipe.title,
      level: 'guest',
      summary: 'What each line of a recipe adds to its nutrition, and why one adds nothing',
      description: 'Not in the reference. For the amounts of the recipe; lines of embedded recipes are among them.',
      params: idParam,
      response: countedRecipe,
    },
    ({ context, params }) => showCounted(context, params.id),
  )
}

import { idParam, ignoredBody } from '#worker/kernel/contract/contract.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { recipe } from '#worker/modules/recipes/recipe.contract.ts'
import { importedAll, recipeImport } from './recipe-import.contract.ts'
import { importAll, importOne } from './save-recipe-import.ts'

/** Nothing is fetched: the recipe only says where its file is. */
export function recipeImportRoutes(app: App): void {
  const { path, title: tag, draft, ignores } = recipeImport
  const at = { method: 'post', tag, level: 'admin', body: ignoredBody(draft), ignoredFields: ignores } as const
  route(
    app,
    {
      ...at,
      path: `${path}import_all/`,
      name: 'import_all_recipe-import',
      summary: 'Make recipes of all files that wait, as far as the space has room',
      response: importedAll,
    },
    ({ context }) => importAll(context),
  )
  route(
    app,
    {
      ...at,
      path: `${path}{id}/import_recipe/`,
      name: 'import_recipe-import',
      summary: 'Make a recipe of one file that waits',
      params: idParam,
      response: recipe.row,
    },
    ({ context, params }) => importOne(context, params.id),
  )
}

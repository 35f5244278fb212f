import { idParam, ignoredBody } from '#worker/kernel/contract/contract.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { recipe } from '#worker/modules/recipes/recipe.contract.ts'
import { importedAll, readFiles, recipeImport } from './recipe-import.contract.ts'
import { readWaiting } from './read/read-waiting.ts'
import { importAll, importOne } from './save-recipe-import.ts'

/** A recipe made of a file only says where that is; nothing is fetched but where a file is read. */
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
  const read = {
    ...at,
    description:
      'The files are fetched from their storages and read as if they had been sent: what is in them waits as drafts until ' +
      'the job is started. Pictures and PDF stay, as there is no recipe to be read in them.',
    status: 202,
    response: readFiles,
  } as const
  route(
    app,
    {
      ...read,
      path: `${path}read_all/`,
      name: 'read_all_recipe-import',
      summary: 'Read what is in all files that wait, as many as a call may take',
    },
    ({ context }) => readWaiting(context, null),
  )
  route(
    app,
    {
      ...read,
      path: `${path}{id}/read/`,
      name: 'read_recipe-import',
      summary: 'Read what is in one file that waits',
      params: idParam,
    },
    ({ context, params }) => readWaiting(context, params.id),
  )
}

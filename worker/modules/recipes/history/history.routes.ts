import * as z from 'zod'
import { idParam } from '#worker/kernel/contract/contract.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { int } from '#worker/kernel/contract/scalars.contract.ts'
import { recipe } from '../recipe.contract.ts'
import { recipeHistory } from './history.contract.ts'
import { showHistory } from './show-history.ts'
import { restoreVersion } from './restore.ts'
import { pastRecipe } from './version.contract.ts'
import { showVersion } from './show-version.ts'

const tag = recipe.title

export function recipeHistoryRoutes(app: App): void {
  route(
    app,
    {
      method: 'get',
      path: `${recipe.path}{id}/history/`,
      name: 'history_recipe',
      tag,
      level: 'guest',
      summary: 'The versions of one recipe, newest first, each with what changed',
      params: idParam,
      response: recipeHistory,
    },
    ({ context, params }) => showHistory(context, params.id),
  )
  route(
    app,
    {
      method: 'get',
      path: `${recipe.path}{id}/versions/{version}/`,
      name: 'version_recipe',
      tag,
      level: 'guest',
      summary: 'One recipe as it was at a version',
      params: idParam.extend({ version: int() }),
      response: pastRecipe,
    },
    ({ context, params }) => showVersion(context, params.id, params.version),
  )
  route(
    app,
    {
      method: 'post',
      path: `${recipe.path}{id}/restore/`,
      name: 'restore_recipe',
      tag,
      level: 'user',
      summary: 'Make one recipe what it was at a version',
      params: idParam,
      body: z.object({ version: int().optional() }),
      response: recipe.row,
    },
    ({ context, params, body }) => restoreVersion(context, params.id, body.version),
  )
}

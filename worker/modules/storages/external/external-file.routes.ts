import * as z from 'zod'
import { idParam, ignoredBody } from '#worker/kernel/contract/contract.ts'
import { legacyProblem } from '#worker/kernel/contract/errors.ts'
import { authorize, route, type App } from '#worker/kernel/http/route.ts'
import { recipe } from '#worker/modules/recipes/recipe.contract.ts'
import { showRecipe } from '#worker/modules/recipes/recipe-detail.ts'
import { orProblem } from '../services/storage-failure.ts'
import { deleteFile } from './delete-file.ts'
import { ownFile, sharedFile, type FoundFile } from './external-file.rows.ts'
import { findLink } from './find-link.ts'
import { serveExternal } from './serve-external.ts'

const tag = recipe.title
const noFile = () => legacyProblem('storage.no_file', 400, 'This recipe has no file in a storage.')

/** The file of a recipe has the access rule of the recipe. */
export function externalFileRoutes(app: App): void {
  route(
    app,
    {
      method: 'get',
      path: '/api/get_recipe_file/{id}/',
      name: 'get_recipe_file',
      tag,
      level: 'public',
      summary:
        'The file of one recipe in a storage; nothing where it has none. With `share`, for anybody with the link',
      params: idParam,
      query: z.object({ share: z.string().optional() }),
    },
    async ({ context, params: { id }, query: { share } }) => {
      if (share === undefined) authorize(context, { level: 'guest', method: 'get' })
      const file = share === undefined ? await ownFile(context, id) : await sharedFile(context, id, share)
      if (!isStored(file)) return plain('')
      return orProblem(serveExternal(context, file))
    },
  )
  route(
    app,
    {
      method: 'get',
      path: '/api/get_external_file_link/{id}/',
      name: 'get_external_file_link',
      tag,
      level: 'user',
      summary: 'An address at which the file of one recipe can be opened',
      params: idParam,
    },
    async ({ context, params: { id } }) => {
      const file = await ownFile(context, id)
      if (!isStored(file)) throw noFile()
      return plain(await orProblem(findLink(context, id, file)))
    },
  )
  route(
    app,
    {
      method: 'patch',
      path: `${recipe.path}{id}/delete_external/`,
      name: 'delete_external_recipe',
      tag,
      level: 'user',
      summary: 'Delete the file of one recipe from its storage, and keep the recipe',
      description:
        'It cannot be taken back. What goes wrong at the storage is told, and the recipe keeps its file then.',
      params: idParam,
      body: ignoredBody(recipe.patch),
      response: recipe.row,
    },
    async ({ context, params: { id } }) => {
      const file = await ownFile(context, id)
      if (!isStored(file)) return showRecipe(context, id)
      const { events } = await deleteFile(context, id)
      return { ...(await showRecipe(context, id)), events }
    },
  )
}

const isStored = (file: FoundFile): file is FoundFile & { storage: number } => file.storage !== null

const plain = (text: string) => new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })

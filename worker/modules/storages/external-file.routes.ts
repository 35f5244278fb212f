import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { idParam, ignoredBody } from '#worker/kernel/contract/contract.ts'
import { forbidden, notFound, legacyProblem } from '#worker/kernel/contract/errors.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { authorize, route, type App } from '#worker/kernel/http/route.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { recipe } from '#worker/modules/recipes/recipe.contract.ts'
import { showRecipe } from '#worker/modules/recipes/recipe-detail.ts'
import { openableShareLink, shareHome } from '#worker/modules/share-links/share-link.access.ts'

const tag = recipe.title
const notConnected = () =>
  legacyProblem('storage.not_connected', 409, 'This server does not fetch from or write to storages yet.')
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
      const has =
        share === undefined ? await hasExternalFile(context, id) : await hasSharedExternalFile(context, id, share)
      if (has) throw notConnected()
      return new Response('', { headers: { 'content-type': 'text/plain' } })
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
      if (!(await hasExternalFile(context, id))) throw noFile()
      throw notConnected()
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
      params: idParam,
      body: ignoredBody(recipe.patch),
      response: recipe.row,
    },
    async ({ context, params: { id } }) => {
      if (await hasExternalFile(context, id)) throw notConnected()
      return showRecipe(context, id)
    },
  )
}

async function hasExternalFile(context: Context, id: number): Promise<boolean> {
  const { space, shard } = membershipOf(context)
  const { found } = await context
    .spaceDatabase(shard)
    .read({ found: fileOf(space, id, visibleRecipe(context, sql`r.id`)) })
  if (!found[0]) throw notFound()
  if (!found[0].visible) throw forbidden()
  return found[0].file
}

async function hasSharedExternalFile(context: Context, id: number, share: string): Promise<boolean> {
  const home = await shareHome(context, share)
  if (!home) throw notFound()
  const { visitorContext, shard, space } = home
  const { found, link } = await visitorContext
    .spaceDatabase(shard)
    .read({ found: fileOf(space, id, sql`1`), link: openableShareLink(home, share) })
  if (!found[0] || link[0]?.recipe !== id) throw notFound()
  return found[0].file
}

const fileOf = (space: number, id: number, visible: ReturnType<typeof sql>) =>
  query<{ visible: boolean; file: boolean }>(
    sql`SELECT ${visible} AS visible, EXISTS (SELECT 1 FROM external_file f
        JOIN storage s ON s.space_id = f.space_id AND s.id = f.storage AND s.deleted_with IS NULL
        WHERE f.space_id = ${space} AND f.recipe = ${id}) AS file
      FROM recipe r WHERE r.space_id = ${space} AND r.id = ${id} AND r.deleted_with IS NULL`,
    { bool: ['visible', 'file'] },
  )

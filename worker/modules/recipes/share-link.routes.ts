import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { membershipOf } from '../../kernel/context.ts'
import { idParam, userRow } from '../../kernel/contract.ts'
import { memberJson } from '../../kernel/member.table.ts'
import { query as rows } from '../../kernel/query.ts'
import { route, type App } from '../../kernel/routes.ts'
import { int } from '../../kernel/scalars.contract.ts'
import { visibleRecipe } from './recipe.access.ts'
import { linkTo, revokeShare, shareRecipe } from './share-link.change.ts'
import { shareLink, shareLinkRow } from './share-link.contract.ts'

const tag = 'ShareLink'
const path = '/api/share-link/'

export function shareLinkRoutes(app: App): void {
  route(
    app,
    {
      method: 'get',
      path,
      name: 'list_share_link',
      tag,
      level: 'user',
      summary: 'The open links to a recipe',
      query: z.object({ recipe: int() }),
      response: z.array(shareLinkRow),
    },
    async ({ context, query: { recipe } }) => {
      const { space, shard } = membershipOf(context)
      const { links } = await context.spaceDatabase(shard).read({
        links: rows<{ share: string; created_at: string; created_by: z.output<typeof userRow> | null }>(
          sql`SELECT l.id AS share, l.created_at, ${memberJson(sql`l.space_id`, sql`l.created_by`)} AS created_by
            FROM share_link l WHERE l.space_id = ${space} AND l.recipe = ${recipe} AND l.revoked_at IS NULL
              AND ${visibleRecipe(context, sql`l.recipe`)} ORDER BY l.created_at, l.id`,
          { json: ['created_by'] },
        ),
      })
      const body = links.map((link) => ({ ...link, recipe, link: linkTo(context, recipe, link.share) }))
      return { status: 200, events: [], body }
    },
  )
  route(
    app,
    {
      method: 'get',
      path: `${path}{id}/`,
      name: 'retrieve_share_link',
      tag,
      level: 'guest',
      scope: 'write',
      summary: 'A link that opens a recipe to whoever has it',
      params: idParam,
      response: shareLink,
    },
    ({ context, params }) => shareRecipe(context, params.id),
  )
  route(
    app,
    {
      method: 'delete',
      path: `${path}{share}/`,
      name: 'destroy_share_link',
      tag,
      level: 'user',
      summary: 'Close a link for good',
      params: z.object({ share: z.uuid() }),
      status: 204,
    },
    ({ context, params }) => revokeShare(context, params.share),
  )
}

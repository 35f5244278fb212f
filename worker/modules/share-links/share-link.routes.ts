import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { membershipOf } from '#worker/kernel/log/context.ts'
import { idParam } from '#worker/kernel/contract/contract.ts'
import { memberJson } from '#worker/kernel/sql/member.table.ts'
import { query as rows } from '#worker/kernel/sql/query.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { blankableText, int } from '#worker/kernel/contract/scalars.contract.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { shareUrl, revokeShareLink, shareRecipe } from './share-link.change.ts'
import { shareLink, shareLinkRow } from './share-link.contract.ts'
import { reportShareLink } from './report-share-link.ts'
import { answer } from '#worker/kernel/log/execute.ts'

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
        links: rows<Omit<z.output<typeof shareLinkRow>, 'recipe' | 'link'>>(
          sql`SELECT l.id AS share, l.created_at, ${memberJson(sql`l.space_id`, sql`l.created_by`)} AS created_by,
              l.reports, coalesce(u.uses, 0) AS uses, u.last_at AS last_used_at
            FROM share_link l LEFT JOIN share_link_use u ON u.space_id = l.space_id AND u.id = l.id WHERE l.space_id = ${space} AND l.recipe = ${recipe} AND l.revoked_at IS NULL
              AND ${visibleRecipe(context, sql`l.recipe`)} ORDER BY l.created_at, l.id`,
          { json: ['created_by'] },
        ),
      })
      const body = links.map((link) => ({ ...link, recipe, link: shareUrl(context, recipe, link.share) }))
      return answer(body)
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
      description: 'A closed link opens no more, and closing it cannot be taken back.',
      params: z.object({ share: z.uuid() }),
      status: 204,
    },
    ({ context, params }) => revokeShareLink(context, params.share),
  )
  route(
    app,
    {
      method: 'post',
      path: '/api/share-abuse/{share}/',
      name: 'report_share_link',
      tag,
      level: 'public',
      summary: 'Say that a link shows what it must not; anybody may',
      params: z.object({ share: z.string() }),
      body: z.object({ reason: blankableText(2000).default('') }),
      status: 204,
    },
    ({ context, params, body }) => reportShareLink(context, params.share, body.reason),
  )
}

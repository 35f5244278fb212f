import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { membershipOf } from '#worker/kernel/log/context.ts'
import { idParam } from '#worker/kernel/contract/contract.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { blankableText, int } from '#worker/kernel/contract/scalars.contract.ts'
import { dateShareLink } from './date-share-link.ts'
import { revokeShareLink, shareRecipe } from './share-link.change.ts'
import { shareLink, shareLinkPatch, shareLinkRow } from './share-link.contract.ts'
import { presentShareLink, shareLinkRows } from './share-link.rows.ts'
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
      summary: 'The links to a recipe that nobody closed, those that are over among them',
      query: z.object({ recipe: int() }),
      response: z.array(shareLinkRow),
    },
    async ({ context, query: { recipe } }) => {
      const { links } = await context
        .spaceDatabase(membershipOf(context).shard)
        .read({ links: shareLinkRows(context, sql`l.recipe = ${recipe}`) })
      return answer(links.map((link) => presentShareLink(context, link)))
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
      method: 'patch',
      path: `${path}{share}/`,
      name: 'patch_share_link',
      tag,
      level: 'user',
      summary: 'Say until when a link opens',
      description:
        'After its last day a link opens nothing; a later day, or `null`, opens it again. It cannot be taken back by undo, but said anew.',
      params: z.object({ share: z.uuid() }),
      body: shareLinkPatch,
      response: shareLinkRow,
    },
    ({ context, params, body }) => dateShareLink(context, params.share, body),
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

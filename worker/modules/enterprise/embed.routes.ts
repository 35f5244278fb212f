import * as z from 'zod'
import { listRows } from '#worker/kernel/resource/list-rows.ts'
import { orderedListQuery } from '#worker/kernel/contract/contract.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { authorize, route, type App } from '#worker/kernel/http/route.ts'
import { socialEmbed } from './embed.contract.ts'
import { embedHome } from './embed.access.ts'
import { embedResource } from './embed.resource.ts'
import { requireLicence } from './licence.ts'

const { path, name, title, page } = socialEmbed
const filters = orderedListQuery.extend({ token: z.string().optional() })

/** Members list all embeds of the space; anybody with a token reads that embed alone. */
export function embedRoutes(app: App): void {
  app.on(['POST', 'PUT', 'PATCH'], [path, `${path}:id/`], async (c, next) => {
    const context = c.get('context')
    if (context.identity) requireLicence(context)
    await next()
  })
  route(
    app,
    {
      method: 'get',
      path,
      name: `list_${name}`,
      tag: title,
      summary: 'List of SocialEmbed; with `token`, the one it belongs to, for anybody',
      level: 'public',
      query: filters,
      response: page,
    },
    async ({ context, query }) => {
      if (typeof query.token !== 'string') {
        authorize(context, { level: 'user', method: 'get' })
        return listRows(embedResource, context, query)
      }
      const home = await embedHome(context, query.token)
      if (!home) throw notFound()
      return listRows(embedResource, home.visitorContext, query)
    },
  )
}

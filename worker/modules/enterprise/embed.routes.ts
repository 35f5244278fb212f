import * as z from 'zod'
import { browse } from '../../kernel/resource/browse.ts'
import { listQuery } from '../../kernel/contract/contract.ts'
import { notFound } from '../../kernel/contract/errors.ts'
import { admit, route, type App } from '../../kernel/http/routes.ts'
import { socialEmbed } from './embed.contract.ts'
import { embedHome } from './embed.access.ts'
import { embedResource } from './embed.resource.ts'
import { demandLicence } from './licence.ts'

const { path, name, title, page } = socialEmbed
const filters = listQuery.extend({ token: z.string().optional() })

/** The embeds of a space for its members; with the token of one, that one alone for anybody. */
export function embedRoutes(app: App): void {
  app.on(['POST', 'PUT', 'PATCH'], [path, `${path}:id/`], async (c, next) => {
    const context = c.get('context')
    if (context.identity) demandLicence(context)
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
        admit(context, { level: 'user', method: 'get' })
        return browse(embedResource, context, query)
      }
      const home = await embedHome(context, query.token)
      if (!home) throw notFound()
      return browse(embedResource, home.visitor, query)
    },
  )
}

import { idParam } from '#worker/kernel/contract/contract.ts'
import { authorize, route, type App } from '#worker/kernel/http/route.ts'
import { serveJoined } from '#worker/modules/media/serve-joined.ts'
import { linkQuery } from '../export.contract.ts'
import { visitByLink } from './export-link.ts'
import { findExport } from './find-export.ts'

export const exportFileRoutes = (app: App): void =>
  route(
    app,
    {
      method: 'get',
      path: '/export-file/{id}/',
      name: 'download_export-file',
      tag: 'Export',
      summary: 'The file of my export, to save; or of whoever made the signed link',
      description: 'It is kept for a day.',
      level: 'public',
      params: idParam,
      query: linkQuery,
    },
    async ({ context, params: { id }, query: { owner, until, sign } }) => {
      const isLink = owner !== undefined && until !== undefined && sign !== undefined
      if (!isLink) authorize(context, { level: 'user', method: 'get' })
      const asker = isLink ? await visitByLink(context, id, { owner, until, sign }) : context
      return serveJoined(context, await findExport(asker, id))
    },
  )

import { idParam } from '#worker/kernel/contract/contract.ts'
import { authorize, route, type App } from '#worker/kernel/http/route.ts'
import { attachmentNamed, requestedRange } from '#worker/modules/files/media/serve-file.ts'
import { linkQuery } from '../export.contract.ts'
import { visitByLink } from './export-link.ts'
import { findExport } from './find-export.ts'
import { joinedStream, segmentsWithin } from './joined-stream.ts'

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
      const { name, type, size, segments, etag } = await findExport(asker, id)
      const range = requestedRange(context.headers.get('range'), size)
      if (range === 'beyond')
        return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } })
      const { offset, length } = range ?? { offset: 0, length: size }
      return new Response(joinedStream(context.env.FILES, segmentsWithin(segments, { offset, length }), length), {
        status: range ? 206 : 200,
        headers: {
          'content-type': type,
          'content-length': String(length),
          'content-disposition': attachmentNamed(name),
          'accept-ranges': 'bytes',
          'cache-control': 'private, no-store',
          etag,
          ...(range ? { 'content-range': `bytes ${offset}-${offset + length - 1}/${size}` } : {}),
        },
      })
    },
  )

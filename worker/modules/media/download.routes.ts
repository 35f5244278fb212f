import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { idParam } from '#worker/kernel/contract/contract.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { openFile } from './file.access.ts'
import { serveFile } from './serve-file.ts'
import { userFile } from '#worker/modules/files/file.contract.ts'

export const downloadRoutes = (app: App): void =>
  route(
    app,
    {
      method: 'get',
      path: '/api/download-file/{id}/',
      name: 'download_file',
      tag: userFile.title,
      summary: 'The content of a file, to save; with `share`, for anybody whose link shows it',
      level: 'public',
      params: idParam,
      query: z.object({ share: z.string().optional() }),
    },
    async ({ context, params }) => {
      const file = await openFile(context, sql`f.id = ${params.id}`)
      if (!file) throw notFound()
      return serveFile(context, file)
    },
  )

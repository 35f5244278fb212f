import * as z from 'zod'
import { route, type App } from '#worker/kernel/http/route.ts'
import { throttle } from '#worker/kernel/http/throttle.ts'
import { personOf } from '#worker/kernel/log/context.ts'
import { answer, reworded } from '#worker/kernel/log/execute.ts'
import { job } from '#worker/modules/jobs/job.contract.ts'
import { importers } from '../apps/importers.ts'
import { completeUploads, forgetUploads } from '../upload/take-uploads.ts'
import { askImport, storeFiles } from './ask-import.ts'
import { importAnswer, importApp, importFilesRequest, importRequest } from './from-files.contract.ts'

const tag = 'Import'

export function fromFilesRoutes(app: App): void {
  route(
    app,
    {
      method: 'post',
      path: '/api/import/',
      name: 'import_create',
      tag,
      summary: 'Import files of another app, within one call',
      description:
        'Follow `import-log` by the answered id. Files of more than 60 MB come in parts, by `import-files`. The command of this ' +
        'answer takes back all that came of it; until something has, it cannot be taken back, but cancelled.',
      level: 'user',
      multipart: true,
      body: importRequest,
      response: importAnswer,
    },
    async ({ context, body }) => {
      await throttle(context.env.LIMIT_IMPORT, `import:${personOf(context).id}`)
      const asked = await askImport(context, {
        files: () => storeFiles(context, body.files),
        app: body.type,
        starts: true,
        same_names: body.duplicates,
      })
      return reworded({ ...asked, status: 200 }, async ({ log }) => ({ import_id: log }))
    },
  )
  route(
    app,
    {
      method: 'post',
      path: '/api/import-files/',
      name: 'import_files',
      tag,
      summary: 'Import files that were sent in parts',
      description:
        'The job is `ready` when all is read: its items say what is in the files. Starting it saves them. The command of this ' +
        'answer takes back all that came of it; until something has, it cannot be taken back, but cancelled.',
      level: 'user',
      body: importFilesRequest,
      status: 202,
      response: job,
    },
    async ({ context, body: { uploads, app: named, start, same_names } }) => {
      const asked = await askImport(context, {
        files: () => completeUploads(context, uploads),
        app: named ?? null,
        starts: start,
        same_names,
      })
      await forgetUploads(context, uploads)
      return reworded(asked, async (body) => body.job)
    },
  )
  route(
    app,
    {
      method: 'get',
      path: '/api/import-app/',
      name: 'list_import-app',
      tag,
      summary: 'Apps whose files are understood',
      level: 'user',
      response: z.array(importApp),
    },
    async () => answer(importers.map(({ id, title, hint }) => ({ id, title, hint }))),
  )
}

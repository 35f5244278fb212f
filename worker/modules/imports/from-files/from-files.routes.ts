import * as z from 'zod'
import { invalid, legacyProblem, Problem } from '#worker/kernel/contract/errors.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { throttle } from '#worker/kernel/http/throttle.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { answer, reworded } from '#worker/kernel/log/execute.ts'
import { exceededLimits } from '#worker/modules/recipes/recipe-limits.ts'
import { job, type Job } from '#worker/modules/jobs/job.contract.ts'
import { importers } from '../apps/importers.ts'
import { completeUploads, forgetUploads } from '../upload/take-uploads.ts'
import { askImport, storeFiles } from './ask-import.ts'
import { readAnew } from './read-anew.ts'
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
      refusal: ({ code, status, body }) => new Problem(code, status, { ...body, error: true, msg: body }),
      response: importAnswer,
    },
    async ({ context, body }) => {
      await throttle(context.env.LIMIT_IMPORT, `import:${personOf(context).id}`)
      await requireRoom(context)
      const asked = await askImport(context, {
        files: () => storeFiles(context, body.files),
        app: body.type,
        starts: true,
        same_names: body.duplicates,
        meal_plans: body.meal_plans,
        shopping_lists: body.shopping_lists,
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
        'The job is `ready` when all is read: its items say what is in the files. Starting it saves them. With `job` in place of ' +
        '`uploads`, the files of a job that waits are read anew, which ends it. The command of this ' +
        'answer takes back all that came of it; until something has, it cannot be taken back, but cancelled.',
      level: 'user',
      body: importFilesRequest,
      status: 202,
      response: job,
    },
    async ({ context, body: { uploads, job: from, app: named, start, same_names, table } }) => {
      const params = { app: named ?? null, starts: start, same_names, table }
      const jobOf = ({ job }: { job: Job }) => Promise.resolve(job)
      if (from !== undefined) return reworded(await readAnew(context, { ...params, from_job: from }), jobOf)
      if (!uploads) throw invalid({ uploads: ['This field is required.'] })
      const asked = await askImport(context, { ...params, files: () => completeUploads(context, uploads) })
      await forgetUploads(context, uploads)
      return reworded(asked, jobOf)
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

/** Clients that cannot look at a job before it starts are told at once that nothing would come of it. */
async function requireRoom(context: Context) {
  const { space, shard } = membershipOf(context)
  const { full } = await context.spaceDatabase(shard).read({ full: exceededLimits(context, space, 1) })
  if (full[0]?.recipes || full[0]?.users) throw legacyProblem('space.limit_reached', 400, 'File is above space limit')
}

import { route, type App } from '#worker/kernel/http/route.ts'
import { throttle } from '#worker/kernel/http/throttle.ts'
import { personOf } from '#worker/kernel/log/context.ts'
import { reworded } from '#worker/kernel/log/execute.ts'
import { job } from '#worker/modules/jobs/job.contract.ts'
import { showJob } from '#worker/modules/jobs/show-job.ts'
import { askLinks } from './ask-links.ts'
import { importLinksRequest } from './from-links.contract.ts'

const rules = { mostWaiting: 2_000, locationOf: ({ id }: { id: number }) => `/api/job/${id}/` }

export const fromLinksRoutes = (app: App): void =>
  route(
    app,
    {
      method: 'post',
      path: '/api/import-links/',
      name: 'import_links',
      tag: 'Import',
      summary: 'Import the recipes of a list of addresses',
      description:
        'The items of the job are the addresses. The command of this answer takes back all that came of it; until ' +
        'something has, it cannot be taken back, but cancelled.',
      level: 'user',
      body: importLinksRequest,
      status: 202,
      response: job,
    },
    async ({ context, body }) => {
      await throttle(context.env.LIMIT_IMPORT, `import:${personOf(context).id}`)
      return reworded(await askLinks(context, body.urls, rules), async (asked) => showJob(asked.job))
    },
  )

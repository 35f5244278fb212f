import { idParam, ignoredBody } from '#worker/kernel/contract/contract.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { throttle } from '#worker/kernel/http/throttle.ts'
import { membershipOf } from '#worker/kernel/log/context.ts'
import { checkNow } from './check/ask-check.ts'
import { sync, syncLog } from './sync.contract.ts'

export const syncRoutes = (app: App): void =>
  route(
    app,
    {
      method: 'post',
      path: `${sync.path}{id}/query_synced_folder/`,
      name: 'query_synced_folder_sync',
      tag: sync.title,
      level: 'admin',
      summary: 'Look through the folder now',
      description:
        'New files wait as recipe imports; what was moved, changed or is gone is understood. The answer is the row of the log. ' +
        'It is `RUNNING` where the folder is larger than a call may take; the check goes on, and the row says then what it found. ' +
        'It cannot be taken back: what waits is thrown away instead.',
      params: idParam,
      body: ignoredBody(sync.draft),
      ignoredFields: sync.ignores,
      response: syncLog.row,
    },
    async ({ context, params: { id } }) => {
      await throttle(context.env.LIMIT_IMPORT, `storage:${membershipOf(context).space}`)
      return checkNow(context, id)
    },
  )

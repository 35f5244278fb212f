import * as z from 'zod'
import { idParam } from '#worker/kernel/contract/contract.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { throttle } from '#worker/kernel/http/throttle.ts'
import { personOf } from '#worker/kernel/log/context.ts'
import { answer } from '#worker/kernel/log/execute.ts'
import { exportLog } from '#worker/modules/jobs/log/log.contract.ts'
import { linkOf } from './download/export-link.ts'
import { exportFormat, exportLink, exportRequest } from './export.contract.ts'
import { exporters } from './exporters.ts'
import { formatLosses, losses } from './format-losses.ts'
import { askExport } from './job/ask-export.ts'

const tag = 'Export'

export function exportRoutes(app: App): void {
  route(
    app,
    {
      method: 'post',
      path: '/api/export/',
      name: 'export_create',
      tag,
      summary: 'Write recipes into a file of another app',
      description:
        'The answer is the log: follow it until it is no longer running, then fetch `export-file/{id}`. Only recipes that ' +
        'the asker may see are in it. It changes nothing and cannot be taken back; its job can be cancelled or deleted.',
      level: 'user',
      body: exportRequest,
      response: exportLog.row,
    },
    async ({ context, body }) => {
      await throttle(context.env.LIMIT_IMPORT, `export:${personOf(context).id}`)
      return askExport(context, body)
    },
  )
  route(
    app,
    {
      method: 'get',
      path: '/api/export-format/',
      name: 'list_export-format',
      tag,
      summary: 'Formats that are written, with what each cannot say',
      level: 'user',
      response: z.array(exportFormat),
    },
    async () =>
      answer(
        exporters.map(({ id, title, ending }) => ({
          id,
          title,
          ending,
          losses: (formatLosses.get(id) ?? []).map((code) => ({ code, msg: losses[code] })),
        })),
      ),
  )
  route(
    app,
    {
      method: 'get',
      path: '/api/export-log/{id}/link/',
      name: 'link_export-log',
      tag,
      summary: 'An address of my file that opens without a session, for as long as it is kept',
      level: 'user',
      params: idParam,
      response: exportLink,
    },
    async ({ context, params: { id } }) => answer(await linkOf(context, id), { noStore: true }),
  )
}

import * as z from 'zod'
import type { Module } from '#worker/kernel/resource/module.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { job } from '#worker/modules/jobs/job.contract.ts'
import { askPurge } from './ask-purge.ts'
import { trashPage, trashParams, trashQuery } from './trash.contract.ts'
import { listTrash } from './trash.list.ts'
import { emptyTrash, purgeFromTrash } from './trash.purge.ts'
import { restoreFromTrash } from './restore-from-trash.ts'

const tag = 'Trash'

export const trashRoutes = (modules: readonly Module[]) => (app: App) => {
  route(
    app,
    {
      method: 'get',
      path: '/api/trash/',
      name: 'list_trash',
      tag,
      summary: 'What was deleted and can be brought back, the last first',
      description:
        'Of the kinds that the asker may delete, what the asker may see. What went along with something else is counted there.',
      level: 'user',
      query: trashQuery,
      response: trashPage,
    },
    ({ context, query }) => listTrash(modules, context, query),
  )
  route(
    app,
    {
      method: 'post',
      path: '/api/trash/{kind}/{id}/restore/',
      name: 'restore_trash',
      tag,
      summary: 'Bring something back, with all that went along with it',
      description: 'Takes back the whole command that deleted it, but for what is gone for good or back already.',
      level: 'user',
      params: trashParams,
      body: z.looseObject({}),
      response: z.looseObject({}),
    },
    ({ context, params }) => restoreFromTrash(modules, context, params),
  )
  route(
    app,
    {
      method: 'delete',
      path: '/api/trash/{kind}/{id}/',
      name: 'purge_trash',
      tag,
      summary: 'Do away with something for good, and with all that went along with it',
      description: 'Its contents leave the log too. This cannot be undone.',
      level: 'user',
      params: trashParams,
      status: 204,
    },
    ({ context, params }) => purgeFromTrash(modules, context, params),
  )
  route(
    app,
    {
      method: 'delete',
      path: '/api/trash/',
      name: 'empty_trash',
      tag,
      summary: 'Do away for good with what is in the trash, the oldest first',
      description: 'A call takes so many; `left` says how many are still there. This cannot be undone.',
      level: 'admin',
      response: z.object({ purged: z.int(), left: z.int() }),
    },
    ({ context }) => emptyTrash(modules, context),
  )
  route(
    app,
    {
      method: 'post',
      path: '/api/trash/empty/',
      name: 'empty_trash_whole',
      tag,
      summary: 'Do away for good with all that is in the trash',
      description:
        'A job does it, however much there is; cancelled, it leaves the rest. What is gone cannot be taken back.',
      level: 'admin',
      body: z.looseObject({}),
      status: 202,
      response: job,
    },
    ({ context }) => askPurge(context),
  )
}

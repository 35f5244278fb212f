import type { Module } from '#worker/kernel/resource/module.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { activityPage, activityQuery } from './activity.contract.ts'
import { showActivity } from './show-activity.ts'

export const activityRoutes = (modules: readonly Module[]) => (app: App) =>
  route(
    app,
    {
      method: 'get',
      path: '/api/activity/',
      name: 'list_activity',
      tag: 'Activity',
      summary: 'Who changed what, the last first',
      description:
        'What the asker may see. A page may hold fewer entries than asked for, or none, and still have a next one: a look goes through so many events and no more.',
      level: 'guest',
      query: activityQuery,
      response: activityPage,
    },
    ({ context, query }) => showActivity(modules, context, query),
  )

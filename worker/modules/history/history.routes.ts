import * as z from 'zod'
import { membershipOf } from '#worker/kernel/log/context.ts'
import { userRow } from '#worker/kernel/contract/contract.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { int } from '#worker/kernel/contract/scalars.contract.ts'
import { eventsAfter, visibleKinds } from './feed.ts'
import { answer } from '#worker/kernel/log/execute.ts'

const eventRow = z
  .object({
    seq: z.int(),
    at: z.iso.datetime(),
    actor: userRow.nullable(),
    stream: z.string(),
    version: z.int(),
    type: z.string(),
    data: z.looseObject({}),
  })
  .meta({ id: 'Event' })

const MAX_PAGE = 500

export const historyRoutes = (modules: readonly Module[]) => (app: App) => {
  route(
    app,
    {
      method: 'get',
      path: '/api/event/',
      name: 'list_event',
      tag: 'Event',
      summary: 'What happened in the space after a point in its log',
      level: 'guest',
      query: z.object({ after: int().default(0), limit: int().default(MAX_PAGE) }),
      response: z.object({ results: z.array(eventRow), next: z.int() }),
    },
    async ({ context, query: { after, limit } }) => {
      const { shard } = membershipOf(context)
      const most = Math.min(Math.max(limit, 1), MAX_PAGE)
      const kinds = visibleKinds(modules, context)
      const { results } = await context.spaceDatabase(shard).read({ results: eventsAfter(kinds, context, after, most) })
      return answer({ results, next: results.at(-1)?.seq ?? after })
    },
  )
}

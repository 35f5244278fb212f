import type { Context } from '#worker/kernel/log/context.ts'
import { listRows, retrieve } from '#worker/kernel/resource/list-rows.ts'
import { idParam, orderedListQuery } from '#worker/kernel/contract/contract.ts'
import * as z from 'zod'
import { route, type App } from '#worker/kernel/http/route.ts'
import { aiLog } from './log.contract.ts'
import { globalProviders } from './provider.read.ts'
import { sql } from 'drizzle-orm'
import { definePartialResource, rowJson } from '#worker/kernel/resource/define-resource.ts'
import { aiLogTable as table } from './ai.table.ts'
import { providerResource } from './provider.resource.ts'
import { aiProvider } from './provider.contract.ts'

export function logRoutes(app: App): void {
  const { path, title: tag, page, row } = aiLog
  const at = { method: 'get', tag, level: 'user' } as const
  route(
    app,
    {
      ...at,
      path,
      name: 'list_ai-log',
      summary: 'Questions to AI providers, newest first',
      query: orderedListQuery,
      response: page,
    },
    async ({ context, query }) => {
      const [answer, named] = await Promise.all([listRows(aiLogResource, context, query), withGlobalProviders(context)])
      return { ...answer, body: { ...answer.body, results: answer.body.results.map(named) } }
    },
  )
  route(
    app,
    { ...at, path: `${path}{id}/`, name: 'retrieve_ai-log', summary: 'One question', params: idParam, response: row },
    async ({ context, params: { id } }) => {
      const [answer, named] = await Promise.all([retrieve(aiLogResource, context, id), withGlobalProviders(context)])
      return { ...answer, body: named(answer.body) }
    },
  )
}

/** Replaces ids of global providers by the providers; null for deleted ones. */
async function withGlobalProviders(context: Context) {
  const known = new Map((await globalProviders(context)).map((row) => [row.id, row]))
  return (row: z.output<typeof stored.row>): z.output<typeof aiLog.row> => ({
    ...row,
    ai_provider: typeof row.ai_provider === 'number' ? (known.get(row.ai_provider) ?? null) : row.ai_provider,
  })
}

/** Only the directory knows global providers, so the space's database answers with their ids. */
const stored = { ...aiLog, row: aiLog.row.extend({ ai_provider: aiProvider.row.or(z.int()).nullable() }) }
const aiLogResource = definePartialResource(
  stored,
  table,
  {
    sort: sql`${table.id} DESC`,
    computed: (context) => ({
      seconds: {
        sql: sql`CASE WHEN ${table.state} = 'asked' THEN NULL
          ELSE round((julianday(${table.end_time}) - julianday(${table.start_time})) * 86400, 1) END`,
      },
      ai_provider: {
        as: 'json',
        sql: sql`coalesce(${rowJson(providerResource, context, table.space_id, table.ai_provider)}, ${table.ai_provider})`,
      },
    }),
  },
  [],
)

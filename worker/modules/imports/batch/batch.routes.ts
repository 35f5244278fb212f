import { sql } from 'drizzle-orm'
import { membershipOf, personOf } from '#worker/kernel/log/context.ts'
import { idParam, listQuery, defaultPaging, pageSchema } from '#worker/kernel/contract/contract.ts'
import { listPage } from '#worker/kernel/sql/list-page.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { throttle } from '#worker/kernel/http/throttle.ts'
import { createBatch, deleteBatch, retryBatch, shownBatch } from './batch.change.ts'
import { batchRequest, importBatch, importBatchDetail, retryRequest } from './batch.contract.ts'
import { countBatches, importBatches } from './batch.rows.ts'
import { answer } from '#worker/kernel/log/execute.ts'

const path = '/api/recipe-from-source/batch/'

export function batchRoutes(app: App): void {
  const at = { tag: 'Import', level: 'user' } as const
  const item = { ...at, path: `${path}{id}/`, params: idParam, response: importBatchDetail } as const

  route(
    app,
    {
      ...at,
      method: 'post',
      path,
      name: 'create_import-batch',
      summary: 'Import a list of addresses in the background',
      body: batchRequest,
      status: 202,
      response: importBatchDetail,
    },
    async ({ context, body }) => {
      await throttle(context.env.LIMIT_IMPORT, `import:${personOf(context).id}`)
      return createBatch(context, body.urls)
    },
  )
  route(
    app,
    {
      ...at,
      method: 'get',
      path,
      name: 'list_import-batch',
      summary: 'My lists of addresses, the newest first',
      query: listQuery,
      response: pageSchema(importBatch),
    },
    async ({ context }) => {
      const body = await listPage({
        db: context.spaceDatabase(membershipOf(context).shard),
        url: context.url,
        at: context.at,
        paging: defaultPaging,
        count: countBatches(context),
        rows: (window) => importBatches(context, sql`ORDER BY b.id DESC ${window}`),
      })
      return answer(body)
    },
  )
  route(
    app,
    { ...item, method: 'get', name: 'retrieve_import-batch', summary: 'One list, and what became of each address' },
    async ({ context, params: { id } }) => answer(await shownBatch(context, id)),
  )
  route(
    app,
    {
      ...item,
      path: `${path}{id}/retry/`,
      method: 'post',
      name: 'retry_import-batch',
      summary: 'Try addresses again: those named, else all that failed',
      body: retryRequest,
    },
    ({ context, params, body }) => retryBatch(context, params.id, body),
  )
  const { response: _, ...gone } = item
  route(
    app,
    {
      ...gone,
      method: 'delete',
      name: 'destroy_import-batch',
      summary: 'Forget a list, and what it still waits for',
      description: 'What came of it stays. Forgetting it cannot be taken back.',
      status: 204,
    },
    ({ context, params }) => deleteBatch(context, params.id),
  )
}

import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { defaultPaging, idParam, listQuery, type Paging } from '#worker/kernel/contract/contract.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { itemsWhere, jobsWhere } from '#worker/kernel/jobs/job.rows.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { answer } from '#worker/kernel/log/execute.ts'
import { listPage } from '#worker/kernel/sql/list-page.ts'
import { foundOne } from '#worker/kernel/sql/query.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { deleteOwnJob } from './delete-own-job.ts'
import { cancelOwnJob, startOwnJob } from './job.change.ts'
import { isOwnJob, ownJob } from './own-job.ts'
import { retryOwnJob } from './retry-own-job.ts'
import { showJob } from './show-job.ts'
import { job, jobItem, jobItemPage, jobPage, retryJobRequest, startRequest } from './job.contract.ts'

const path = '/api/job/'
const itemPaging: Paging = { ...defaultPaging, defaultSize: 100, maxSize: 500 }

export function jobRoutes(app: App): void {
  const at = { tag: 'Job', level: 'user' } as const
  const one = { ...at, path: `${path}{id}/`, params: idParam } as const
  route(
    app,
    {
      ...at,
      method: 'get',
      path,
      name: 'list_job',
      summary: 'My jobs, the newest first',
      query: listQuery.extend({ kind: z.string().optional().describe('Kinds, separated by commas') }),
      response: jobPage,
    },
    async ({ context, query: { kind } }) => {
      const mine = kind ? sql`${isOwnJob(context)} AND ${inValues(sql`kind`, kind.split(','))}` : isOwnJob(context)
      const { space } = membershipOf(context)
      const page = await listPage({
        ...pageOf(context, defaultPaging),
        count: sql`SELECT count(*) FROM job WHERE space_id = ${space} AND deleted_with IS NULL AND ${mine}`,
        rows: (window) => jobsWhere(space, mine, sql`ORDER BY id DESC ${window}`),
      })
      return answer({ ...page, results: page.results.map(showJob) })
    },
  )
  route(
    app,
    { ...one, method: 'get', name: 'retrieve_job', summary: 'How far a job is', response: job },
    async ({ context, params: { id } }) => {
      const { found } = await spaceOf(context).read({ found: ownJob(context, id) })
      return answer(showJob(foundOne(found)))
    },
  )
  route(
    app,
    {
      ...one,
      method: 'get',
      path: `${path}{id}/items/`,
      name: 'list_job_items',
      summary: 'What a job is made of, and what became of each',
      query: listQuery.extend({ state: jobItem.shape.state.optional() }),
      response: jobItemPage,
    },
    async ({ context, params: { id }, query: { state } }) => {
      const { space } = membershipOf(context)
      const { found } = await spaceOf(context).read({ found: ownJob(context, id) })
      foundOne(found)
      const those = state ? sql`state = ${state}` : sql`true`
      const page = await listPage({
        ...pageOf(context, itemPaging),
        count: sql`SELECT count(*) FROM job_item WHERE space_id = ${space} AND job = ${id} AND ${those}`,
        rows: (window) => itemsWhere(space, id, those, window),
      })
      return answer(page)
    },
  )
  changeRoutes(app)
}

function changeRoutes(app: App): void {
  const one = { tag: 'Job', level: 'user', method: 'post', params: idParam, response: job } as const
  route(
    app,
    {
      ...one,
      path: `${path}{id}/start/`,
      name: 'start_job',
      summary: 'Go on with what was found',
      description: 'A start cannot be taken back; what it brings is, by the command that asked for the job.',
      body: startRequest,
    },
    ({ context, params: { id }, body }) => startOwnJob(context, id, body),
  )
  route(
    app,
    {
      ...one,
      path: `${path}{id}/cancel/`,
      name: 'cancel_job',
      summary: 'Stop; what is done stays',
      description: 'It cannot be taken back. What was left can be asked for anew.',
      body: z.looseObject({}),
    },
    ({ context, params: { id } }) => cancelOwnJob(context, id),
  )
  route(
    app,
    {
      ...one,
      path: `${path}{id}/retry/`,
      name: 'retry_job',
      summary: 'Try items again: those named, else all that failed',
      description: 'That cannot be taken back; what it brings is, by the command that asked for the job.',
      body: retryJobRequest,
    },
    ({ context, params: { id }, body: { positions } }) => retryOwnJob(context, id, positions),
  )
  const { response: _, ...gone } = one
  route(
    app,
    {
      ...gone,
      method: 'delete',
      path: `${path}{id}/`,
      name: 'destroy_job',
      summary: 'Forget a job, after stopping it',
      description: 'What came of it stays. Forgetting it cannot be taken back.',
      status: 204,
    },
    ({ context, params: { id } }) => deleteOwnJob(context, id),
  )
}

const spaceOf = (context: Context) => context.spaceDatabase(membershipOf(context).shard)

const pageOf = (context: Context, paging: Paging) => ({
  db: spaceOf(context),
  url: context.url,
  at: context.at,
  paging,
})

import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { defaultPaging, idParam, listQuery } from '#worker/kernel/contract/contract.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { membershipOf } from '#worker/kernel/log/context.ts'
import { answer } from '#worker/kernel/log/execute.ts'
import { listPage } from '#worker/kernel/sql/list-page.ts'
import { foundOne } from '#worker/kernel/sql/query.ts'
import { ownJob } from '#worker/modules/jobs/own-job.ts'
import { presentFailure } from '#worker/modules/recipes/image/image-failure.read.ts'
import { askPictures } from './ask-pictures.ts'
import { askedPictures, failedPicturePage } from './job-pictures.contract.ts'
import { failedPictures, withoutPicture } from './job-pictures.read.ts'

export function jobPictureRoutes(app: App): void {
  const at = { tag: 'Job', level: 'user', params: idParam } as const
  route(
    app,
    {
      ...at,
      method: 'get',
      path: '/api/job/{id}/pictures/',
      name: 'list_job_pictures',
      summary: 'Recipes that a job brought without the picture they should have, and why',
      query: listQuery,
      response: failedPicturePage,
    },
    async ({ context, params: { id } }) => {
      const db = context.spaceDatabase(membershipOf(context).shard)
      const { job } = await db.read({ job: ownJob(context, id) })
      foundOne(job)
      const page = await listPage({
        db,
        url: context.url,
        at: context.at,
        paging: defaultPaging,
        count: sql`SELECT count(*) ${withoutPicture(context, id)}`,
        rows: (window) => failedPictures(context, id, window),
      })
      const results = page.results.map(({ id: recipe, name, image_failure }) => ({
        recipe: { id: recipe, name },
        ...presentFailure(image_failure),
      }))
      return answer({ ...page, results })
    },
  )
  route(
    app,
    {
      ...at,
      method: 'post',
      path: '/api/job/{id}/pictures/retry/',
      name: 'retry_job_pictures',
      summary: 'Try the pictures of a job again that did not come',
      description: 'That cannot be taken back; a picture that comes is, as any change of a recipe.',
      body: z.looseObject({}),
      status: 202,
      response: askedPictures,
    },
    ({ context, params: { id } }) => askPictures(context, id),
  )
}

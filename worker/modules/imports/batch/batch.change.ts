import { notFound } from '#worker/kernel/contract/errors.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { execute, outcome, reworded, type Answer } from '#worker/kernel/log/execute.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { foundOne } from '#worker/kernel/sql/query.ts'
import { deleteOwnJob } from '#worker/modules/jobs/delete-own-job.ts'
import { retryOwnJob } from '#worker/modules/jobs/retry-own-job.ts'
import { askLinks } from '../from-links/ask-links.ts'
import type { ImportBatch, ImportBatchDetail, ImportItem } from './batch.contract.ts'
import { batchById, itemsOfBatch, jobOfBatch } from './batch.rows.ts'

const rules = {
  mostWaiting: 300,
  locationOf: ({ batch }: { batch: number }) => `/api/recipe-from-source/batch/${batch}/`,
}

export const createBatch = async (context: Context, urls: readonly string[]): Promise<Answer<ImportBatchDetail>> =>
  reworded(await askLinks(context, urls, rules), ({ batch }) => shownBatch(context, batch))

interface Retried {
  positions?: number[] | undefined
  /** Also where the recipe is here already. */
  again: boolean
}

export async function retryBatch(context: Context, id: number, asked: Retried): Promise<Answer<ImportBatchDetail>> {
  const { job, items } = await spaceOf(context).read({ job: jobOfBatch(context, id), items: itemsOfBatch(context, id) })
  const [found] = job
  if (!found) return retryOldBatch(context, id, asked)
  const { positions, again } = asked
  const failed = items.filter(({ state }) => state === 'failed').map(({ position }) => position)
  const wanted = again ? positions : positions?.filter((position) => failed.includes(position))
  return reworded(await retryOwnJob(context, found.id, wanted), () => shownBatch(context, id))
}

/** Links still waiting are not imported; saved recipes stay. */
export async function deleteBatch(context: Context, id: number): Promise<Answer<null>> {
  const { job } = await spaceOf(context).read({ job: jobOfBatch(context, id) })
  return job[0] ? deleteOwnJob(context, job[0].id) : deleteOldBatch(context, id)
}

export async function shownBatch(context: Context, id: number): Promise<ImportBatchDetail> {
  return detailOf(await spaceOf(context).read(detailQueries(context, id)))
}

const spaceOf = (context: Context) => context.spaceDatabase(membershipOf(context).shard)

const detailQueries = (context: Context, id: number) => ({
  batch: batchById(context, id),
  items: itemsOfBatch(context, id),
})

const detailOf = ({ batch, items }: { batch: ImportBatch[]; items: ImportItem[] }): ImportBatchDetail => ({
  ...foundOne(batch),
  items,
})

/** Lists from before links were items of a job go on by their own events. */
function retryOldBatch(
  context: Context,
  id: number,
  { positions, again }: Retried,
): Promise<Answer<ImportBatchDetail>> {
  return execute(spaceStore(context), detailQueries(context, id), ({ batch, items }) => {
    if (!batch[0]) throw notFound()
    const wanted = items.filter(({ position, state }) =>
      positions ? positions.includes(position) && state !== 'saved' && state !== 'waiting' : state === 'failed',
    )
    const events = wanted.map(({ position, url }) => ({
      type: 'import-batch.item_asked',
      data: { id, position, url, again },
    }))
    return outcome({
      appends: [{ stream: `import-batch:${id}`, expected: 'any', events }],
      answer: detailQueries(context, id),
      respond: detailOf,
    })
  })
}

function deleteOldBatch(context: Context, id: number): Promise<Answer<null>> {
  return execute(spaceStore(context), { batch: batchById(context, id) }, ({ batch }) => {
    if (!batch[0]) throw notFound()
    return outcome({
      appends: [
        { stream: `import-batch:${id}`, expected: 'any', events: [{ type: 'import-batch.deleted', data: { id } }] },
      ],
      status: 204,
      answer: {},
      respond: () => null,
    })
  })
}

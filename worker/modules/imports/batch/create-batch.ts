import { sql } from 'drizzle-orm'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { notFound, problem } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { foundOne, query } from '#worker/kernel/sql/query.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { batchById, itemsOfBatch, isOwnBatch } from './batch.rows.ts'
import type { ImportBatch, ImportBatchDetail, ImportItem } from './batch.contract.ts'

const MAX_WAITING = 300
const tooMany = problem('import.too_many_waiting', 409, 'Too many addresses are waiting already. Try again later.')

const waitingCount = (context: Context) =>
  query<{ n: number }>(sql`SELECT count(*) AS n FROM import_batch b JOIN import_item i ON i.space_id = b.space_id
    AND i.batch = b.id AND i.state = 'waiting' WHERE ${isOwnBatch(context)}`)

/** An address given twice is imported once. */
export function createBatch(context: Context, addresses: readonly string[]): Promise<Answer<ImportBatchDetail>> {
  const store = spaceStore(context)
  const urls = [...new Set(addresses)]
  const load = { waiting: waitingCount(context), ids: reserveIds(store.space, { 'import-batch': 1 }) }
  return execute(store, load, ({ waiting, ids }) => {
    if ((waiting[0]?.n ?? 0) + urls.length > MAX_WAITING) throw tooMany()
    const id = idAllocator(ids)('import-batch')
    const created = { type: 'import-batch.created', data: { id, created_by: personOf(context).id } }
    return outcome({
      appends: [
        {
          stream: `import-batch:${id}`,
          expected: 0,
          events: [created, ...urls.map((url, position) => itemAskedEvent(id, { position, url }, false))],
        },
      ],
      status: 202,
      location: `/api/recipe-from-source/batch/${id}/`,
      ...batchAnswer(context, id),
    })
  })
}

export function retryBatch(
  context: Context,
  id: number,
  { positions, again }: { positions?: number[] | undefined; again: boolean },
): Promise<Answer<ImportBatchDetail>> {
  const store = spaceStore(context)
  const load = { batch: batchById(context, id), items: itemsOfBatch(context, id) }
  return execute(store, load, ({ batch, items }) => {
    if (!batch[0]) throw notFound()
    const wanted = items.filter(({ position, state }) =>
      positions ? positions.includes(position) && state !== 'saved' && state !== 'waiting' : state === 'failed',
    )
    return outcome({
      appends: [
        {
          stream: `import-batch:${id}`,
          expected: 'any',
          events: wanted.map((item) => itemAskedEvent(id, item, again)),
        },
      ],
      ...batchAnswer(context, id),
    })
  })
}

/** Items still waiting are not imported; saved recipes stay. */
export function deleteBatch(context: Context, id: number): Promise<Answer<null>> {
  const store = spaceStore(context)
  return execute(store, { batch: batchById(context, id) }, ({ batch }) => {
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

const itemAskedEvent = (id: number, { position, url }: { position: number; url: string }, again: boolean) => ({
  type: 'import-batch.item_asked',
  data: { id, position, url, again },
})

const batchAnswer = (context: Context, id: number) => ({
  answer: { batch: batchById(context, id), items: itemsOfBatch(context, id) },
  respond: ({ batch, items }: { batch: ImportBatch[]; items: ImportItem[] }): ImportBatchDetail => ({
    ...foundOne(batch),
    items,
  }),
})

import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { problem } from '#worker/kernel/contract/errors.ts'
import { askPreparedJob } from '#worker/kernel/jobs/job.decider.ts'
import { jobById, type JobRow } from '#worker/kernel/jobs/job.rows.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { foundOne, query } from '#worker/kernel/sql/query.ts'
import { isOwnBatch } from '../batch/batch.rows.ts'
import { FROM_LINKS } from './from-links-kind.ts'

/** `batch`: the number by which older clients follow the list. */
export const fromLinksParams = z.object({ batch: z.int() })

const tooMany = problem('import.too_many_waiting', 409, 'Too many addresses are waiting already. Try again later.')

interface Rules {
  /** Addresses that one person may have waiting, these included. */
  mostWaiting: number
  locationOf: (made: { id: number; batch: number }) => string
}

/** A job whose items are the addresses; one that is given twice is imported once. */
export function askLinks(
  context: Context,
  addresses: readonly string[],
  { mostWaiting, locationOf }: Rules,
): Promise<Answer<{ job: JobRow; batch: number }>> {
  const store = spaceStore(context)
  const urls = [...new Set(addresses)]
  const load = { waiting: waitingCount(context), ids: reserveIds(store.space, { job: 1, 'import-batch': 1 }) }
  return execute(store, load, ({ waiting, ids }) => {
    if ((waiting[0]?.n ?? 0) + urls.length > mostWaiting) throw tooMany()
    const nextId = idAllocator(ids)
    const [id, batch] = [nextId('job'), nextId('import-batch')]
    const asked = {
      id,
      kind: FROM_LINKS,
      name: nameOf(urls),
      created_by: personOf(context).id,
      params: { batch } satisfies z.output<typeof fromLinksParams>,
    }
    const items = urls.map((url, position) => ({ position, name: url, details: { kind: 'link', url } }))
    return outcome({
      appends: [askPreparedJob(asked, items, { links: urls.length })],
      status: 202,
      location: locationOf({ id, batch }),
      answer: { job: jobById(store.space, id) },
      respond: ({ job }) => ({ job: foundOne(job), batch }),
    })
  })
}

const waitingCount = (context: Context) => {
  const { space } = membershipOf(context)
  return query<{ n: number }>(sql`SELECT
    (SELECT count(*) FROM import_batch b JOIN import_item i ON i.space_id = b.space_id AND i.batch = b.id
      AND i.state = 'waiting' WHERE ${isOwnBatch(context)}) +
    (SELECT coalesce(sum(total - done - known - failed), 0) FROM job WHERE space_id = ${space}
      AND created_by = ${personOf(context).id} AND kind = ${FROM_LINKS} AND state = 'running' AND deleted_with IS NULL) AS n`)
}

function nameOf([first = '', ...others]: readonly string[]): string {
  const host = URL.canParse(first) ? new URL(first).host.replace(/^www\./, '') : first.slice(0, 64)
  return others.length > 0 ? `${host} +${others.length}` : host
}

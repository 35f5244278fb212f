import { infiniteQueryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import type { trashPage, TrashRow } from '#worker/modules/trash/trash.contract.ts'
import type { Job } from '#worker/modules/jobs/job.contract.ts'
import { call } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'

export type { TrashRow }

export interface TrashSearch {
  q?: string
  kind?: string
  person?: number
}

const path = '/api/trash/'

export const trashQuery = ({ q, kind, person }: TrashSearch) =>
  infiniteQueryOptions({
    queryKey: ['trash', { q, kind, person }],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      call<z.output<typeof trashPage>>('GET', path, { query: { query: q, kind, person, page, page_size: 50 }, signal }),
    getNextPageParam: ({ next }, _pages, page) => (next ? page + 1 : undefined),
  })

export const rowKey = ({ kind, id }: Pick<TrashRow, 'kind' | 'id'>) => `${kind}:${id}`

export interface Outcome {
  done: TrashRow[]
  failed: TrashRow[]
}

/** One after the other, as things that belong together come back together. */
export async function restoreRows(rows: readonly TrashRow[]): Promise<Outcome> {
  const outcome = await each(rows, ({ kind, id }) => restore(kind, id))
  await queryClient.invalidateQueries()
  return outcome
}

async function restore(kind: string, id: number): Promise<void> {
  const { job } = await call<{ job?: Job }>('POST', `${path}${kind}/${id}/restore/`, { body: {} })
  if (job) await follow(job, 'undoing')
}

/** It comes with what is large, as it would otherwise come with every page. */
const follow = async (job: Job, titleKey: 'undoing' | 'emptying') =>
  (await import('#web/lib/jobs/follow-job.ts')).followJob(job, titleKey)

export async function purgeRows(rows: readonly TrashRow[]): Promise<Outcome> {
  const outcome = await each(rows, ({ kind, id }) => call('DELETE', `${path}${kind}/${id}/`))
  await queryClient.invalidateQueries({ queryKey: ['trash'] })
  return outcome
}

/** Answers how many things went; where there is much, a job does the rest while it says how far it is. */
export async function emptyTrash(): Promise<number> {
  const { purged, left } = await call<{ purged: number; left: number }>('DELETE', path)
  const job = left > 0 ? await follow(await call<Job>('POST', `${path}empty/`, { body: {} }), 'emptying') : null
  await queryClient.invalidateQueries({ queryKey: ['trash'] })
  return purged + (job?.done ?? 0)
}

/** Throws where a single thing fails; of several it names those that did. */
async function each(rows: readonly TrashRow[], act: (row: TrashRow) => Promise<unknown>): Promise<Outcome> {
  const outcome: Outcome = { done: [], failed: [] }
  for (const row of rows) {
    try {
      await act(row)
      outcome.done.push(row)
    } catch (error) {
      if (rows.length === 1) throw error
      outcome.failed.push(row)
    }
  }
  return outcome
}

import { queryOptions, useMutation } from '@tanstack/react-query'
import type { Job } from '#worker/modules/jobs/job.contract.ts'
import { call, type ListPage } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { sendArchive } from './send-archive.ts'

interface FoundInArchive {
  name: string
  made_at: string
  events: number
  files: number
  rows: Record<string, number>
  me: number | null
  people: readonly { id: number; name: string; mail: string | null }[]
  /** The space that was made of it, once it is there. */
  made?: number
}

export type RestoreJob = Omit<Job, 'details'> & { details: Partial<FoundInArchive> }
export type ReadyJob = Omit<Job, 'details'> & { details: FoundInArchive }

const pollInterval = 1000
const isAtWork = ({ state }: RestoreJob) => state === 'preparing' || state === 'running'

/** The last one that was not put aside. */
export const restoreQuery = queryOptions({
  queryKey: ['archive', 'restore'],
  queryFn: async ({ signal }) => {
    const query = { kind: 'restore', page_size: 1 }
    const { results } = await call<ListPage<RestoreJob>>('GET', '/api/job/', { query, signal })
    return results[0] ?? null
  },
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => (data && isAtWork(data) ? pollInterval : false),
})

/** An answer that is still on its way, as after the network came back, may not know of it yet. */
async function keep(job: RestoreJob | null): Promise<void> {
  await queryClient.cancelQueries(restoreQuery)
  queryClient.setQueryData(restoreQuery.queryKey, job)
}

export const useAskRestore = () =>
  useMutation({
    meta: { error: 'create' },
    mutationFn: sendArchive,
    onSuccess: (job) => job && keep(job),
  })

export const useStartRestore = ({ id }: Pick<RestoreJob, 'id'>) =>
  useMutation({
    meta: { error: 'create' },
    mutationFn: (choices: { name: string; me: number | null }) =>
      call<RestoreJob>('POST', `/api/job/${id}/start/`, { body: choices }),
    onSuccess: keep,
  })

/** Stops it, if it is at work, and puts it aside. */
export const useEndRestore = ({ id }: Pick<RestoreJob, 'id'>) =>
  useMutation({
    meta: { error: 'delete' },
    mutationFn: () => call('DELETE', `/api/job/${id}/`),
    onSuccess: () => keep(null),
  })

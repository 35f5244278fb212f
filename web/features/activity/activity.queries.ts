import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ActivityRow } from '#worker/modules/history/activity.contract.ts'
import type { Job } from '#worker/modules/jobs/job.contract.ts'
import { call, type ListPage } from '#web/lib/api/api.ts'

export type { ActivityRow }

export const times = ['day', 'week', 'month'] as const
const days = { day: 1, week: 7, month: 30 }

export interface ActivitySearch {
  person?: number
  /** A kind of things, or `people` for what is in the directory's log. */
  kind?: string
  /** Id of the one thing of this kind whose history it is. */
  object?: number
  time?: (typeof times)[number]
}

interface ActivityPart {
  results: ActivityRow[]
  next: number | null
}

export const activityQuery = ({ person, kind, object, time }: ActivitySearch) =>
  infiniteQueryOptions({
    queryKey: ['activity', { person, kind, object, time }],
    initialPageParam: 0,
    // Others go on cooking: whoever comes back to the window sees what they did.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    queryFn: ({ pageParam: before, signal }) =>
      call<ActivityPart>('GET', '/api/activity/', {
        query: {
          ...(before > 0 ? { before } : {}),
          ...(kind === 'people' ? { log: 'directory' } : { kind }),
          ...(time ? { from: new Date(Date.now() - days[time] * 86_400_000).toISOString() } : {}),
          person,
          object,
          per_command: 12,
          limit: 100,
        },
        signal,
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })

const pollInterval = 1000

/** Large undos and purges that are at work. */
export const underWayQuery = queryOptions({
  queryKey: ['job', 'under-way'],
  queryFn: async ({ signal }) => {
    const query = { kind: 'undo,purge', page_size: 10 }
    const { results } = await call<ListPage<Job>>('GET', '/api/job/', { query, signal })
    return results.filter(({ state }) => state === 'preparing' || state === 'running')
  },
  staleTime: 0,
  meta: { quiet: true },
  refetchInterval: ({ state: { data } }) => (data?.length ? pollInterval : false),
})

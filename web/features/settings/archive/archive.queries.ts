import { queryOptions, useMutation } from '@tanstack/react-query'
import type { Archive, shownSchedule } from '#worker/modules/archive/archive.contract.ts'
import type * as z from 'zod'
import { call, type ListPage } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'

export type ArchiveRow = Archive
export const scheduleNames = ['off', 'daily', 'weekly'] as const
export type ScheduleName = (typeof scheduleNames)[number]

type Schedule = z.output<typeof shownSchedule>

const path = '/api/archive/'
const key = ['archive'] as const
const pollInterval = 1000

export const isAtWork = ({ state }: { state: string }): boolean => state === 'preparing' || state === 'running'

export const archivesQuery = queryOptions({
  queryKey: [...key, 'list'],
  queryFn: async ({ signal }) =>
    (await call<ListPage<ArchiveRow>>('GET', path, { query: { page_size: 100 }, signal })).results,
  staleTime: 0,
  refetchInterval: ({ state: { data } }) =>
    data?.some((one) => isAtWork(one) || isAtWork(one.copy ?? { state: 'done' })) ? pollInterval : false,
})

export const scheduleQuery = queryOptions({
  queryKey: [...key, 'schedule'],
  queryFn: ({ signal }) => call<Schedule>('GET', '/api/archive-schedule/', { signal }),
})

const refresh = () => queryClient.invalidateQueries({ queryKey: archivesQuery.queryKey })

export const useMakeArchive = () =>
  useMutation({
    meta: { error: 'create' },
    mutationFn: () => call<ArchiveRow>('POST', `${path}start/`, { body: {} }),
    onSettled: refresh,
  })

export const useDeleteArchive = () =>
  useMutation({
    meta: { error: 'delete' },
    mutationFn: (id: number) => call('DELETE', `${path}${id}/`),
    onSettled: refresh,
  })

/** Once more what failed of a copy. */
export const useCopyAgain = () =>
  useMutation({
    meta: { error: 'update' },
    mutationFn: (job: number) => call('POST', `/api/job/${job}/retry/`, { body: {} }),
    onSettled: refresh,
  })

export const useSetSchedule = () =>
  useMutation({
    meta: { error: 'update' },
    mutationFn: (wanted: Partial<Schedule> & Pick<Schedule, 'every'>) =>
      call<Schedule>('PUT', '/api/archive-schedule/', { body: wanted }),
    onSuccess: (saved) => queryClient.setQueryData(scheduleQuery.queryKey, saved),
  })

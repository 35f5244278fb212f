import { queryOptions, useMutation } from '@tanstack/react-query'
import type { Archive } from '#worker/modules/archive/archive.contract.ts'
import { call, type ListPage } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'

export type ArchiveRow = Archive
export const scheduleNames = ['off', 'daily', 'weekly'] as const
export type ScheduleName = (typeof scheduleNames)[number]

const path = '/api/archive/'
const key = ['archive'] as const
const pollInterval = 1000

export const isAtWork = ({ state }: Pick<ArchiveRow, 'state'>): boolean => state === 'preparing' || state === 'running'

export const archivesQuery = queryOptions({
  queryKey: [...key, 'list'],
  queryFn: async ({ signal }) =>
    (await call<ListPage<ArchiveRow>>('GET', path, { query: { page_size: 100 }, signal })).results,
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => (data?.some(isAtWork) ? pollInterval : false),
})

export const scheduleQuery = queryOptions({
  queryKey: [...key, 'schedule'],
  queryFn: ({ signal }) => call<{ every: ScheduleName }>('GET', '/api/archive-schedule/', { signal }),
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

export const useSetSchedule = () =>
  useMutation({
    meta: { error: 'update' },
    mutationFn: (every: ScheduleName) =>
      call<{ every: ScheduleName }>('PUT', '/api/archive-schedule/', { body: { every } }),
    onSuccess: (saved) => queryClient.setQueryData(scheduleQuery.queryKey, saved),
  })

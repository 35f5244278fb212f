import { queryOptions, useMutation } from '@tanstack/react-query'
import { call, type ListPage } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { type ExportFormat, type ExportJob, isActive } from './export.rows.ts'

const path = '/api/job/'
const jobsShown = 10
const pollInterval = 1000

export const exportFormatsQuery = queryOptions({
  queryKey: ['export-format'],
  queryFn: ({ signal }) => call<ExportFormat[]>('GET', '/api/export-format/', { signal }),
  staleTime: Infinity,
  // The page shows it.
  meta: { quiet: true },
})

export const exportJobsQuery = queryOptions({
  queryKey: ['export-job'],
  queryFn: ({ signal }) =>
    call<ListPage<ExportJob>>('GET', path, { query: { kind: 'export', page_size: jobsShown }, signal }),
  staleTime: 0,
  // A line on every page says that there is no network; each second need not.
  meta: { quiet: true },
  // Not in a tab that nobody sees: the server works on by itself.
  refetchInterval: ({ state: { data } }) => (data?.results.some(isActive) ? pollInterval : false),
})

const refresh = () => queryClient.invalidateQueries({ queryKey: exportJobsQuery.queryKey })

export const useStartExport = () =>
  useMutation({
    meta: { error: 'create' },
    mutationFn: (body: object) => call<{ id: number; job: number }>('POST', '/api/export/', { body }),
    onSuccess: refresh,
  })

export const useCancelExport = (id: number) =>
  useMutation({
    meta: { error: 'update' },
    mutationFn: () => call('POST', `${path}${id}/cancel/`, { body: {} }),
    onSettled: refresh,
  })

export const useRetryExport = (id: number) =>
  useMutation({
    meta: { error: 'update' },
    mutationFn: () => call('POST', `${path}${id}/retry/`, { body: {} }),
    onSettled: refresh,
  })

export const useForgetExport = (id: number) =>
  useMutation({
    meta: { error: 'delete' },
    mutationFn: () => call('DELETE', `${path}${id}/`),
    onSettled: refresh,
  })

/** An address that opens for whoever has it. */
export const fetchExportLink = (log: number) =>
  call<{ url: string; expires_at: string }>('GET', `/api/export-log/${log}/link/`)

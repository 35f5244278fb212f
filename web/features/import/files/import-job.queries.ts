import { queryOptions, useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { invalidateRecipes } from '#web/components/recipe-form/draft/recipe.queries.ts'
import { call, type ListPage, send } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import type { TableReading } from '#worker/modules/imports/apps/data/csv/column.contract.ts'
import { type FoundItem, type ImportChoices, type ImportJob, isActive } from './import-job.rows.ts'
import { addCommand } from './import-commands.ts'

const path = '/api/job/'
const key = ['import-job'] as const
const jobsShown = 5
const pollInterval = 1000
const itemsPerPage = 500

/** Not in a tab that nobody sees: the server works on by itself. */
const polled = (active: boolean) => (active ? pollInterval : false)

export const importJobsQuery = queryOptions({
  queryKey: [...key, 'list'],
  queryFn: ({ signal }) =>
    call<ListPage<ImportJob>>('GET', path, {
      query: { kind: 'import-files,import-links,ai-import', page_size: jobsShown },
      signal,
    }),
  staleTime: 0,
  meta: { quiet: true },
  refetchInterval: ({ state: { data } }) => polled(data?.results.some(isActive) ?? false),
})

export const importJobQuery = (id: number) =>
  queryOptions({
    queryKey: [...key, id],
    queryFn: ({ signal }) => call<ImportJob>('GET', `${path}${id}/`, { signal }),
    staleTime: 0,
    // A line on every page says that there is no network; each second need not.
    meta: { quiet: true },
    refetchInterval: ({ state: { data } }) => polled(data !== undefined && isActive(data)),
  })

/** All items: what is shown, filtered and counted is the whole. They change with how far the job is. */
export const foundItemsQuery = ({ id, state, done, known, failed }: ImportJob) =>
  queryOptions({
    queryKey: [...key, id, 'items', state, done, known, failed],
    queryFn: async ({ signal }) => {
      const items: FoundItem[] = []
      for (let page = 1; ; page++) {
        const query = { page, page_size: itemsPerPage }
        const { results, next } = await call<ListPage<FoundItem>>('GET', `${path}${id}/items/`, { query, signal })
        items.push(...results)
        if (next === null) return items
      }
    },
    staleTime: Infinity,
  })

export const importAppsQuery = queryOptions({
  queryKey: ['import-app'],
  queryFn: async ({ signal }) => {
    const apps = await call<{ id: string; title: string; hint: string }[]>('GET', '/api/import-app/', { signal })
    return apps.toSorted((a, b) => a.title.localeCompare(b.title))
  },
  staleTime: Infinity,
})

function changed(job: ImportJob) {
  queryClient.removeQueries({ queryKey: [...key, job.id, 'items'] })
  queryClient.setQueryData(importJobQuery(job.id).queryKey, job)
  void queryClient.invalidateQueries({ queryKey: importJobsQuery.queryKey })
}

/** What it brings belongs to the call that starts it, and is taken back by its name. */
async function begin(id: number, verb: 'start' | 'retry', body: object) {
  const { data, command } = await send<ImportJob>('POST', `${path}${id}/${verb}/`, { body })
  if (command !== null) addCommand(id, command)
  return data
}

export const useStartImport = (id: number) =>
  useMutation({
    meta: { error: 'import' },
    mutationFn: (choices: ImportChoices) => begin(id, 'start', choices),
    onSuccess: changed,
  })

/** Reads the same files in another way: as those of another app, or a table with other columns. The job before ends. */
export const useReadAnew = (id: number) =>
  useMutation({
    meta: { error: 'import' },
    mutationFn: (body: { app?: string; table?: TableReading }) =>
      call<ImportJob>('POST', '/api/import-files/', { body: { job: id, ...body } }),
    onSuccess: changed,
  })

export const useRetryItems = (id: number) =>
  useMutation({
    meta: { error: 'import' },
    mutationFn: (positions?: readonly number[]) => begin(id, 'retry', positions ? { positions } : {}),
    onSuccess: changed,
  })

/** Books, plans and lists came along: what other pages keep is out of date. */
export function useRefreshAtEnd(state: ImportJob['state']) {
  const before = useRef(state)
  useEffect(() => {
    const ended = before.current === 'running' && state !== 'running'
    before.current = state
    if (ended) void queryClient.invalidateQueries({ predicate: ({ queryKey: [kind] }) => kind !== key[0] })
  }, [state])
}

export const useCancelImport = (id: number) =>
  useMutation({
    meta: { error: 'update' },
    mutationFn: () => call<ImportJob>('POST', `${path}${id}/cancel/`, { body: {} }),
    onSuccess: (job) => {
      changed(job)
      void invalidateRecipes()
    },
  })

export const useForgetImport = () =>
  useMutation({
    meta: { error: 'delete' },
    mutationFn: (id: number) => call('DELETE', `${path}${id}/`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: importJobsQuery.queryKey }),
  })

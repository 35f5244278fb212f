import { queryOptions, useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ImportBatchDetail } from '#worker/modules/imports/batch/batch.contract.ts'
import { refreshRecipes } from '#web/components/recipe-form/draft/save-recipe.ts'
import { call } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'

type Batch = Omit<ImportBatchDetail, 'items'>

const path = '/api/recipe-from-source/batch/'
const key = ['import-batch'] as const
/** The server takes so many in one list. */
const most = 100
const shown = 3
const pause = 1500

/** The newest lists of links. The server works through them, whether or not anybody looks. */
export const batchesQuery = queryOptions({
  queryKey: [...key, 'list'],
  queryFn: ({ signal }) => call<{ results: Batch[] }>('GET', `${path}?page_size=${shown}`, { signal }),
  staleTime: 0,
})

/** One list with its links, asked for again while something of it waits. */
export const batchQuery = (id: number) =>
  queryOptions({
    queryKey: [...key, id],
    queryFn: ({ signal }) => call<ImportBatchDetail>('GET', `${path}${id}/`, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.running ? pause : false),
  })

const show = (batch: ImportBatchDetail) => queryClient.setQueryData(batchQuery(batch.id).queryKey, batch)
const refresh = () => queryClient.invalidateQueries({ queryKey: batchesQuery.queryKey })

export const useQueueLinks = () =>
  useMutation({
    meta: { error: 'create' },
    mutationFn: async (urls: readonly string[]) => {
      for (let at = 0; at < urls.length; at += most)
        show(await call<ImportBatchDetail>('POST', path, { body: { urls: urls.slice(at, at + most) } }))
    },
    onSettled: refresh,
  })

/** Tries links again: those at the positions, else all that failed. `again` imports what is here already, too. */
export const useRetryLinks = (id: number) =>
  useMutation({
    meta: { error: 'update' },
    mutationFn: (body: { positions?: number[]; again?: boolean }) =>
      call<ImportBatchDetail>('POST', `${path}${id}/retry/`, { body }),
    onSuccess: show,
  })

export const useForgetLinks = (id: number) =>
  useMutation({
    meta: { error: 'delete' },
    mutationFn: () => call('DELETE', `${path}${id}/`),
    onSettled: refresh,
  })

/** What a list has brought so far shows up in all other lists. */
export function useArrivals(saved: number) {
  useEffect(() => {
    if (saved > 0) void refreshRecipes()
  }, [saved])
}

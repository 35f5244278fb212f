import { queryOptions, useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ImportBatchDetail } from '#worker/modules/imports/batch/batch.contract.ts'
import { invalidateRecipes } from '#web/components/recipe-form/draft/recipe.queries.ts'
import { call } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'

type Batch = Omit<ImportBatchDetail, 'items'>

const path = '/api/recipe-from-source/batch/'
const key = ['import-batch'] as const
/** The server's limit for one list. */
const maxLinks = 100
const batchesShown = 3
const pollInterval = 1500

/** The server works through lists even when nobody looks. */
export const batchesQuery = queryOptions({
  queryKey: [...key, 'list'],
  queryFn: ({ signal }) => call<{ results: Batch[] }>('GET', `${path}?page_size=${batchesShown}`, { signal }),
  staleTime: 0,
})

export const batchQuery = (id: number) =>
  queryOptions({
    queryKey: [...key, id],
    queryFn: ({ signal }) => call<ImportBatchDetail>('GET', `${path}${id}/`, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.running ? pollInterval : false),
  })

const cacheBatch = (batch: ImportBatchDetail) => queryClient.setQueryData(batchQuery(batch.id).queryKey, batch)
const invalidateBatches = () => queryClient.invalidateQueries({ queryKey: batchesQuery.queryKey })

export const useEnqueueLinks = () =>
  useMutation({
    meta: { error: 'create' },
    mutationFn: async (urls: readonly string[]) => {
      for (let at = 0; at < urls.length; at += maxLinks)
        cacheBatch(await call<ImportBatchDetail>('POST', path, { body: { urls: urls.slice(at, at + maxLinks) } }))
    },
    onSettled: invalidateBatches,
  })

/** Retries the links at the positions, else all that failed. `again` also imports duplicates. */
export const useRetryLinks = (id: number) =>
  useMutation({
    meta: { error: 'update' },
    mutationFn: (body: { positions?: number[]; again?: boolean }) =>
      call<ImportBatchDetail>('POST', `${path}${id}/retry/`, { body }),
    onSuccess: cacheBatch,
  })

export const useDeleteBatch = (id: number) =>
  useMutation({
    meta: { error: 'delete' },
    mutationFn: () => call('DELETE', `${path}${id}/`),
    onSettled: invalidateBatches,
  })

export function useRefreshOnImport(saved: number) {
  useEffect(() => {
    if (saved > 0) void invalidateRecipes()
  }, [saved])
}

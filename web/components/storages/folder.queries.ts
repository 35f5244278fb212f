import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import type { storageFolder } from '#worker/modules/storages/storage.contract.ts'
import { call } from '#web/lib/api/api.ts'

/** The folders right in a folder of a storage; a blank path is the top. */
export const foldersQuery = (storage: number, path: string) =>
  queryOptions({
    queryKey: ['storage', 'folders', storage, path],
    // Whoever goes back sees at once what was there a moment ago.
    staleTime: 60_000,
    retry: false,
    meta: { quiet: true },
    queryFn: ({ signal }) =>
      call<z.output<typeof storageFolder>>('GET', `/api/storage/${storage}/folder/`, {
        query: { path, folders: 'true' },
        signal,
      }),
  })

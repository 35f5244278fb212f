import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import type { importedAll, readFiles, recipeImport } from '#worker/modules/storages/recipe-import.contract.ts'
import type { storageTest } from '#worker/modules/storages/storage.contract.ts'
import type { syncLog } from '#worker/modules/storages/sync.contract.ts'
import { call, send, type ListPage } from '#web/lib/api/api.ts'

export type FoundFile = z.output<typeof recipeImport.row>

const path = '/api/recipe-import/'

export type CheckLog = z.output<typeof syncLog.row>

/** What the server can do for its operator. */
export const serverQuery = queryOptions({
  queryKey: ['server-settings'],
  staleTime: Infinity,
  queryFn: ({ signal }) => call<{ local_storage: boolean }>('GET', '/api/server-settings/current/', { signal }),
})

const POLL_MS = 1500

/** A row of the log, looked at again as long as the check is at work. */
export const checkLogQuery = (log: CheckLog) =>
  queryOptions({
    queryKey: ['sync-log', 'followed', log.id],
    initialData: log,
    refetchInterval: ({ state: { data } }) => (data?.status === 'RUNNING' ? POLL_MS : false),
    queryFn: ({ signal }) => call<CheckLog>('GET', `/api/sync-log/${log.id}/`, { signal }),
  })

export const testStorage = (id: number) =>
  call<z.output<typeof storageTest>>('POST', `/api/storage/${id}/test/`, { body: {} })

export const checkFolder = (id: number) => call<CheckLog>('POST', `/api/sync/${id}/query_synced_folder/`, { body: {} })

export const waitingQuery = () =>
  queryOptions({
    queryKey: ['recipe-import', 'waiting'],
    queryFn: ({ signal }) => call<ListPage<FoundFile>>('GET', path, { query: { page_size: 50 }, signal }),
  })

export const keepFile = (id: number) =>
  send<{ id: number; name: string }>('POST', `${path}${id}/import_recipe/`, { body: {} })
export const keepAll = () => send<z.output<typeof importedAll>>('POST', `${path}import_all/`, { body: {} })
export const readFile = (id: number) => call<z.output<typeof readFiles>>('POST', `${path}${id}/read/`, { body: {} })
export const readAll = () => call<z.output<typeof readFiles>>('POST', `${path}read_all/`, { body: {} })

/** Whether there is something to be read in it: not in pictures and PDF. */
export const mayBeRead = ({ file_path }: Pick<FoundFile, 'file_path'>): boolean =>
  !/\.(?:pdf|png|jpe?g|gif|webp|avif)$/i.test(file_path)

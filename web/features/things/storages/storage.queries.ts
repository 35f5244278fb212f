import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import type { importedAll, readFiles, recipeImport } from '#worker/modules/storages/recipe-import.contract.ts'
import type { storageTest } from '#worker/modules/storages/storage.contract.ts'
import type { syncLog } from '#worker/modules/storages/sync.contract.ts'
import { call, type ListPage } from '#web/lib/api/api.ts'

export type FoundFile = z.output<typeof recipeImport.row>

const path = '/api/recipe-import/'

export const testStorage = (id: number) =>
  call<z.output<typeof storageTest>>('POST', `/api/storage/${id}/test/`, { body: {} })

export const checkFolder = (id: number) =>
  call<z.output<typeof syncLog.row>>('POST', `/api/sync/${id}/query_synced_folder/`, { body: {} })

export const waitingQuery = () =>
  queryOptions({
    queryKey: ['recipe-import', 'waiting'],
    queryFn: ({ signal }) => call<ListPage<FoundFile>>('GET', path, { query: { page_size: 50 }, signal }),
  })

export const keepFile = (id: number) => call<unknown>('POST', `${path}${id}/import_recipe/`, { body: {} })
export const keepAll = () => call<z.output<typeof importedAll>>('POST', `${path}import_all/`, { body: {} })
export const readFile = (id: number) => call<z.output<typeof readFiles>>('POST', `${path}${id}/read/`, { body: {} })
export const readAll = () => call<z.output<typeof readFiles>>('POST', `${path}read_all/`, { body: {} })

/** Whether there is something to be read in it: not in pictures and PDF. */
export const mayBeRead = ({ file_path }: Pick<FoundFile, 'file_path'>): boolean =>
  !/\.(?:pdf|png|jpe?g|gif|webp|avif)$/i.test(file_path)

import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type {
  ImportAnswer,
  ImportPreview,
  OpenDataMeta,
  OpenKind,
} from '#worker/modules/open-data/import/import.contract.ts'
import { call, send } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { offerUndoOf } from '#web/lib/api/undo.ts'
import { getTranslations } from '#web/lib/i18n/translations.ts'

export type { ImportPreview, OpenKind }

/** In the order in which people think of them. */
export const openKinds = [
  'food',
  'unit',
  'category',
  'property',
  'store',
  'conversion',
] as const satisfies readonly OpenKind[]

export interface OpenDataChoice {
  version: string
  kinds: readonly OpenKind[]
  /** Whether what is there is changed. */
  update: boolean
}

const path = '/api/import-open-data/'

/** What there is; nothing at all where nobody told the server where. */
export const openDataQuery = queryOptions({
  queryKey: ['open-data', 'versions'],
  queryFn: ({ signal }) => call<OpenDataMeta>('GET', path, { signal }),
  retry: false,
})

const bodyOf = ({ version, kinds, update }: OpenDataChoice) => ({
  selected_version: version,
  selected_datatypes: kinds,
  update_existing: update,
})

/** What the import would do, kind by kind. */
export const openDataPreviewQuery = (choice: OpenDataChoice) =>
  queryOptions({
    queryKey: ['open-data', 'preview', choice],
    queryFn: ({ signal }) => {
      const { selected_version, selected_datatypes, update_existing } = bodyOf(choice)
      const query = { selected_version, selected_datatypes, update_existing: String(update_existing) }
      return call<ImportPreview>('GET', `${path}preview/`, { query, signal })
    },
    enabled: choice.kinds.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
    meta: { quiet: true },
  })

export const useImportOpenData = () =>
  useMutation({
    meta: { error: 'create' },
    mutationFn: async (choice: OpenDataChoice) =>
      offerUndoOf(
        await send<ImportAnswer>('POST', path, { body: bodyOf(choice) }),
        getTranslations('sections')('nutrition.open.done'),
      ),
    onSettled: () => queryClient.invalidateQueries(),
  })

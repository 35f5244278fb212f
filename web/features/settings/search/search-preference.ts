import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import type { searchPreferenceRow } from '#worker/modules/searching/search-preference.contract.ts'
import { call } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { useSession } from '#web/lib/api/session.ts'
import { getTranslations } from '#web/lib/i18n/translations.ts'
import { notify } from '#web/lib/messages/messages.ts'

type Row = z.output<typeof searchPreferenceRow>
export type SearchMode = 'fulltext' | 'icontains' | 'istartswith' | 'trigram' | 'unaccent'
export type SearchPreference = Pick<Row, 'search' | 'lookup' | 'trigram_threshold'> & Record<SearchMode, number[]>

export const searchModes = ['fulltext', 'icontains', 'istartswith', 'trigram', 'unaccent'] as const
export const searchStyles = ['plain', 'phrase', 'websearch', 'raw'] as const
/** As in the API, which knows the fields by these ids. */
export const searchFieldIds = [1, 2, 3, 4, 5, 6] as const

const pathOf = (user: number) => `/api/search-preference/${user}/`
const fromRow = ({ user: _user, ...row }: Row): SearchPreference => ({
  ...row,
  ...(Object.fromEntries(searchModes.map((mode) => [mode, row[mode].map(({ id }) => id)])) as Record<
    SearchMode,
    number[]
  >), // Each mode has its list.
})

const searchPreferenceQuery = (user: number) =>
  queryOptions({
    queryKey: ['search-preference', user],
    queryFn: async ({ signal }) => fromRow(await call<Row>('GET', pathOf(user), { signal })),
  })

/** Optimistic. What another device changes at the same time stays, as only what changed is sent. */
export function useSearchPreference() {
  const { user } = useSession()
  const options = searchPreferenceQuery(user.id)
  const { data } = useSuspenseQuery(options)
  const save = useMutation({
    scope: { id: 'search-preference' },
    meta: { error: 'update' },
    mutationFn: (change: Partial<SearchPreference>) => call<Row>('PATCH', pathOf(user.id), { body: change }),
    onMutate: async (change) => {
      await queryClient.cancelQueries(options)
      const before = queryClient.getQueryData(options.queryKey)
      queryClient.setQueryData(options.queryKey, (now) => now && { ...now, ...change })
      return before
    },
    onSuccess: async () => {
      notify('success', getTranslations('common')('saved'), { code: 'UPDATE_SUCCESS' })
      await queryClient.invalidateQueries({ queryKey: ['recipe', 'list'] })
    },
    onError: (_error, _change, before) => queryClient.setQueryData(options.queryKey, before),
  })
  return {
    preference: data,
    save: (change: Partial<SearchPreference>) => save.mutate(change),
    isSaving: save.isPending,
  }
}

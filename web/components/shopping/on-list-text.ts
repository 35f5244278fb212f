import { queryClient } from '#web/lib/api/query-client.ts'
import { getTranslations, loadTranslations } from '#web/lib/i18n/translations.ts'
import { namedListsQuery } from './named-lists-query.ts'

/** “On “Market”.”; empty without a list. */
export async function onListText(list: number | null): Promise<string> {
  const name = queryClient.getQueryData(namedListsQuery.queryKey)?.find(({ id }) => id === list)?.name
  if (name === undefined) return ''
  await loadTranslations('lists')
  return getTranslations('lists')('on', { name })
}

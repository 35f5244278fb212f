import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/lib/api/query-client.ts'
import type { ShoppingList } from '../shopping-list.ts'
import { publishRemoteChanges } from './latest-remote-changes.ts'
import { storeListCopy, readListCopy } from './list-copy.ts'
import { fetchShoppingList } from './fetch-shopping-list.ts'
import { hasRemoteChanges, diffLists } from './diff-lists.ts'
import { shoppingListKey } from './shopping-list-key.ts'
import { withLock } from '#web/lib/outbox/with-lock.ts'

const requestTimeout = 15_000
/** After a longer absence the whole list may be new, so changes are not announced. */
const maxDiffGap = 120_000
/** An unchanged list is stored this often, so that the copy's age stays right. */
const copyInterval = 60_000

export type ShoppingListQuery = ReturnType<typeof shoppingListQuery>

/** The last visit's copy until the server answers; later fetches bring only changes. Each calls `onFetched`. */
export const shoppingListQuery = (owner: string, onFetched: () => void) => {
  const queryKey = shoppingListKey(owner)
  const known = () => queryClient.getQueryData<ShoppingList>(queryKey)
  let fetchedAt = 0
  let copiedAt = 0
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      withLock('shopping', async () => {
        const limit = AbortSignal.any([signal, AbortSignal.timeout(requestTimeout)])
        const before = known()
        const sheet = await fetchShoppingList(before, Date.now(), limit)
        const news = before && Date.now() - fetchedAt < maxDiffGap ? diffLists(before, sheet) : null
        if (news && hasRemoteChanges(news)) publishRemoteChanges(news)
        fetchedAt = Date.now()
        onFetched()
        if (sheet.items !== before?.items || fetchedAt - copiedAt > copyInterval) {
          storeListCopy(owner, sheet)
          copiedAt = fetchedAt
        }
        return sheet
      }),
    initialData: () => readListCopy(owner),
    initialDataUpdatedAt: 0,
    staleTime: 0,
    retry: false,
    networkMode: 'always',
    refetchOnReconnect: true,
    structuralSharing: false,
    meta: { quiet: true },
  })
}

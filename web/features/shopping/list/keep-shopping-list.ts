import { namedListsQuery } from '#web/components/shopping/named-lists-query.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { deviceSettings } from '#web/lib/device-settings.ts'
import { conversionsQuery, supermarketsQuery } from '../offline.queries.ts'
import { shoppingOutboxFor } from '../outbox/shopping-outbox.ts'

/** What the page itself would ask for, so that it opens without a network before it was ever seen. Units are kept with the recipes. */
export async function keepShoppingList(owner: string): Promise<void> {
  const { query } = shoppingOutboxFor(owner)
  await queryClient.prefetchQuery({ ...query, staleTime: 5 * 60_000 })
  await queryClient.prefetchQuery(namedListsQuery)
  await queryClient.prefetchQuery(conversionsQuery)
  if (deviceSettings.get().shopping_selected_supermarket !== null) await queryClient.prefetchQuery(supermarketsQuery)
}

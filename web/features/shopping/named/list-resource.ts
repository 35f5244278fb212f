import type { shoppingList } from '#worker/modules/shopping-lists/shopping-list.contract.ts'
import { resourceEndpoint } from '#web/lib/api/resource-endpoint.ts'
import { useResource } from '#web/lib/api/resource.ts'

export const listEndpoint = resourceEndpoint<typeof shoppingList>('shopping-list')

export const useListResource = () => useResource(listEndpoint)

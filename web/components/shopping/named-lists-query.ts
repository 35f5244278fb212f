import { offlineListQuery } from '#web/lib/offline/offline-list-query.ts'
import type { NamedList } from './named-list.ts'

/** Empty for guests, who may not read lists. */
export const namedListsQuery = offlineListQuery<NamedList>('shopping-list', ({ id, name, description, color }) => ({
  id,
  name,
  description,
  color,
}))

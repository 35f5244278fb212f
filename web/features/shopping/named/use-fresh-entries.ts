import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { NamedList } from '#web/components/shopping/named-list.ts'
import { namedListsQuery } from '#web/components/shopping/named-lists-query.ts'
import { useOwnerKey } from '#web/lib/api/use-owner-key.ts'
import { shoppingListKey } from '../list/shopping-list-key.ts'
import type { ShoppingList } from '../shopping-list.ts'

/**
 * Asks for the lists when an entry names a new one, and for all entries when lists came or went, since a deleted list
 * does not show as a change of what stood on it.
 */
export function useFreshEntries(shoppingList: ShoppingList | undefined, lists: readonly NamedList[] | undefined) {
  const client = useQueryClient()
  const owner = useOwnerKey()
  const ids = lists?.map(({ id }) => id)
  const unknown = ids
    ? [...new Set(shoppingList?.items.flatMap(({ onLists = [] }) => onLists.filter((id) => !ids.includes(id))))].join()
    : ''
  const all = ids?.join()
  const last = useRef(all)
  useEffect(() => {
    if (unknown !== '') void client.invalidateQueries({ queryKey: namedListsQuery.queryKey })
  }, [client, unknown])
  useEffect(() => {
    const before = last.current
    last.current = all
    if (before === undefined || before === all) return
    const key = shoppingListKey(owner)
    client.setQueryData<ShoppingList>(key, (list) => list && { ...list, fetchedAt: 0 })
    void client.invalidateQueries({ queryKey: key })
  }, [client, owner, all])
}

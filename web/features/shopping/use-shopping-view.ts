import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { applyMutation } from './outbox/apply-mutation.ts'
import { type QueuedMutation, affectedCount } from './outbox/mutation.ts'
import { useShoppingOutbox, useWaitingMutations } from './outbox/shopping-outbox.ts'
import type { ShoppingList } from './shopping-list.ts'
import { usePollInterval } from './list/use-poll-interval.ts'

export interface ShoppingView {
  /** Includes unsent mutations; undefined before the first load. */
  shoppingList: ShoppingList | undefined
  pendingIds: ReadonlySet<number>
  /** Counts affected entries, not mutations. */
  pendingCount: number
  error: Error | null
  retry: () => void
}

export function useShoppingView(): ShoppingView {
  const { query } = useShoppingOutbox()
  const pollInterval = usePollInterval()
  const { data, error, refetch } = useQuery({ ...query, refetchInterval: pollInterval })
  const changes = useWaitingMutations()
  return useMemo(
    () => ({
      shoppingList: data && changes.reduce(applyMutation, data),
      pendingIds: new Set(changes.flatMap(affectedIds)),
      pendingCount: changes.reduce((sum, change) => sum + affectedCount(change), 0),
      error,
      retry: () => void refetch(),
    }),
    [data, changes, error, refetch],
  )
}

function affectedIds(change: QueuedMutation): readonly number[] {
  if ('ids' in change) return change.ids
  return change.type === 'add' ? [change.item.id] : []
}

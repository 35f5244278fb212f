import { useMemo } from 'react'
import { useOwnerKey } from '#web/lib/api/use-owner-key.ts'
import { anyKind, rememberKind } from '#web/lib/outbox/outbox-kind.ts'
import { type Outbox, outboxFor } from '#web/lib/outbox/outbox.ts'
import { type ShoppingListQuery, shoppingListQuery } from '../list/shopping-list-query.ts'
import type { Mutation, QueuedMutation } from './mutation.ts'
import { shoppingKind } from './shopping-kind.ts'

export interface ShoppingOutbox extends Pick<Outbox, 'store' | 'syncStatus' | 'cancel' | 'flush'> {
  query: ShoppingListQuery
  enqueue: (mutation: Mutation, name: string) => QueuedMutation
}

const outboxes = new Map<string, ShoppingOutbox>()

export function shoppingOutboxFor(owner: string): ShoppingOutbox {
  const known = outboxes.get(owner)
  if (known) return known
  rememberKind(anyKind(shoppingKind))
  const outbox = outboxFor(owner)
  const made = {
    ...outbox,
    query: shoppingListQuery(owner, () => outbox.scheduleFlush(0)),
    enqueue: (mutation: Mutation, name: string) => outbox.enqueue(shoppingKind, mutation, name),
  }
  outboxes.set(owner, made)
  return made
}

export function useShoppingOutbox(): ShoppingOutbox {
  const owner = useOwnerKey()
  return useMemo(() => shoppingOutboxFor(owner), [owner])
}

/** The waiting changes of the list, of all that wait. */
export function useWaitingMutations(): readonly QueuedMutation[] {
  const { changes } = useShoppingOutbox().store.use()
  return useMemo(() => changes.filter((change): change is QueuedMutation => change.kind === 'shopping'), [changes])
}

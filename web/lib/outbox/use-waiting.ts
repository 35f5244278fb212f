import { useMemo } from 'react'
import { useMaybeSession } from '../api/session.ts'
import { ownerKeyOf } from '../api/owner-key.ts'
import { outboxFor } from './outbox.ts'
import type { QueuedChange } from './queued-change.ts'

export const useWaiting = (): readonly QueuedChange[] =>
  outboxFor(ownerKeyOf(useMaybeSession()) ?? 'nobody').store.use().changes

/** Ids of the rows of a resource whose changes wait. */
export function useWaitingRows(kind: string): ReadonlySet<number> {
  const changes = useWaiting()
  return useMemo(
    () => new Set(changes.flatMap((change) => (isOfRow(change, kind) ? [change.row.id] : []))),
    [changes, kind],
  )
}

const isOfRow = (change: QueuedChange, kind: string): change is QueuedChange & { row: { id: number } } =>
  change.kind === kind && 'row' in change

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { applyChange } from './outbox/apply-change.ts'
import { type ShoppingChange, sizeOf } from './outbox/change.ts'
import { type Desk, deskOf } from './outbox/desk.ts'
import type { ShoppingSheet } from './item.ts'
import { useOwner } from './outbox/owner.ts'
import { usePace } from './sheet/pace.ts'

export interface ShoppingView {
  /** The list with everything done here, sent or not; undefined before it was ever loaded. */
  sheet: ShoppingSheet | undefined
  /** Ids of entries with changes that the server does not know of. */
  waiting: ReadonlySet<number>
  /** How many such changes there are, as people count them. */
  pending: number
  error: Error | null
  retry: () => void
}

export const useDesk = (): Desk => deskOf(useOwner())

export function useView(): ShoppingView {
  const { query, journal } = useDesk()
  const pace = usePace()
  const { data, error, refetch } = useQuery({ ...query, refetchInterval: pace })
  const { changes } = journal.use()
  return useMemo(
    () => ({
      sheet: data && changes.reduce(applyChange, data),
      waiting: new Set(changes.flatMap(idsOf)),
      pending: changes.reduce((sum, change) => sum + sizeOf(change), 0),
      error,
      retry: () => void refetch(),
    }),
    [data, changes, error, refetch],
  )
}

function idsOf(change: ShoppingChange): readonly number[] {
  if ('ids' in change) return change.ids
  return change.type === 'add' ? [change.item.id] : []
}

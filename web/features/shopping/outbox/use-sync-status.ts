import { type SyncStatus, syncStatusOf } from '#web/lib/outbox/sync-status.ts'
import { useOnline } from '#web/lib/outbox/use-online.ts'
import type { ShoppingView } from '../use-shopping-view.ts'
import { useShoppingOutbox } from './shopping-outbox.ts'

export function useSyncStatus({ error, pendingCount, retry }: ShoppingView): {
  syncStatus: SyncStatus
  retry: () => void
} {
  const desk = useShoppingOutbox()
  const flushStatus = desk.syncStatus.use()
  const isOnline = useOnline()
  const fetchStatus = error ? syncStatusOf(error) : 'none'
  return {
    syncStatus: isOnline ? (fetchStatus === 'none' && pendingCount > 0 ? flushStatus : fetchStatus) : 'offline',
    retry: () => {
      retry()
      void desk.flush()
    },
  }
}

import { useSyncExternalStore } from 'react'
import { type SyncStatus, syncStatusOf } from './sync-status.ts'
import { useOutbox, type ShoppingView } from '../use-shopping-view.ts'

export function useSyncStatus({ error, pendingCount, retry }: ShoppingView): {
  syncStatus: SyncStatus
  retry: () => void
} {
  const desk = useOutbox()
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

const useOnline = () =>
  useSyncExternalStore(
    (listener) => {
      addEventListener('online', listener)
      addEventListener('offline', listener)
      return () => {
        removeEventListener('online', listener)
        removeEventListener('offline', listener)
      }
    },
    () => navigator.onLine,
  )

import { useSyncExternalStore } from 'react'
import { type Hindrance, hindranceOf } from './hindrance.ts'
import { useDesk, type ShoppingView } from '../view.ts'

/** What hinders the list, and another try. */
export function useSync({ error, pending, retry }: ShoppingView): { hindrance: Hindrance; retry: () => void } {
  const desk = useDesk()
  const sending = desk.hindrance.use()
  const isOnline = useOnline()
  const looking = error ? hindranceOf(error) : 'none'
  return {
    hindrance: isOnline ? (looking === 'none' && pending > 0 ? sending : looking) : 'offline',
    retry: () => {
      retry()
      void desk.deliver()
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

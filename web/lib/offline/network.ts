import { useOnline } from '../outbox/use-online.ts'
import { queryClient } from '../api/query-client.ts'
import { createSignal } from '../outbox/create-signal.ts'

/** Whether the last call had an answer, and from when what is shown instead is, in milliseconds since the epoch. */
export const network = createSignal<{ isReached: boolean; asOf: number | null }>({ isReached: true, asOf: null })

/** Milliseconds; one call that fails among others that do not must not fetch all of them again and again. */
const calm = 10_000
let refreshedAt = 0

/** All that is shown may be old once there is a network again. */
export function noteAnswer() {
  if (network.get().isReached) return
  network.set({ isReached: true, asOf: null })
  if (Date.now() - refreshedAt < calm) return
  refreshedAt = Date.now()
  void queryClient.invalidateQueries()
}

export function noteFailure(error: unknown) {
  if (error instanceof TypeError && network.get().isReached) network.set({ ...network.get(), isReached: false })
}

export function useIsOffline(): boolean {
  const isOnline = useOnline()
  return !network.use().isReached || !isOnline
}

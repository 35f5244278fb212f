import { useSyncExternalStore } from 'react'

let announcement = ''
const listeners = new Set<() => void>()

/** Speaks through the live region of `TimerRegion`. */
export function announce(next: string) {
  // Screen readers skip repeated words, so every second time they end in a no-break space.
  announcement = next === announcement ? `${next}\u00a0` : next
  listeners.forEach((listener) => listener())
}

const getAnnouncement = () => announcement
export const useAnnouncement = () => useSyncExternalStore(subscribe, getAnnouncement, getAnnouncement)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

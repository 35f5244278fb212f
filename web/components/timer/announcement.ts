import { useSyncExternalStore } from 'react'

let announcement = ''
const listeners = new Set<() => void>()

/** Says a sentence to those who hear the page, through the region that `TimerRegion` keeps open. */
export function announce(next: string) {
  // The same words again are only heard if they differ from those before.
  announcement = next === announcement ? `${next}\u00a0` : next
  listeners.forEach((listener) => listener())
}

const getAnnouncement = () => announcement
export const useAnnouncement = () => useSyncExternalStore(subscribe, getAnnouncement, getAnnouncement)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

import { useSyncExternalStore } from 'react'

let sentence = ''
const listeners = new Set<() => void>()

/** Says a sentence to those who hear the page, through the region that `TimerPlace` keeps open. */
export function speak(next: string) {
  // The same words again are only heard if they differ from those before.
  sentence = next === sentence ? `${next}\u00a0` : next
  listeners.forEach((listener) => listener())
}

const read = () => sentence
export const useSpoken = () => useSyncExternalStore(subscribe, read, read)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

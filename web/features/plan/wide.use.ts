import { useSyncExternalStore } from 'react'

const wide = '(width >= 64rem)'

/** Whether seven days have room beside each other. */
export const useIsWide = () => useSyncExternalStore(subscribe, isWide, () => true)

const isWide = () => matchMedia(wide).matches
function subscribe(listener: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

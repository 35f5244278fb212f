import { useSyncExternalStore } from 'react'

const wide = '(width >= 48rem)'

/** Whether there is room for the fields of an ingredient side by side. */
export const useIsWide = () => useSyncExternalStore(subscribe, isWide, () => true)

const isWide = () => matchMedia(wide).matches
function subscribe(listener: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

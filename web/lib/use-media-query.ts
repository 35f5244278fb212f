import { useSyncExternalStore } from 'react'

/** Whether a condition of the screen holds, now and when it changes. */
export const useMediaQuery = (condition: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(condition)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(condition).matches,
    () => true,
  )

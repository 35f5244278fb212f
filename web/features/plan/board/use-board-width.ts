import { useSyncExternalStore } from 'react'

/** Whether seven days have room beside each other. */
export const useIsWideBoard = () => useMediaQuery('(width >= 64rem)')

/** Whether recipes have room beside the seven days. */
export const useHasPaneRoom = () => useMediaQuery('(width >= 80rem)')

const useMediaQuery = (condition: string) =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(condition)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(condition).matches,
    () => true,
  )

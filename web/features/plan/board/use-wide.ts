import { useSyncExternalStore } from 'react'

/** Whether seven days have room beside each other. */
export const useIsWideBoard = () => useMedia('(width >= 64rem)')

/** Whether recipes have room beside the seven days. */
export const useHasRoom = () => useMedia('(width >= 80rem)')

const useMedia = (condition: string) =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(condition)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(condition).matches,
    () => true,
  )

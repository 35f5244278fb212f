import { useSyncExternalStore } from 'react'

export const useIsWideBoard = () => useMediaQuery('(width >= 64rem)')

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

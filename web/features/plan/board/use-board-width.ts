import { useMediaQuery } from '#web/lib/use-media-query.ts'

export const useIsWideBoard = () => useMediaQuery('(width >= 64rem)')

export const useHasPaneRoom = () => useMediaQuery('(width >= 80rem)')

import { useMediaQuery } from '#web/lib/use-media-query.ts'

/** Pixels: one line where there are columns, two on a phone. In rem, so that larger text gets more room. */
export function useRowHeight(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  return (useMediaQuery('(width >= 48rem)') ? 3 : 4) * rem
}

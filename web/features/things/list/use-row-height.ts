import { useMediaQuery } from '#web/lib/use-media-query.ts'

/** Pixels: one line where there are columns, two on a phone, or three where a row has much to say. In rem, so that larger text gets more room. */
export function useRowHeight({ tall = false }: { tall?: boolean | undefined } = {}): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  return (useMediaQuery('(width >= 48rem)') ? 3 : tall ? 5.25 : 4) * rem
}

import { useSyncExternalStore } from 'react'

const wide = typeof matchMedia === 'function' ? matchMedia('(min-width: 768px)') : undefined

const subscribe = (changed: () => void) => {
  wide?.addEventListener('change', changed)
  return () => wide?.removeEventListener('change', changed)
}

/** Pixels: one line where there are columns, two on a phone. In rem, so that larger text gets more room. */
export function useRowHeight(): number {
  const isWide = useSyncExternalStore(subscribe, () => wide?.matches ?? true)
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  return (isWide ? 3 : 4) * rem
}

import { type PointerEvent, useRef } from 'react'

const far = 50

export function useSwipeAway(away: () => void) {
  const start = useRef<number>(undefined)
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') start.current = event.clientX
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current !== undefined && Math.abs(event.clientX - start.current) >= far) away()
      start.current = undefined
    },
    onPointerCancel: () => {
      start.current = undefined
    },
  }
}

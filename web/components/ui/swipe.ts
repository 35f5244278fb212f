import { type PointerEvent, useRef } from 'react'

const far = 50

/** Pointer handlers for a grip: moving it down by 50 px or more calls `done`. The mouse has a button for that. */
export function useSwipeDown(done: () => void) {
  const start = useRef<number>(undefined)
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') start.current = event.clientY
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current !== undefined && event.clientY - start.current >= far) done()
      start.current = undefined
    },
    onPointerCancel: () => {
      start.current = undefined
    },
  }
}

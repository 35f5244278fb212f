import { type PointerEvent, useRef } from 'react'

const swipeThreshold = 60

/** What a finger that moved so far meant: sideways, and clearly more than up or down. */
export function swipeDirection(across: number, down: number, isRightToLeft = false): 'next' | 'previous' | undefined {
  if (Math.abs(across) < swipeThreshold || Math.abs(across) < Math.abs(down) * 1.5) return undefined
  return across < 0 === isRightToLeft ? 'previous' : 'next'
}

/** Pointer handlers that turn pages with a finger; the mouse has buttons for that, and marks text. */
export function useScreenSwipe(turning: Record<'next' | 'previous', () => void>) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY }
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return
      const isRightToLeft = document.documentElement.dir === 'rtl'
      const turn = swipeDirection(clientX - start.current.x, clientY - start.current.y, isRightToLeft)
      start.current = undefined
      if (turn) turning[turn]()
    },
    onPointerCancel: () => {
      start.current = undefined
    },
  }
}

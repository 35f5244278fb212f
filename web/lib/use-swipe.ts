import { type PointerEvent, useRef } from 'react'

const swipeThreshold = 60

/** Undefined for short moves and for moves that are not clearly sideways. */
export function swipeDirection(across: number, down: number, isRightToLeft = false): 'next' | 'previous' | undefined {
  if (Math.abs(across) < swipeThreshold || Math.abs(across) < Math.abs(down) * 1.5) return undefined
  return across < 0 === isRightToLeft ? 'previous' : 'next'
}

/** Touch only: the mouse selects text. */
export function useSwipe(turning: Record<'next' | 'previous', () => void>) {
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

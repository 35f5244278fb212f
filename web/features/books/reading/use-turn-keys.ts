import { useEffect } from 'react'
import { isPressed } from '#web/lib/keys/pressed.ts'
import { shortcuts } from '#web/lib/keys/shortcuts.ts'

const keyConsumers =
  'input, textarea, select, [role=radiogroup], [role=menu], [role=dialog], [contenteditable], [aria-roledescription=sortable]'

/** Arrows turn the pages, in the direction in which the page is read. */
export function useTurnKeys(turn: (way: 'next' | 'previous') => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTaken = event.target instanceof Element && event.target.closest(keyConsumers)
      const way = (['next', 'previous'] as const).find((one) => isPressed(event, shortcuts.book[one]))
      if (event.defaultPrevented || isTaken || !way) return
      event.preventDefault()
      const isRightToLeft = document.documentElement.dir === 'rtl'
      turn(isRightToLeft ? (way === 'next' ? 'previous' : 'next') : way)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [turn])
}

import { useEffect } from 'react'

interface Turning {
  next: () => void
  previous: () => void
}

/** What a key does in cook mode; undefined leaves it to whatever has the focus. */
export function turnOf(
  {
    key,
    shiftKey,
    altKey,
    ctrlKey,
    metaKey,
  }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  target: EventTarget | null,
  isRightToLeft = false,
): keyof Turning | undefined {
  if (altKey || ctrlKey || metaKey || (target instanceof Element && target.closest(takesKeys))) return undefined
  if (key === 'ArrowRight') return isRightToLeft ? 'previous' : 'next'
  if (key === 'ArrowLeft') return isRightToLeft ? 'next' : 'previous'
  const isPressable = target instanceof Element && target.closest(takesSpace) !== null
  if (key === ' ' && !isPressable) return shiftKey ? 'previous' : 'next'
  return undefined
}

const takesKeys = 'input:not([type=checkbox]), textarea, select, [role=radiogroup], [role=dialog], [contenteditable]'
const takesSpace = 'a, button, summary, input, label'

/** Arrows turn the pages, Space goes on. */
export function useTurning(turning: Turning) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const turn = turnOf(event, event.target, document.documentElement.dir === 'rtl')
      if (!turn) return
      event.preventDefault()
      turning[turn]()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [turning])
}

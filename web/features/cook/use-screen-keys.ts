import { useEffect } from 'react'

interface ScreenNavigation {
  next: () => void
  previous: () => void
}

/** Undefined leaves the key to the focused element. */
export function keyDirection(
  {
    key,
    shiftKey,
    altKey,
    ctrlKey,
    metaKey,
  }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  target: EventTarget | null,
  isRightToLeft = false,
): keyof ScreenNavigation | undefined {
  if (altKey || ctrlKey || metaKey || (target instanceof Element && target.closest(keyConsumers))) return undefined
  if (key === 'ArrowRight') return isRightToLeft ? 'previous' : 'next'
  if (key === 'ArrowLeft') return isRightToLeft ? 'next' : 'previous'
  const isPressable = target instanceof Element && target.closest(spaceConsumers) !== null
  if (key === ' ' && !isPressable) return shiftKey ? 'previous' : 'next'
  return undefined
}

const keyConsumers = 'input:not([type=checkbox]), textarea, select, [role=radiogroup], [role=dialog], [contenteditable]'
const spaceConsumers = 'a, button, summary, input, label'

export function useScreenKeys(turning: ScreenNavigation) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const turn = keyDirection(event, event.target, document.documentElement.dir === 'rtl')
      if (!turn) return
      event.preventDefault()
      turning[turn]()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [turning])
}

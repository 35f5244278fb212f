import { useEffect } from 'react'
import { isPressed } from '#web/lib/keys/pressed.ts'
import { shortcuts } from '#web/lib/keys/shortcuts.ts'

interface ScreenNavigation {
  next: () => void
  previous: () => void
}

/** Undefined leaves the key to the focused element. */
export function keyDirection(
  press: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  target: EventTarget | null,
  isRightToLeft = false,
): keyof ScreenNavigation | undefined {
  const element = target instanceof Element ? target : null
  if (element?.closest(keyConsumers) || (press.key === ' ' && element?.closest(spaceConsumers))) return undefined
  const turn = (['next', 'previous'] as const).find((one) => isPressed(press, shortcuts.cook[one]))
  return turn && isRightToLeft && press.key.startsWith('Arrow') ? (turn === 'next' ? 'previous' : 'next') : turn
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

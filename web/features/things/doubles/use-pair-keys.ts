import { useEffect } from 'react'
import { isPressed } from '#web/lib/keys/pressed.ts'
import { singleKeys } from '#web/lib/keys/single-keys.ts'

interface PairKeys {
  left: () => void
  right: () => void
  distinct: () => void
  later: () => void
}

/** Keys that need no modifier belong to what has the focus first. */
const ownKeys = 'input, textarea, select, [role=menu], [contenteditable]'
const spaceKeys = 'a, button, summary'

function keyMeaning(press: KeyboardEvent, isRightToLeft: boolean): keyof PairKeys | undefined {
  const target = press.target instanceof Element ? press.target : null
  // A question over the page is answered first, wherever the focus is.
  if (press.defaultPrevented || target?.closest(ownKeys) || document.querySelector('[role=dialog]')) return undefined
  if (isPressed(press, ['ArrowLeft'])) return isRightToLeft ? 'right' : 'left'
  if (isPressed(press, ['ArrowRight'])) return isRightToLeft ? 'left' : 'right'
  if (isPressed(press, ['n'])) return singleKeys.get() ? 'distinct' : undefined
  return isPressed(press, [' ']) && !target?.closest(spaceKeys) ? 'later' : undefined
}

export function usePairKeys(keys: PairKeys) {
  useEffect(() => {
    const onKey = (press: KeyboardEvent) => {
      const meaning = press.repeat ? undefined : keyMeaning(press, document.documentElement.dir === 'rtl')
      if (!meaning) return
      press.preventDefault()
      keys[meaning]()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [keys])
}

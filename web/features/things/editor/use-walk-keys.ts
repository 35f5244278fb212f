import { type RefObject, useEffect } from 'react'
import { isPressed, isTyping } from '#web/lib/keys/pressed.ts'
import { shortcuts } from '#web/lib/keys/shortcuts.ts'
import { isSingleKey, singleKeys } from '#web/lib/keys/single-keys.ts'
import type { Walk } from '../list/use-walk.ts'

/** What opens or moves by arrows with Alt. */
const keyConsumers = 'select, [role=combobox]'

/** Keys walk the list while the focus is in the sheet, and not in a question above it. */
export function useWalkKeys(walk: Walk, inSheet: RefObject<HTMLElement | null>) {
  const areSingleOn = singleKeys.use()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      const sheet = inSheet.current?.closest('[role=dialog]')
      if (event.defaultPrevented || !(target instanceof Element) || !sheet?.contains(target)) return
      const isActive = (keys: string) => !isSingleKey(keys) || (areSingleOn && !isTyping(target))
      const way = (['next', 'previous'] as const).find((one) => isPressed(event, shortcuts.sheet[one].filter(isActive)))
      if (!way || target.closest(keyConsumers)) return
      event.preventDefault()
      walk[way]?.()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [walk, inSheet, areSingleOn])
}

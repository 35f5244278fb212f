import { useEffect, useEffectEvent } from 'react'
import { isPressed } from '#web/lib/keys/pressed.ts'
import { shortcuts } from '#web/lib/keys/shortcuts.ts'

interface Hotkeys {
  save: () => void
  undo: () => void
  redo: () => void
}

/** The browser itself undoes text that a field has not passed on yet. */
export function useHotkeys({ save, undo, redo }: Hotkeys) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const isWriting = event.target instanceof Element && event.target.closest('[data-typing]') !== null
    const act = isPressed(event, shortcuts.editor.save)
      ? save
      : isWriting
        ? null
        : isPressed(event, shortcuts.editor.undo)
          ? undo
          : isPressed(event, shortcuts.editor.redo)
            ? redo
            : null
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

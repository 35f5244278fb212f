import { useEffect, useEffectEvent } from 'react'

interface Hotkeys {
  save: () => void
  undo: () => void
  redo: () => void
}

/** The browser itself undoes text that a field has not passed on yet. */
export function useHotkeys({ save, undo, redo }: Hotkeys) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return
    const key = event.key.toLowerCase()
    const isTyping = event.target instanceof Element && event.target.closest('[data-typing]') !== null
    const act =
      key === 's' && !event.shiftKey
        ? save
        : isTyping
          ? null
          : key === 'z'
            ? event.shiftKey
              ? redo
              : undo
            : key === 'y'
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

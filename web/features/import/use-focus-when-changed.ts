import { useEffect, useRef } from 'react'

/** Whoever pressed what is gone now goes on where something else came in its place. */
export function useFocusWhenChanged(state: string) {
  const section = useRef<HTMLDivElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true })
  }, [state])
  return section
}

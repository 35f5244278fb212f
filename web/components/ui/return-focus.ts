import { useRef } from 'react'

/** A dialog opened by the URL has no trigger, so closing focuses the element before it, or the heading. */
export function useReturnFocus() {
  const before = useRef<Element>(null)
  const page = useRef('')
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement
      page.current = location.pathname
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const isThere = before.current?.isConnected === true && before.current !== document.body
      const isSamePage = location.pathname === page.current
      const target = isThere && isSamePage ? before.current : document.querySelector('h1')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    },
  }
}

import { useRef } from 'react'

/**
 * Handlers for the content of a dialog that is opened from the address and so has no trigger: closing gives the focus back
 * to what had it, or to the page's heading when that is gone or the page is another one.
 */
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

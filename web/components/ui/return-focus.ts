import { useRef } from 'react'

/** None where it is one that would at once hide the others behind what it suggests. */
function firstField(dialog: EventTarget | null): HTMLElement | null {
  if (!(dialog instanceof HTMLElement)) return null
  const field = dialog.querySelector<HTMLElement>(
    'form :is(input:not([type=checkbox], [type=hidden]), textarea, select):not(:disabled)',
  )
  return field?.getAttribute('role') === 'combobox' ? null : field
}

/** A dialog opened by the URL has no trigger, so closing focuses the element before it, or the heading. */
export function useReturnFocus(returnTo?: () => HTMLElement | null) {
  const before = useRef<Element>(null)
  const page = useRef('')
  return {
    onOpenAutoFocus: (event: Event) => {
      before.current = document.activeElement
      page.current = location.pathname
      // Whoever has a keyboard writes at once; on a phone a keyboard that jumps up would hide what it is about.
      const field = matchMedia('(pointer: fine)').matches ? firstField(event.target) : null
      if (!field) return
      event.preventDefault()
      field.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const isThere = before.current?.isConnected === true && before.current !== document.body
      const isSamePage = location.pathname === page.current
      const target = returnTo?.() ?? (isThere && isSamePage ? before.current : document.querySelector('h1'))
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    },
  }
}

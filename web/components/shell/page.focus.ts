import type { AnyRouter } from '@tanstack/react-router'

let isWaiting = false

/** After a move to another path the page's heading takes the focus, also when the page comes later than the route. */
export function watchNavigation(router: AnyRouter): () => void {
  const before = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) isWaiting = true
  })
  const after = router.subscribe('onRendered', () => takeFocus(document.querySelector('h1')))
  return () => {
    before()
    after()
  }
}

/** Only once per move, and never away from a field of the new page that already has it. */
export function takeFocus(heading: HTMLElement | null) {
  if (!isWaiting || !heading) return
  isWaiting = false
  const now = document.activeElement
  if (now?.closest('main')?.contains(heading) && now.matches('input, textarea, select')) return
  heading.focus({ preventScroll: true })
}

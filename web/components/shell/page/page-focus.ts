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

/** How many frames a heading has to become visible: a page that still waits for its data takes no focus. */
const PATIENCE = 300

/** Only once per move, and never away from a field of the new page that already has it. */
export function takeFocus(heading: HTMLElement | null, patience = PATIENCE) {
  if (!isWaiting || !heading) return
  const now = document.activeElement
  const isTaken = now?.closest('main')?.contains(heading) && now.matches('input, textarea, select')
  if (!isTaken) heading.focus({ preventScroll: true })
  isWaiting = !isTaken && document.activeElement !== heading
  if (isWaiting && patience > 0) {
    requestAnimationFrame(() => takeFocus(document.querySelector('h1'), patience - 1))
  }
}

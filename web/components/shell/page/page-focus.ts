import type { AnyRouter } from '@tanstack/react-router'

let isFocusPending = false

/** After a move to another path the page's heading takes the focus, also when the page comes later than the route. */
export function focusHeadingOnNavigation(router: AnyRouter): () => void {
  const before = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) isFocusPending = true
  })
  const after = router.subscribe('onRendered', () => focusHeading(document.querySelector('h1')))
  return () => {
    before()
    after()
  }
}

/** How many frames a heading has to become visible: a page that still waits for its data takes no focus. */
const MAX_FRAMES = 300

/** Only once per move, and never away from a field of the new page that already has it. */
export function focusHeading(heading: HTMLElement | null, framesLeft = MAX_FRAMES) {
  if (!isFocusPending || !heading) return
  const now = document.activeElement
  const isTaken = now?.closest('main')?.contains(heading) && now.matches('input, textarea, select')
  if (!isTaken) heading.focus({ preventScroll: true })
  isFocusPending = !isTaken && document.activeElement !== heading
  if (isFocusPending && framesLeft > 0) {
    requestAnimationFrame(() => focusHeading(document.querySelector('h1'), framesLeft - 1))
  }
}

import type { AnyRouter } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Focuses the box of the page that opens: that of the search, or of the shopping list. */
    search?: boolean
  }
}

let isFocusPending = false

/** The heading may come later than the route, so `focusHeading` keeps trying. */
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

/** Frames to wait: a page that still loads its data has no visible heading. */
const MAX_FRAMES = 300

/** Once per navigation, and never away from a focused field of the new page. */
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

import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Box, placeSnackbar } from './place-snackbar.ts'

/** Milliseconds; a sheet that opens moves for a while. */
const settling = 220

/** Null until it is measured. Measures again when something opens, closes, scrolls to rest or changes its size. */
export function useSnackbarPlace(card: RefObject<HTMLElement | null>): Box | null {
  const [place, setPlace] = useState<Box | null>(null)
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const measure = () => {
      const { current } = card
      if (current) setPlace(placeSnackbar({ screen: visibleScreen(), size: sizeOf(current), ...obstacles() }))
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(measure, settling)
    }
    const now = () => {
      measure()
      later()
    }
    measure()
    later()
    const dialogs = new MutationObserver(now)
    dialogs.observe(document.body, { childList: true })
    const page = new ResizeObserver(later)
    page.observe(document.body)
    addEventListener('scrollend', later, true)
    visualViewport?.addEventListener('resize', now)
    visualViewport?.addEventListener('scroll', later)
    return () => {
      clearTimeout(timer)
      dialogs.disconnect()
      page.disconnect()
      removeEventListener('scrollend', later, true)
      visualViewport?.removeEventListener('resize', now)
      visualViewport?.removeEventListener('scroll', later)
    }
  }, [card])
  return place
}

/** An on-screen keyboard makes the visual viewport smaller, not the window. */
function visibleScreen(): Box {
  const { offsetLeft: left, offsetTop: top, width, height } = visualViewport ?? wholeWindow()
  return { left, top, right: left + width, bottom: top + height }
}

const wholeWindow = () => ({ offsetLeft: 0, offsetTop: 0, width: innerWidth, height: innerHeight })

const sizeOf = (card: HTMLElement) => ({ width: Math.min(512, innerWidth - 24), height: card.offsetHeight })

const controlSelector =
  'button.bg-primary-strong, a.bg-primary-strong, [aria-pressed], [role=radio], [role=switch], input, textarea, select'

/** Only classes that can fix an element are looked at, as computed styles of every element take long. */
function obstacles(): { fixed: Box[]; controls: Box[] } {
  const dialogs = visible('[role=dialog], [role=alertdialog], [role=menu]')
  const open = dialogs.at(-1)
  if (open) return { fixed: dialogs.map(boxOf), controls: visible(`button, a, ${controlSelector}`, open).map(boxOf) }
  const fixed = visible('[class*="fixed"], [class*="sticky"]').filter(staysInPlace)
  return { fixed: fixed.map(boxOf), controls: visible(controlSelector).map(boxOf) }
}

/** Headings that stick to the top scroll like anything else until they arrive there. */
function staysInPlace(element: HTMLElement): boolean {
  const { position, bottom, pointerEvents } = getComputedStyle(element)
  if (pointerEvents === 'none') return false
  return (
    position === 'fixed' || (position === 'sticky' && (bottom !== 'auto' || element.offsetHeight > innerHeight * 0.9))
  )
}

const visible = (selector: string, within: ParentNode = document) =>
  [...within.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      !element.closest('[data-snackbar]') &&
      element.checkVisibility({ opacityProperty: true }) &&
      isOnScreen(boxOf(element)),
  )

const isOnScreen = ({ left, top, right, bottom }: Box) =>
  right > left && bottom > top && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth

function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left, top, right, bottom }
}

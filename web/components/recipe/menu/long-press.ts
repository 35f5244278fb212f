import { createContext } from 'react'

/** What holding a finger on a card does instead of opening its menu, such as choosing it. */
export const LongPress = createContext<(() => void) | null>(null)

/** Milliseconds; a little less than phones take, whose own long press ends the pointer. */
const duration = 450
const maxMove = 10

/** Calls `onPress` for a finger that stays on the element; returns what stops that. */
export function listenForLongPress(element: HTMLElement, onPress: (event: PointerEvent) => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let timer: ReturnType<typeof setTimeout> | undefined
  let from = { x: 0, y: 0 }
  const cancel = () => clearTimeout(timer)
  const press = (event: PointerEvent) => {
    swallowNextClick()
    onPress(event)
  }
  // Or a phone shows its own menu for the link below the finger.
  element.style.setProperty('-webkit-touch-callout', 'none')
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'mouse' || !event.isPrimary) return
      from = { x: event.clientX, y: event.clientY }
      timer = setTimeout(press, duration, event)
    },
    { signal },
  )
  element.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > maxMove) cancel()
    },
    { signal },
  )
  for (const end of ['pointerup', 'pointercancel'] as const) element.addEventListener(end, cancel, { signal })
  return () => {
    cancel()
    stop.abort()
  }
}

/** Lifting the finger must not follow the link below it. Listens before the page's root does. */
function swallowNextClick() {
  const swallow = (click: Event) => {
    click.preventDefault()
    click.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  const forget = () => setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), lift)
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, forget, { once: true })
}

/** Milliseconds from a lifted finger to its click, at most. */
const lift = 100

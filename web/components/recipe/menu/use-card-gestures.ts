import { type RefObject, use, useEffect, useEffectEvent } from 'react'
import { listenForLongPress, LongPress } from './long-press.ts'

export interface Point {
  x: number
  y: number
}

/** A right click, the menu key and a long press anywhere on a card, which is the list item around `inside`. */
export function useCardGestures(inside: RefObject<HTMLElement | null>, onMenu: (at: Point) => void) {
  const held = use(LongPress)
  const open = useEffectEvent(onMenu)
  const press = useEffectEvent(({ clientX, clientY }: PointerEvent) =>
    held ? held() : onMenu({ x: clientX, y: clientY }),
  )
  useEffect(() => {
    const card = inside.current?.closest('li')
    if (!card) return
    const onContextMenu = (event: MouseEvent) => {
      // With the shift key the browser's own menu is asked for.
      if (event.shiftKey && event.button === 2) return
      event.preventDefault()
      if (!('pointerType' in event) || event.pointerType !== 'touch') open({ x: event.clientX, y: event.clientY })
    }
    card.addEventListener('contextmenu', onContextMenu)
    const stop = listenForLongPress(card, press)
    return () => {
      card.removeEventListener('contextmenu', onContextMenu)
      stop()
    }
  }, [inside])
}

import type { KeyboardEvent, MouseEvent } from 'react'
import { isPressed } from '#web/lib/keys/pressed.ts'
import { shortcuts } from '#web/lib/keys/shortcuts.ts'
import { singleKeys } from '#web/lib/keys/single-keys.ts'

export interface Choosable {
  index: number
  columns: number
  /** Whether anything is chosen. */
  isChoosing: boolean
  onToggle: (index: number) => void
  onExtend: (to: number, from: number) => void
}

/**
 * How a recipe among results is chosen: X, Shift and an arrow, a click with Shift, and once something is chosen, a tap.
 * For the list item around the card; what opens over the page from within it does not count.
 */
export const choosable = ({ index, columns, isChoosing, onToggle, onExtend }: Choosable) => ({
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (!isOnLink(event)) return
    const list = event.currentTarget.parentElement
    const step = event.shiftKey ? stepOf(event.key, columns) : 0
    const next = list?.querySelector<HTMLElement>(`[aria-posinset="${index + step + 1}"] a`)
    if (step !== 0 && next) {
      event.preventDefault()
      onExtend(index + step, index)
      next.focus()
    } else if (isPressed(event, shortcuts.results.choose) && singleKeys.get()) {
      event.preventDefault()
      onToggle(index)
    }
  },
  onClickCapture: (event: MouseEvent<HTMLElement>) => {
    if (!isOnLink(event)) return
    const { shiftKey } = event
    const isTap = isChoosing && matchMedia('(pointer: coarse)').matches
    if (!isTap && !shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    if (shiftKey) onExtend(index, index)
    else onToggle(index)
  },
})

function isOnLink({ currentTarget, target }: { currentTarget: HTMLElement; target: EventTarget }): boolean {
  return target instanceof Element && currentTarget.contains(target) && target.closest('a') !== null
}

function stepOf(key: string, columns: number): number {
  return { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[key] ?? 0
}

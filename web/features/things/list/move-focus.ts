import type { KeyboardEvent } from 'react'
import { isPressed } from '#web/lib/keys/pressed.ts'
import { shortcuts } from '#web/lib/keys/shortcuts.ts'
import { isSingleKey, singleKeys } from '#web/lib/keys/single-keys.ts'

/** Arrows, or J and K, go from row to row, Home and End to the first and last that are drawn. */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event
  const links = [...(event.currentTarget.closest('table')?.querySelectorAll<HTMLElement>('[data-row] a') ?? [])]
  const at = links.indexOf(event.currentTarget)
  // Shift with an arrow chooses on the way.
  const press = { key, altKey, ctrlKey, metaKey, shiftKey: shiftKey && !key.startsWith('Arrow') }
  const goes = (keys: readonly string[]) =>
    isPressed(
      press,
      keys.filter((one) => singleKeys.get() || !isSingleKey(one)),
    )
  const to = goes(shortcuts.list.down)
    ? at + 1
    : goes(shortcuts.list.up)
      ? at - 1
      : { Home: 0, End: links.length - 1 }[key]
  if (to === undefined || at < 0 || altKey || ctrlKey || metaKey) return
  const next = links[to]
  if (!next) return
  event.preventDefault()
  next.focus()
  next.scrollIntoView({ block: 'nearest' })
}

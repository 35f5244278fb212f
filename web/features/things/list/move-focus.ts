import type { KeyboardEvent } from 'react'

/** Arrows go from row to row, Home and End to the first and last that are drawn. */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const links = [...(event.currentTarget.closest('table')?.querySelectorAll<HTMLElement>('[data-row] a') ?? [])]
  const at = links.indexOf(event.currentTarget)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key]
  if (to === undefined || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return
  const next = links[to]
  if (!next) return
  event.preventDefault()
  next.focus()
  next.scrollIntoView({ block: 'nearest' })
}

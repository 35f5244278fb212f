import { useSyncExternalStore } from 'react'
import type { Message } from './messages/messages.ts'

export interface Snack {
  id: number
  message: Message
  undo?: () => Promise<unknown>
}

/** Milliseconds between two messages. */
export const snackbarPause = 50

let queue: readonly Snack[] = []
let last = 0
const listeners = new Set<() => void>()

function become(next: readonly Snack[]) {
  queue = next
  listeners.forEach((listener) => listener())
}

/** Undo goes first: it must be in reach while the person remembers doing it. */
export function enqueue(given: Omit<Snack, 'id'>) {
  last += 1
  const snack = { id: last, ...given }
  const first = queue[0]
  if (snack.undo && first) become(first.undo ? [snack, ...queue.slice(1)] : [snack, ...queue])
  else become([...queue, snack])
}

/** Changes what waits to be seen, the first of which is. */
export const changeSnacks = (change: (now: readonly Snack[]) => readonly Snack[]) => become(change(queue))

export const advance = () => become(queue.slice(1))
export const clearSnacks = () => become([])

export const useSnacks = () => useSyncExternalStore(subscribe, read, read)
const read = () => queue
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

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

/** Says something else in the place of one that is still to be seen, or takes it away. Answers its id. */
export function replaceSnack(id: number | undefined, message?: Message): number {
  if (id !== undefined)
    become(queue.flatMap((snack) => (snack.id !== id ? snack : message ? { ...snack, message } : [])))
  else if (message) enqueue({ message })
  return id ?? last
}

export const advance = () => become(queue.slice(1))
export const clearSnacks = () => become([])

export const useSnacks = () => useSyncExternalStore(subscribe, read, read)
const read = () => queue
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

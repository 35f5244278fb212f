import { useSyncExternalStore } from 'react'

/** Recipes whose picture this visit asked for and that has neither come nor failed. */
let awaited: ReadonlySet<number> = new Set()
const listeners = new Set<() => void>()

function set(next: ReadonlySet<number>) {
  awaited = next
  for (const listener of listeners) listener()
}

export const addAwaited = (recipe: number) => set(new Set([...awaited, recipe]))
export const deleteAwaited = (recipe: number) => set(new Set([...awaited].filter((one) => one !== recipe)))
export const isAwaited = (recipe: number) => awaited.has(recipe)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useIsAwaited = (recipe: number): boolean => useSyncExternalStore(subscribe, () => awaited.has(recipe))

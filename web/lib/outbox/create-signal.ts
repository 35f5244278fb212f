import { useSyncExternalStore } from 'react'

export interface Signal<T> {
  get: () => T
  set: (next: T) => void
  use: () => T
}

export function createSignal<T>(initial: T): Signal<T> {
  let current = initial
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const get = () => current
  return {
    get,
    set(next) {
      current = next
      listeners.forEach((listener) => listener())
    },
    use: () => useSyncExternalStore(subscribe, get, get),
  }
}

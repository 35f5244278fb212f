import { useSyncExternalStore } from 'react'

export interface PersistedStore<T> {
  get: () => T
  set: (next: T) => void
  subscribe: (listener: () => void) => () => void
  use: () => T
}

/** `revive` gets undefined where nothing is stored; it must not throw. */
export function persistedStore<T>(key: string, revive: (raw: unknown) => T): PersistedStore<T> {
  let current = revive(read(key))
  const listeners = new Set<() => void>()
  const notifyListeners = () => listeners.forEach((listener) => listener())
  globalThis.addEventListener?.('storage', (event: StorageEvent) => {
    if (event.key !== key) return
    current = revive(read(key))
    notifyListeners()
  })
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const get = () => current
  return {
    get,
    set(next) {
      current = next
      write(key, next)
      notifyListeners()
    },
    subscribe,
    use: () => useSyncExternalStore(subscribe, get, get),
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Storage may be full or forbidden; the value then lasts until the page is closed. */
function write(key: string, value: unknown) {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    return
  }
}

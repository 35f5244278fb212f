import { useSyncExternalStore } from 'react'

export type FileState =
  | 'complete'
  /** A part of the page did not come. */
  | 'missing'
  /** What is missing is there now, but the browser asks for it only after a reload. */
  | 'stuck'
  /** The server has another version than the one that is open. */
  | 'outdated'

let state: FileState = 'complete'
const listeners = new Set<() => void>()

const become = (next: FileState) => {
  state = next
  listeners.forEach((listener) => listener())
}

export const fileState = {
  get: () => state,
  /** A new version stays offered whatever is found meanwhile. */
  set(next: FileState) {
    if (state !== 'outdated') become(next)
  },
  later: () => become('complete'),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export const useFileState = () => useSyncExternalStore(fileState.subscribe, fileState.get)

import { forgetPictures } from './offline/keep-pictures.ts'

const keyPrefix = 'larder.kept.'

export const userStorageKey = (name: string): string => keyPrefix + name

export function readUserStorage(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyPrefix + name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Nothing is kept under a name with null. Storage may be full or forbidden; then there is nothing to read offline. */
export function writeUserStorage(name: string, value: unknown) {
  try {
    localStorage.setItem(keyPrefix + name, JSON.stringify(value))
  } catch {
    return
  }
}

/** Logging out leaves nothing of the household's data behind. */
export function clearUserStorage() {
  forgetPictures()
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(keyPrefix)) localStorage.removeItem(key)
  } catch {
    return
  }
}

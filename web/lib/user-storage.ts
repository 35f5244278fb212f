const keyPrefix = 'larder.kept.'

/** The name of something kept, for those who keep it themselves. */
export const userStorageKey = (name: string): string => keyPrefix + name

/** What was kept of a person's data on this device, for a visit without a network; undefined the first time. */
export function readUserStorage(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyPrefix + name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** A full or forbidden storage only means that there is nothing to read without a network. */
export function writeUserStorage(name: string, value: unknown) {
  try {
    localStorage.setItem(keyPrefix + name, JSON.stringify(value))
  } catch {
    return
  }
}

/** Whoever logs out leaves nothing of their household's data behind. */
export function clearUserStorage() {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(keyPrefix)) localStorage.removeItem(key)
  } catch {
    return
  }
}

const prefix = 'larder.kept.'

/** The name of something kept, for those who keep it themselves. */
export const keptName = (name: string): string => prefix + name

/** What was kept of a person's data on this device, for a visit without a network; undefined the first time. */
export function readKept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(prefix + name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** A full or forbidden storage only means that there is nothing to read without a network. */
export function keep(name: string, value: unknown) {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(value))
  } catch {
    return
  }
}

/** Whoever logs out leaves nothing of their household's data behind. */
export function forgetKept() {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    return
  }
}

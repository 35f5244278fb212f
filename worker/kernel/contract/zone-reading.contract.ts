let current = ''

/** The zone in which a time is read that says none. */
export const zoneRead = (): string => current

/** Reads in a zone. Schemas are told of nothing but the value, and read without waiting, so that requests never mix. */
export function readIn<T>(zone: string, read: () => T): T {
  const before = current
  current = zone
  try {
    return read()
  } finally {
    current = before
  }
}

let activeZone = ''

/** The zone in which a time is read that says none. */
export const currentZone = (): string => activeZone

/** Reads in a zone. Schemas are told of nothing but the value, and read without waiting, so that requests never mix. */
export function withZone<T>(zone: string, read: () => T): T {
  const before = activeZone
  activeZone = zone
  try {
    return read()
  } finally {
    activeZone = before
  }
}

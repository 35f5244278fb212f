let activeZone = ''

export const currentZone = (): string => activeZone

/** Parses in a time zone. zod hands schemas nothing but the value; as they parse synchronously, requests never mix. */
export function withZone<T>(zone: string, read: () => T): T {
  const before = activeZone
  activeZone = zone
  try {
    return read()
  } finally {
    activeZone = before
  }
}

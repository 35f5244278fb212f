export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** All zones by name. The browser's own and that of the space may have names that its list does not, such as UTC. */
export const timeZonesWith = (zone: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), browserTimeZone(), zone])].filter(Boolean).toSorted()

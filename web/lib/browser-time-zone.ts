/** Where this browser is, as in `Europe/Berlin`. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

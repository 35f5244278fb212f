/** Minutes as most apps show them; blank where unknown. */
export const minutesText = (minutes: number): string => (minutes > 0 ? `${minutes} minutes` : '')

/** ISO 8601; null where unknown. */
export const isoTime = (minutes: number): string | null =>
  minutes > 0 ? `PT${Math.floor(minutes / 60)}H${minutes % 60}M` : null

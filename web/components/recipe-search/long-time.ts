const hour = 60

/** Whole hours from two on, else minutes, in words. */
export function longTime(minutes: number, language: string): string {
  const isHours = minutes >= 2 * hour && minutes % hour === 0
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isHours ? 'hour' : 'minute',
    unitDisplay: 'long',
  }).format(isHours ? minutes / hour : minutes)
}

import { durationParts, minutesIn, readClock } from './duration-field.ts'

/** Minutes from `90`, `1:30`, `1 h 30`, `1,5 Std` or `2 days`; 0 for an empty text, null for any other. */
export function readMinutes(text: string): number | null {
  const typed = text.trim()
  if (typed === '') return 0
  const clock = readClock(typed)
  if (clock !== null) return Math.round(clock)
  const parts = durationParts(typed)
  if (parts.some(({ unit }) => unit === null)) return null
  const rest = parts.reduce((left, part) => left.replace(part.text, ' '), typed)
  const total = parts.reduce((sum, { amount, unit }) => sum + amount * minutesIn(unit ?? 'minute'), 0)
  return /[\p{L}\d]/u.test(rest.replace(/\b(and|und)\b/gi, '')) || !(total <= 1_000_000) ? null : Math.round(total)
}

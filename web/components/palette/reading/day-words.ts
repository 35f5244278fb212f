import { addDays, type CivilDate, civilToDate } from '#web/lib/format/civil-date.ts'
import { fold } from './fold.ts'
import { beginsWithSlip } from './likeness.ts'

const ahead = new Map([
  ['today', 0],
  ['tonight', 0],
  ['heute', 0],
  ['tomorrow', 1],
  ['morgen', 1],
  ['ubermorgen', 2],
])

/** From Sunday on. */
const weekdays = [
  ['sunday', 'sonntag', 'so'],
  ['monday', 'montag', 'mo'],
  ['tuesday', 'dienstag', 'di'],
  ['wednesday', 'mittwoch', 'mi'],
  ['thursday', 'donnerstag', 'do'],
  ['friday', 'freitag', 'fr'],
  ['saturday', 'samstag', 'sa', 'sonnabend'],
] as const

/** The first such day from `today` on, for a word in English or German; null for any other word. */
export function dayNamed(word: string, today: CivilDate): CivilDate | null {
  const wanted = fold(word).replace(/\.$/, '')
  const days = ahead.get(wanted)
  if (days !== undefined) return addDays(today, days)
  const weekday = weekdays.findIndex((names) => names.some((name) => isMeant(wanted, name)))
  return weekday === -1 ? null : addDays(today, (weekday - civilToDate(today).getDay() + 7) % 7)
}

/** Abbreviations of German days are other words, too, so they count only as a whole. */
function isMeant(wanted: string, name: string): boolean {
  if (wanted === name) return true
  const isEnglish = name.endsWith('day')
  const least = isEnglish ? 3 : 4
  if (wanted.length >= least && name.startsWith(wanted)) return true
  return wanted.length >= name.length - 1 && name.length > 5 && beginsWithSlip(wanted, name)
}

/** Whether it is a day's name as a whole, and no other word. */
export const isDayName = (word: string): boolean => {
  const wanted = fold(word)
  return ahead.has(wanted) || weekdays.some((names) => names.some((name) => name.length > 2 && name === wanted))
}

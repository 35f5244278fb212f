import { expect, test } from 'vitest'
import { addDays, toCivilDate, civilToDate, weekStart } from '#web/lib/format/civil-date.ts'
import { formatMinutes, formatRelative } from '#web/lib/format/format-time.ts'

test.each([
  [25, 'en', '25 min'],
  [90, 'en', '1 hr 30 min'],
  [120, 'de', '2 Std.'],
  [1440, 'en', '1 day'],
  [0, 'en', '0 min'],
])('%d minutes in %s are %s', (minutes, language, text) => expect(formatMinutes(minutes, language)).toBe(text))

test('a day ago is "yesterday"', () => {
  expect(formatRelative(new Date(2026, 0, 1, 9), new Date(2026, 0, 2, 12), 'en')).toBe('yesterday')
})
test('a moment ago is "now"', () => expect(formatRelative(new Date(1000), new Date(1500), 'en')).toBe('now'))

test('a day keeps its date through the change to summer time', () => {
  expect(addDays('2026-03-28', 1)).toBe('2026-03-29')
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
  expect(toCivilDate(civilToDate('2026-03-29'))).toBe('2026-03-29')
})
test('the week starts on the day the household chose', () => {
  expect(weekStart('2026-11-29', 1)).toBe('2026-11-23')
  expect(weekStart('2026-11-29', 0)).toBe('2026-11-29')
})

import { afterEach, describe, expect, test, vi } from 'vitest'
import { firstDay, isOnDay } from '#web/features/plan/board/meal.rows.ts'
import { addDays, toCivilDate, civilToDate, today } from '#web/lib/format/civil-date.ts'
import { meal } from './plan.things.ts'

const home = process.env['TZ']
afterEach(() => {
  vi.useRealTimers()
  process.env['TZ'] = home
})

test.each([
  ['America/Denver', '2026-08-14T04:00:00Z', '2026-08-13'],
  ['America/Los_Angeles', '2026-08-14T03:00:00Z', '2026-08-13'],
  ['Australia/Brisbane', '2026-08-13T20:00:00Z', '2026-08-14'],
  ['Pacific/Auckland', '2026-08-13T13:00:00Z', '2026-08-14'],
  ['UTC', '2026-08-13T23:59:59Z', '2026-08-13'],
])('in %s, at %s, today is %s, whatever day the server has', (zone, instant, day) => {
  process.env['TZ'] = zone
  vi.useFakeTimers({ now: new Date(instant) })
  expect(today()).toBe(day)
})

describe.each(['America/Los_Angeles', 'Pacific/Auckland', 'Europe/Berlin', 'UTC'])('in %s', (zone) => {
  test('a meal is on the day it was planned for', () => {
    process.env['TZ'] = zone
    const dinner = meal(1, '2026-05-06', '2026-05-06')
    expect(firstDay(dinner)).toBe('2026-05-06')
    expect(['2026-05-05', '2026-05-06', '2026-05-07'].map((day) => isOnDay(dinner, day))).toEqual([false, true, false])
  })

  test('a day opened and saved again and again stays that day', () => {
    process.env['TZ'] = zone
    let day = '2026-08-13'
    for (let times = 0; times < 3; times++) day = toCivilDate(civilToDate(day))
    expect(day).toBe('2026-08-13')
    expect([addDays('2026-03-28', 1), addDays('2026-10-31', 1), addDays('2027-01-01', -1)]).toEqual([
      '2026-03-29',
      '2026-11-01',
      '2026-12-31',
    ])
  })
})

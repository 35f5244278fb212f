import { describe, expect, test } from 'vitest'
import {
  formatClock,
  toExtended,
  sortByEnd,
  isOver,
  secondsLeft,
  toPaused,
  toResumed,
  reviveTimers,
  createTimer,
} from '#web/components/timer/timer-rules.ts'

const now = 1_000_000
const later = (seconds: number) => now + seconds * 1000
const timer = (seconds = 600, id = 'a') => createTimer({ name: 'Simmer', recipe: null, seconds }, id, now)

test('a timer ends on time however rarely it is read', () => {
  expect(secondsLeft(timer(), later(599))).toBe(1)
  expect(isOver(timer(), later(599))).toBe(false)
  expect(isOver(timer(), later(600))).toBe(true)
  expect(secondsLeft(timer(), later(700))).toBe(-100)
})

test('time in a pause does not count', () => {
  const stopped = toPaused(timer(), later(100))
  expect(secondsLeft(stopped, later(5000))).toBe(500)
  expect(secondsLeft(toResumed(stopped, later(5000)), later(5100))).toBe(400)
})

test('a timer that is over cannot be paused', () => {
  expect(toPaused(timer(), later(601))).toEqual(timer())
})

describe('changing the time', () => {
  test('a minute more is added, running or paused', () => {
    expect(secondsLeft(toExtended(timer(), 60, later(10)), later(10))).toBe(650)
    expect(secondsLeft(toExtended(toPaused(timer(), later(10)), 60, later(20)), later(20))).toBe(650)
  })

  test('a minute less never ends before now', () => {
    expect(secondsLeft(toExtended(timer(30), -60, later(10)), later(10))).toBe(0)
  })

  test('a minute more for a timer that is over begins now', () => {
    const again = toExtended(timer(), 60, later(900))
    expect(secondsLeft(again, later(900))).toBe(60)
    expect(again.total).toBe(60)
  })

  test('a minute less for a timer that is over changes nothing', () => {
    expect(toExtended(timer(), -60, later(900))).toEqual(timer())
  })
})

test('timers that ring first come first, paused ones last', () => {
  const [short, long, stopped] = [timer(10, 'short'), timer(20, 'long'), toPaused(timer(5, 'stopped'), now)]
  expect(sortByEnd([stopped, long, short]).map(({ id }) => id)).toEqual(['short', 'long', 'stopped'])
})

test.each([
  [0, '0:00'],
  [9.2, '0:10'],
  [245, '4:05'],
  [5400, '1:30:00'],
  [176_400, '49:00:00'],
  [-61, '1:01'],
])('%d seconds read as %s', (seconds, text) => expect(formatClock(seconds)).toBe(text))

test('timers survive a reload, except those that rang a day ago', () => {
  const kept = JSON.parse(JSON.stringify([timer(), 'nonsense', null])) as unknown
  expect(reviveTimers(kept, later(700))).toEqual([timer()])
  expect(reviveTimers(kept, later(100_000))).toEqual([])
  expect(reviveTimers(undefined, now)).toEqual([])
})

import { describe, expect, it } from 'vitest'
import { isDue } from '../../../scripts/local/cron-clock.ts'

const at = (time: string) => new Date(`2026-11-02T${time}:30Z`) // A Monday.

describe('a cron expression', () => {
  it('with stars is due every minute', () => {
    expect(isDue('* * * * *', at('13:37'))).toBe(true)
  })

  it('with a step is due at its multiples', () => {
    expect(isDue('*/2 * * * *', at('13:36'))).toBe(true)
    expect(isDue('*/2 * * * *', at('13:37'))).toBe(false)
  })

  it('with a range and a step counts from the start of the range', () => {
    expect(isDue('5-20/5 * * * *', at('13:15'))).toBe(true)
    expect(isDue('5-20/5 * * * *', at('13:25'))).toBe(false)
    expect(isDue('5-20/5 * * * *', at('13:00'))).toBe(false)
  })

  it('with a list is due at each of its values', () => {
    expect([0, 15, 30, 45].map((m) => isDue('0,30 * * * *', at(`13:${String(m).padStart(2, '0')}`)))).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  it('holds the hour, day, month and weekday as well', () => {
    expect(isDue('0 3 2 11 1', at('03:00'))).toBe(true)
    expect(isDue('0 4 * * *', at('03:00'))).toBe(false)
    expect(isDue('0 3 3 * *', at('03:00'))).toBe(false)
    expect(isDue('0 3 * 12 *', at('03:00'))).toBe(false)
    expect(isDue('0 3 * * 2', at('03:00'))).toBe(false)
  })

  it('that cannot be read is an error and not silence', () => {
    expect(() => isDue('every minute', at('03:00'))).toThrow('five fields')
    expect(() => isDue('x * * * *', at('03:00'))).toThrow('cron field')
  })
})

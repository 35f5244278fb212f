import { describe, expect, it } from 'vitest'
import { isCronDue } from '../../../scripts/local/start-cron.ts'

const at = (time: string) => new Date(`2026-11-02T${time}:30Z`) // A Monday.

describe('a cron expression', () => {
  it('with stars is due every minute', () => {
    expect(isCronDue('* * * * *', at('13:37'))).toBe(true)
  })

  it('with a step is due at its multiples', () => {
    expect(isCronDue('*/2 * * * *', at('13:36'))).toBe(true)
    expect(isCronDue('*/2 * * * *', at('13:37'))).toBe(false)
  })

  it('with a range and a step counts from the start of the range', () => {
    expect(isCronDue('5-20/5 * * * *', at('13:15'))).toBe(true)
    expect(isCronDue('5-20/5 * * * *', at('13:25'))).toBe(false)
    expect(isCronDue('5-20/5 * * * *', at('13:00'))).toBe(false)
  })

  it('with a list is due at each of its values', () => {
    expect([0, 15, 30, 45].map((m) => isCronDue('0,30 * * * *', at(`13:${String(m).padStart(2, '0')}`)))).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  it('also checks hour, day, month and weekday', () => {
    expect(isCronDue('0 3 2 11 1', at('03:00'))).toBe(true)
    expect(isCronDue('0 4 * * *', at('03:00'))).toBe(false)
    expect(isCronDue('0 3 3 * *', at('03:00'))).toBe(false)
    expect(isCronDue('0 3 * 12 *', at('03:00'))).toBe(false)
    expect(isCronDue('0 3 * * 2', at('03:00'))).toBe(false)
  })

  it('that is invalid is an error', () => {
    expect(() => isCronDue('every minute', at('03:00'))).toThrow('five fields')
    expect(() => isCronDue('x * * * *', at('03:00'))).toThrow('cron field')
  })
})

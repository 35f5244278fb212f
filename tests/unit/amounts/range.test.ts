import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatRange,
  middleOf,
  upperEndOf,
  statesAmount,
  scaleRange,
  switchRange,
} from '#worker/modules/amounts/index.ts'

const range = (amount: number, amount_max: number | null = null) => ({ amount, amount_max })

test('20 to 30 doubled is 40 to 60', () => {
  expect(scaleRange(range(20, 30), 2)).toEqual(range(40, 60))
  expect(scaleRange(range(0.1, 0.2), 3)).toEqual(range(0.3, 0.6))
  expect(scaleRange(range(20), 2)).toEqual(range(40))
})

test.each([
  [range(20, 30), {}, '20–30'],
  [range(20), {}, '20'],
  [range(0, 2), {}, '0–2'],
  [range(0.5, 1), { fractions: true }, '½–1'],
  [range(1.5, 2.5), { locale: 'de' }, '1,5–2,5'],
  [range(1.001, 1.002), {}, '1'],
])('%j reads %j: %s', (amount, format, shown) => expect(formatRange(amount, format)).toBe(shown))

test('a range is bought at its upper end and counts as its middle', () => {
  expect([upperEndOf(range(20, 30)), middleOf(range(20, 30))]).toEqual([30, 25])
  expect([upperEndOf(range(20)), middleOf(range(20))]).toEqual([20, 20])
})

test('zero is an amount only as the lower end of a range', () => {
  expect(statesAmount({ ...range(0), no_amount: false })).toBe(false)
  expect(statesAmount({ ...range(0, 2), no_amount: false })).toBe(true)
  expect(statesAmount({ ...range(1, 2), no_amount: true })).toBe(false)
})

describe('in the units of another system', () => {
  test.each([
    [range(1, 2), 'us_cup', 'metric', { ...range(240, 475), unit: 'ml' }],
    [range(800, 1200), 'g', 'us', { ...range(1.75, 2.625), unit: 'pound' }],
    [range(20, 30), 'g', 'metric', { ...range(20, 30), unit: 'g' }],
    [range(1, 2), 'tbsp', 'metric', { ...range(1, 2), unit: 'tbsp' }],
    [range(245, 250), 'ml', 'us', { ...range(1), unit: 'us_cup' }],
    [range(0, 1), 'us_cup', 'metric', { ...range(0, 240), unit: 'ml' }],
  ] as const)('%j %s in %s are %j, both in one unit', (amount, unit, system, expected) => {
    const switched = switchRange(amount, unit, system)
    expect(switched?.unit).toBe(expected.unit)
    expect(switched?.amount).toBeCloseTo(expected.amount, 1)
    expect(switched?.amount_max ?? null).toBe(expected.amount_max)
  })

  test('a unit that is no measure has no system', () => expect(switchRange(range(1, 2), 'piece', 'us')).toBeNull())

  test('the lower end stays below the upper one', () => {
    const amount = fc.double({ min: 0.01, max: 5000, noNaN: true })
    fc.assert(
      fc.property(amount, amount, fc.constantFrom('g', 'ml', 'us_cup', 'tsp', 'pound'), (one, other, unit) => {
        for (const system of ['metric', 'us'] as const) {
          const switched = switchRange(range(Math.min(one, other), Math.max(one, other)), unit, system)!
          if (switched.amount_max !== null) expect(switched.amount_max).toBeGreaterThan(switched.amount)
        }
      }),
    )
  })
})

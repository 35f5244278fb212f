import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baseUnit, convert, switchSystem, takesFractions } from '#worker/modules/amounts/index.ts'

const UNITS = (
  'kg g ounce pound l ml fluid_ounce pint quart gallon tbsp tsp us_cup imperial_fluid_ounce imperial_pint ' +
  'imperial_quart imperial_gallon imperial_tbsp imperial_tsp'
).split(' ')

describe('a conversion', () => {
  test.each([
    [1234, 'g', 'kg', 1.234],
    [2, 'kg', 'pound', 4.40924],
    [1000, 'imperial_gallon', 'gallon', 1200.951_04],
    [20, 'tbsp', 'ml', 295.735_49],
    [0, 'g', 'kg', 0],
  ])('%d %s in %s is %d', (amount, from, to, expected) => {
    expect(convert(amount, from, to)).toBeCloseTo(expected, 5)
  })

  test('needs two measures of the same kind', () => {
    expect(convert(1, 'g', 'ml')).toBeNull()
    expect(convert(1, 'g', 'piece')).toBeNull()
    expect(convert(1, 'G', 'kg')).toBeNull()
    expect(convert(1, 'constructor', 'kg')).toBeNull()
    expect(convert(Number.NaN, 'g', 'kg')).toBeNull()
  })

  test('there and back gives the amount it started with', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...UNITS),
        fc.constantFrom(...UNITS),
        fc.double({ min: 0.01, max: 1e5, noNaN: true }),
        (a, b, amount) => {
          const there = convert(amount, a, b)
          expect(there === null).toBe(baseUnit(a)!.measures !== baseUnit(b)!.measures)
          if (there !== null) expect(convert(there, b, a)! / amount).toBeCloseTo(1, 9)
        },
      ),
    )
  })
})

describe('a metric amount in an American kitchen', () => {
  test.each([
    [250, 'ml', 1, 'us_cup'],
    [125, 'ml', 0.5, 'us_cup'],
    [80, 'ml', 1 / 3, 'us_cup'],
    [60, 'ml', 0.25, 'us_cup'],
    [30, 'ml', 2, 'tbsp'],
    [15, 'ml', 1, 'tbsp'],
    [5, 'ml', 1, 'tsp'],
    [1, 'l', 4.25, 'us_cup'],
    [4, 'l', 4.25, 'quart'],
    [250, 'g', 8.75, 'ounce'],
    [100, 'g', 3.5, 'ounce'],
    [1, 'kg', 2.25, 'pound'],
    [10, 'g', 0.35, 'ounce'],
  ])('%d %s is %d %s', (amount, unit, shown, wanted) => {
    expect(switchSystem(amount, unit, 'us')).toMatchObject({ amount: shown, unit: wanted })
  })
})

describe('an American amount in a metric kitchen', () => {
  test.each([
    [1, 'us_cup', 240, 'ml'],
    [0.25, 'us_cup', 60, 'ml'],
    [1, 'quart', 950, 'ml'],
    [2, 'quart', 1.9, 'l'],
    [8, 'ounce', 225, 'g'],
    [1, 'ounce', 28, 'g'],
    [1, 'pound', 450, 'g'],
    [2.5, 'pound', 1.15, 'kg'],
    [6, 'tbsp', 90, 'ml'],
    [1, 'imperial_pint', 575, 'ml'],
  ])('%d %s is %d %s', (amount, unit, shown, wanted) => {
    expect(switchSystem(amount, unit, 'metric')).toMatchObject({ amount: shown, unit: wanted })
  })

  test('keeps spoons', () => {
    expect(switchSystem(2, 'tbsp', 'metric')).toEqual({ amount: 2, exact: 2, unit: 'tbsp' })
    expect(switchSystem(0.5, 'tsp', 'metric')).toEqual({ amount: 0.5, exact: 0.5, unit: 'tsp' })
  })
})

test('an amount in a unit of the chosen system stays as it was written', () => {
  expect(switchSystem(1500, 'g', 'metric')).toEqual({ amount: 1500, exact: 1500, unit: 'g' })
  expect(switchSystem(20, 'us_cup', 'us')).toEqual({ amount: 20, exact: 20, unit: 'us_cup' })
})

test('pieces and bunches belong to no system', () => {
  expect(switchSystem(2, 'piece', 'us')).toBeNull()
})

test('a converted amount is near the exact one and never 0', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...UNITS),
      fc.double({ min: 0.01, max: 1e4, noNaN: true }),
      fc.constantFrom('us', 'metric'),
      (unit, amount, to) => {
        const switched = switchSystem(amount, unit, to)!
        expect(switched.amount).toBeGreaterThan(0)
        expect(Math.abs(switched.amount / switched.exact - 1)).toBeLessThan(0.065)
        expect(convert(amount, unit, switched.unit)).toBeCloseTo(switched.exact, 9)
      },
    ),
  )
})

test('cups and pieces take fractions, grams and litres do not', () => {
  expect(['us_cup', 'tsp', 'pound', null, 'piece'].map(takesFractions)).toEqual([true, true, true, true, true])
  expect(['g', 'kg', 'ml', 'l'].map(takesFractions)).toEqual([false, false, false, false])
})

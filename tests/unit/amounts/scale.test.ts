import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { scaleAmount, servingsFactor } from '#worker/modules/amounts/index.ts'

test.each([
  [0.1, 3, 0.3],
  [1 / 3, 3, 1],
  [1.1, 1.1, 1.21],
  [250, 1.5, 375],
  [2, 0, 0],
  [0.7, 10, 7],
])('%d times %d is %d, without dust', (amount, factor, scaled) => {
  expect(scaleAmount(amount, factor)).toBe(scaled)
})

test('a factor that is not a number leaves the amount as it is', () => {
  expect(scaleAmount(2, Number.NaN)).toBe(2)
  expect(scaleAmount(2, Number.POSITIVE_INFINITY)).toBe(2)
})

test('scaling up and down again gives the amount back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 96 }), (hundredths, factor) => {
      const amount = hundredths / 100
      expect(scaleAmount(scaleAmount(amount, factor), 1 / factor)).toBeCloseTo(amount, 10)
    }),
  )
})

test('the factor is the wanted servings divided by those of the recipe', () => {
  expect(servingsFactor(6, 4)).toBe(1.5)
  expect(servingsFactor(1, 1.5)).toBeCloseTo(2 / 3)
})

test('a recipe without valid servings counts as one serving', () => {
  expect(servingsFactor(3, 0)).toBe(3)
  expect(servingsFactor(3, -2)).toBe(3)
})

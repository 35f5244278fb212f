import { expect, test } from 'vitest'
import { sumConvertible } from '#worker/modules/conversions/graph/sum-convertible.ts'
import { conversionGraphOf } from '#worker/modules/conversions/graph/conversion-graph.ts'
import type { Conversion } from '#worker/modules/conversions/graph/unit-sizes.ts'
import { flour, is, line, units } from './kitchen.sample.ts'

const summed = (lines: ReturnType<typeof line>[], said: Conversion[] = []) =>
  sumConvertible(conversionGraphOf(units, said), flour, lines).map(({ amount, unit }) => [
    amount,
    units.find(({ id }) => id === unit)?.name ?? null,
  ])

test('lines of one unit add up, and so do pieces without one', () => {
  expect(summed([line(5, null), line(5, null)])).toEqual([[10, null]])
  expect(summed([line(0.1, 'kg'), line(0.2, 'kg')])).toEqual([[0.3, 'kg']])
})

test('units that convert become one sum, in the largest unit of which there is at least one', () => {
  expect(summed([line(500, 'g'), line(1, 'kg')])).toEqual([[1.5, 'kg']])
  expect(summed([line(100, 'g'), line(0.2, 'kg')])).toEqual([[300, 'g']])
})

test('weight and volume are one sum where the food says how they go together, else two', () => {
  const lines = [line(2, 'cup'), line(60, 'g')]
  expect(summed(lines)).toEqual([
    [2, 'cup'],
    [60, 'g'],
  ])
  expect(summed(lines, [is(1, 'cup', 120, 'g', flour)])).toEqual([[2.5, 'cup']])
})

test('a sum that a large unit cannot say in two decimals is said by a smaller one', () => {
  expect(summed([line(1, 'cup'), line(100, 'g')], [is(1, 'cup', 120, 'g', flour)])).toEqual([[220, 'g']])
})

test('amounts without a conversion between them stay apart, in their order', () => {
  expect(summed([line(1, 'piece'), line(2, null), line(3, 'piece')])).toEqual([
    [4, 'piece'],
    [2, null],
  ])
})

test('a line without an amount joins the sum of its food, and alone it is a line of its own', () => {
  expect(summed([line(0, null), line(5, 'g')])).toEqual([[5, 'g']])
  expect(summed([line(0, null), line(0, null)])).toEqual([[0, null]])
  expect(summed([])).toEqual([])
})

test('a sum lists the lines it was made of, with their other fields', () => {
  const [one, two, bare] = [
    { ...line(500, 'g'), recipe: 'Bread' },
    { ...line(1, 'kg'), recipe: 'Cake' },
    { ...line(0, null), recipe: 'Soup' },
  ]
  expect(sumConvertible(conversionGraphOf(units, []), flour, [one, two, bare])).toEqual([
    { amount: 1.5, unit: 2, lines: [one, two, bare] },
  ])
})

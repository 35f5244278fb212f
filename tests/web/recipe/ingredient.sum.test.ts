import { expect, test } from 'vitest'
import { sumIngredients } from '#web/components/recipe/sum-ingredients.ts'
import { cup, g, ingredient, kg, onion, pinch } from './ingredient.sample.ts'

const sums = (...rows: ReturnType<typeof ingredient>[]) =>
  sumIngredients(rows).map(({ ingredient: { amount, unit, food } }) => [amount, unit?.name ?? null, food?.name ?? null])

test('the same food in the same unit is one line with the amounts added up', () => {
  expect(sums(ingredient({ amount: 2, food: onion }), ingredient({ amount: 1, food: onion }))).toEqual([
    [3, null, 'onion'],
  ])
})

test('grams and kilograms add up in the unit that came first', () => {
  expect(sums(ingredient({ amount: 250, unit: g }), ingredient({ amount: 1, unit: kg }))).toEqual([
    [1250, 'g', 'flour'],
  ])
})

test('weight and volume of a food stay two lines', () => {
  expect(sums(ingredient({ amount: 250, unit: g }), ingredient({ amount: 1, unit: cup }))).toHaveLength(2)
})

test('a food without an amount is not added to one with an amount', () => {
  const some = ingredient({ amount: 0, no_amount: true, unit: pinch })
  expect(sums(ingredient({ amount: 250, unit: g }), some, some)).toEqual([
    [250, 'g', 'flour'],
    [0, 'pinch', 'flour'],
  ])
})

test('a range adds up at both ends, and one amount to both of them', () => {
  const [sum] = sumIngredients([
    ingredient({ amount: 20, amount_max: 30, unit: g }),
    ingredient({ amount: 0.1, amount_max: 0.2, unit: kg }),
    ingredient({ amount: 5, unit: g }),
  ])
  expect(sum?.ingredient).toMatchObject({ amount: 125, amount_max: 235 })
})

test('headings are left out, lines without a food are not summed', () => {
  expect(
    sums(ingredient({ is_header: true, food: null }), ingredient({ food: null }), ingredient({ food: null })),
  ).toHaveLength(2)
})

test('a sum has the ids of its lines and each of their notes once', () => {
  const rows = [
    ingredient({ food: onion, note: 'diced' }),
    ingredient({ food: onion, note: 'in rings' }),
    ingredient({ food: onion, note: 'diced' }),
  ]
  const [sum] = sumIngredients(rows.slice(0, 2))
  expect(sum?.parts).toEqual(rows.slice(0, 2).map(({ id }) => id))
  expect(sum?.ingredient.note).toBe('diced; in rings')
})

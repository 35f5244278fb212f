import { expect, test } from 'vitest'
import { conversionGraphOf } from '#worker/modules/conversions/graph/conversion-graph.ts'
import { foodSums, type UsedFood } from '#worker/modules/recipes/nutrition/food-sums.ts'
import { is, units } from './kitchen.sample.ts'

const energy = { id: 9, name: 'Calories', unit: 'kcal', description: null, order: 0 }
const named = (name: string) => {
  const unit = units.find((one) => one.name === name)
  return unit ? { id: unit.id, name } : null
}
const flour = {
  id: 71,
  name: 'flour',
  properties: [{ property_amount: 50, property_type: { id: energy.id } }],
  properties_food_amount: 100,
  properties_food_unit: named('g'),
}
const salt = { ...flour, id: 72, name: 'salt', properties: [] }
const use = (food: UsedFood['food'], amount: number, unit: string | null, no_amount = false): UsedFood => ({
  food,
  unit: unit === null ? null : named(unit),
  amount,
  no_amount,
})
const sum = (...used: UsedFood[]) => foodSums(conversionGraphOf(units, []), [energy], used)[energy.id]
const value = (food: { id: number }, ...used: UsedFood[]) => sum(...used)?.food_values[food.id]

test('every property type has a sum, 0 where no food is used', () => {
  expect(sum()).toEqual({ ...energy, food_values: {}, total_value: 0, missing_value: false })
})

test('a food used twice counts twice, in whatever unit that converts', () => {
  expect(sum(use(flour, 500, 'g'), use(flour, 0.05, 'kg'))).toMatchObject({ total_value: 275, missing_value: false })
  expect(value(flour, use(flour, 500, 'g'), use(flour, 0.05, 'kg'))?.value).toBe(275)
})

test('two properties of one type both count', () => {
  const twice = { ...flour, properties: [...flour.properties, ...flour.properties] }
  expect(sum(use(twice, 100, 'g'))?.total_value).toBe(100)
})

test('an ingredient without an amount counts as 0 and is not missing', () => {
  expect(sum(use(salt, 0, null), use(flour, 0, 'g', true))).toMatchObject({ total_value: 0, missing_value: false })
  expect(value(salt, use(salt, 0, null))).toEqual({ id: 72, food: { id: 72, name: 'salt' }, value: 0 })
})

test('an amount without a unit reports the missing unit and keeps the sum complete', () => {
  expect(sum(use(flour, 2, null))).toMatchObject({ missing_value: false })
  expect(value(flour, use(flour, 2, null))).toMatchObject({ value: 0, missing_unit: true })
})

test('an amount without a unit counts pieces, where the food says what a piece weighs', () => {
  const said = conversionGraphOf(units, [is(1, 'piece', 200, 'g', flour.id)])
  const counted = foodSums(said, [energy], [use(flour, 2, null), use(salt, 2, null)])[energy.id]
  expect(counted).toMatchObject({ total_value: 200, missing_value: false })
  expect(counted?.food_values[flour.id]).toEqual({ id: 71, food: { id: 71, name: 'flour' }, value: 200 })
  expect(counted?.food_values[salt.id]).toMatchObject({ missing_unit: true })
})

test('an amount that does not convert is unknown and reports the missing conversion', () => {
  expect(sum(use(flour, 2, 'piece'))).toMatchObject({ total_value: 0, missing_value: true })
  expect(value(flour, use(flour, 2, 'piece'))).toMatchObject({
    value: null,
    missing_conversion: { base_unit: named('piece'), converted_unit: named('g') },
  })
  const said = conversionGraphOf(units, [is(1, 'piece', 200, 'g', flour.id)])
  expect(foodSums(said, [energy], [use(flour, 2, 'piece')])[energy.id]?.total_value).toBe(200)
})

test('a food keeps its known value where another of its amounts does not convert', () => {
  const uses = [use(flour, 100, 'g'), use(flour, 2, 'piece'), use(flour, 1, 'g', true)]
  expect(value(flour, ...uses)?.value).toBe(50)
  expect(sum(...uses)).toMatchObject({ total_value: 50, missing_value: true })
})

test('a food without the property is unknown, and no conversion would help', () => {
  expect(value(salt, use(salt, 5, 'g'))).toEqual({ id: 72, food: { id: 72, name: 'salt' }, value: null })
  expect(sum(use(salt, 5, 'g'))?.missing_value).toBe(true)
  const none = { ...flour, properties: [{ property_amount: null, property_type: { id: energy.id } }] }
  expect(value(none, use(none, 1, 'piece'))).toMatchObject({ value: null })
  expect(value(none, use(none, 1, 'piece'))).not.toHaveProperty('missing_conversion')
})

test('a food without a measured value is unknown in every amount, but not without an amount', () => {
  for (const bad of [
    { ...flour, properties_food_amount: 0 },
    { ...flour, properties_food_unit: null },
  ]) {
    expect(sum(use(bad, 5, 'g'))).toMatchObject({ total_value: 0, missing_value: true })
    expect(value(bad, use(bad, 0, 'g'), use(bad, 5, null))).toMatchObject({ value: null, missing_unit: true })
    expect(sum(use(bad, 0, 'g'))?.missing_value).toBe(false)
  }
})

import { expect, test } from 'vitest'
import { nutritionRows } from '#web/features/recipes/view/nutrition.rows.ts'

const old = { id: 1, calories: 400, carbohydrates: 50, fats: 12, proteins: 9, source: null }
const type = { id: 2, name: 'Protein', unit: 'g', description: null, order: 1, open_data_slug: null, fdc_id: null }
const protein = { id: 4, property_amount: 6, property_type: type }
const foods = {
  '2': { id: 2, name: 'Protein', unit: 'g', total_value: 40, missing_value: true },
  broken: null,
}
const facts = { nutrition: null, properties: [], food_properties: {}, servings: 4 }

test('entered facts are for one serving, and the total grows with the servings', () => {
  const [row] = nutritionRows({ ...facts, properties: [protein] }, 1.5, false)
  expect(row).toMatchObject({ name: 'Protein', unit: 'g', perServing: 6, total: 36 })
})

test('facts are in the order of their types', () => {
  const first = { ...protein, id: 9, property_type: { ...type, name: 'Energy', unit: null, order: 0 } }
  expect(nutritionRows({ ...facts, properties: [protein, first] }, 1, false).map(({ name }) => name)).toEqual([
    'Energy',
    'Protein',
  ])
})

test('sums over the foods are for the whole recipe and come before entered facts', () => {
  const rows = nutritionRows({ ...facts, properties: [protein], food_properties: foods }, 2, false)
  expect(rows).toEqual([{ key: '2', name: 'Protein', unit: 'g', perServing: 10, total: 80, isIncomplete: true }])
})

test('sums over the foods are in the order of their types too', () => {
  const first = { ...foods['2'], id: 9, name: 'Energy', order: 0 }
  const both = { '2': { ...foods['2'], order: 1 }, '9': first }
  const rows = nutritionRows({ ...facts, food_properties: both }, 1, false)
  expect(rows.map(({ name }) => name)).toEqual(['Energy', 'Protein'])
})

test('entered facts replace sums without any known value', () => {
  const empty = { '2': { ...foods['2'], total_value: 0 } }
  expect(nutritionRows({ ...facts, properties: [protein], food_properties: empty }, 1, false)).toMatchObject([
    { key: '4', perServing: 6 },
  ])
})

test('the four old facts show where there is nothing newer', () => {
  expect(nutritionRows({ ...facts, nutrition: old }, 1, false).map(({ key }) => key)).toEqual([
    'calories',
    'carbohydrates',
    'fats',
    'proteins',
  ])
  expect(nutritionRows({ ...facts, nutrition: old, properties: [protein] }, 1, false)).toHaveLength(1)
})

test('a recipe for four of 400 kcal a serving has 1600 in all', () => {
  const [energy] = nutritionRows({ ...facts, nutrition: old }, 1, false)
  expect(energy).toMatchObject({ perServing: 400, total: 1600 })
  const [halved] = nutritionRows({ ...facts, nutrition: old }, 0.5, false)
  expect(halved).toMatchObject({ perServing: 400, total: 800 })
})

test('energy is in kilojoules for people who prefer them', () => {
  const [energy, carbohydrates] = nutritionRows({ ...facts, nutrition: old }, 1, true)
  expect(energy?.unit).toBe('kJ')
  expect(energy?.perServing).toBeCloseTo(1673.6)
  expect(carbohydrates).toMatchObject({ unit: 'g', perServing: 50 })
})

test('a recipe without facts has no rows', () => expect(nutritionRows(facts, 1, false)).toEqual([]))

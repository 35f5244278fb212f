import { expect, test } from 'vitest'
import { nutritionOrigins, nutritionRows, uncountedFoods } from '#web/components/properties/nutrition.rows.ts'

const old = { id: 1, calories: 400, carbohydrates: 50, fats: 12, proteins: 9, source: null }
const type = { id: 2, name: 'Protein', unit: 'g', description: null, order: 1, open_data_slug: null, fdc_id: null }
const protein = { id: 4, property_amount: 6, property_type: type }
const sum = { ...type, food_values: {}, total_value: 40, missing_value: true }
const foods = { '2': sum }
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

test('sums over the foods are for the whole recipe', () => {
  const rows = nutritionRows({ ...facts, food_properties: foods }, 2, false)
  expect(rows).toEqual([{ key: '2', name: 'Protein', unit: 'g', perServing: 10, total: 80, isIncomplete: true }])
})

test('sums over all foods come before entered facts, and those before sums that miss some foods', () => {
  const incomplete = { ...facts, properties: [protein], food_properties: foods }
  expect(nutritionOrigins(incomplete)).toEqual(['entered', 'foods'])
  expect(nutritionRows(incomplete, 1, false)).toMatchObject([{ perServing: 6, total: 24 }])
  const complete = { ...incomplete, food_properties: { '2': { ...foods['2'], missing_value: false } } }
  expect(nutritionOrigins(complete)).toEqual(['foods', 'entered'])
  expect(nutritionRows(complete, 1, false)).toMatchObject([{ perServing: 10, total: 40 }])
  expect(nutritionRows(complete, 1, false, ['entered'])).toMatchObject([{ perServing: 6 }])
})

test('foods that a sum misses are named once', () => {
  const value = (id: number, name: string, amount: number | null) => ({ id, food: { id, name }, value: amount })
  const missing = { ...sum, food_values: { '1': value(1, 'flour', 40), '5': value(5, 'rye', null) } }
  const both = { '2': missing, '9': { ...missing, id: 9 } }
  expect(uncountedFoods({ ...facts, food_properties: both })).toEqual([{ id: 5, name: 'rye' }])
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

import { expect, test } from 'vitest'
import { enteredAmount, withEntered } from '#web/features/editor/nutrition/entered-amounts.ts'

const energy = { id: 2, name: 'Energy', unit: 'kcal' }
const imported = { property_type: { id: null, name: 'energy' }, property_amount: 400 }
const price = { property_type: { id: 5, name: 'Price' }, property_amount: 3 }

test('a value that an import found by name is that of the type, and is changed in its place', () => {
  expect(enteredAmount([imported, price], energy)).toBe(400)
  expect(withEntered([imported, price], energy, 420)).toEqual([
    { property_type: { id: 2, name: 'Energy' }, property_amount: 420 },
    price,
  ])
})

test('a new value comes last, zero is one, and nothing takes it out', () => {
  const entered = withEntered([price], energy, 0)
  expect(entered).toEqual([price, { property_type: { id: 2, name: 'Energy' }, property_amount: 0 }])
  expect(withEntered(entered, energy, null)).toEqual([price])
})

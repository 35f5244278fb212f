import { expect, test } from 'vitest'
import { propertiesOf, withAmount } from '#web/features/things/properties/property.rows.ts'

const [energy, protein] = [
  { id: 1, name: 'Energy', unit: 'kcal' },
  { id: 2, name: 'Protein', unit: 'g' },
]
const said = [{ id: 8, property_type: energy, property_amount: 350 }]

test('another amount keeps the value that is there, and a new one comes behind it', () => {
  expect(withAmount(said, energy, 360)).toEqual([{ id: 8, property_type: energy, property_amount: 360 }])
  expect(withAmount(said, protein, 0)).toEqual([...said, { property_type: protein, property_amount: 0 }])
})

test('what nobody knows is no value, and nothing is not the same as zero', () => {
  expect(withAmount(said, energy, null)).toEqual([])
  expect(withAmount(said, energy, 0)).toHaveLength(1)
})

test('a food without values has none', () => {
  expect(propertiesOf({ id: 1 })).toEqual([])
  expect(propertiesOf({ id: 1, properties: said })).toEqual(said)
})

import { expect, test } from 'vitest'
import type { ConversionRow } from '#web/features/things/conversions/conversion.rows.ts'
import { findContradictions } from '#web/features/things/conversions/find-contradictions.ts'

const unit = (id: number, name: string) => ({ id, name, plural_name: null, base_unit: null })
const [cup, g, kg, handful, ml] = [unit(1, 'mug'), unit(2, 'g'), unit(3, 'kg'), unit(4, 'handful'), unit(5, 'ml')]
const flour = { id: 7 }

let made = 0
const conversion = (
  base_amount: number,
  base_unit: typeof cup,
  converted_amount: number,
  converted_unit: typeof cup,
  food: ConversionRow['food'] = flour,
): ConversionRow => ({ id: ++made, food, base_amount, base_unit, converted_amount, converted_unit })

const found = (own: readonly ConversionRow[], general: readonly ConversionRow[] = []) =>
  own.map(({ id }) => findContradictions(own, general).get(id))

test('two ways from one unit to the other that give another amount contradict each other', () => {
  const handfuls = [conversion(1, cup, 4, handful), conversion(1, handful, 25, g)]
  expect(found([conversion(1, cup, 120, g), ...handfuls])).toEqual([100, 4.8, 30])
  expect(found([conversion(1, cup, 100, g), ...handfuls])).toEqual([undefined, undefined, undefined])
})

test('one that is said the other way round contradicts, and grams and kilograms are known', () => {
  expect(found([conversion(1, cup, 120, g), conversion(1, kg, 10, cup)])).toEqual([100, expect.closeTo(8.33, 1)])
})

test('rounding is no contradiction', () => {
  expect(found([conversion(1, cup, 120, g), conversion(1, kg, 8.3, cup)])).toEqual([undefined, undefined])
})

test('a food may weigh something else than all others', () => {
  expect(found([conversion(1, cup, 120, g)], [conversion(1, cup, 240, g, null)])).toEqual([undefined])
})

test('how large a unit is holds for every food', () => {
  const measures = [conversion(1, unit(6, 'l'), 1000, ml, null)]
  expect(found([conversion(1, ml, 1, g), conversion(1, unit(6, 'l'), 2, kg)], measures)).toEqual([2, 1])
})

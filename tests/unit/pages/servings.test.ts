import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { servingsOf } from '#worker/modules/imports/pages/text/servings.ts'

test.each([
  ['4 servings', 4, 'servings'],
  ['2 loaves', 2, 'loaves'],
  [4, 4, ''],
  ['4', 4, ''],
  [['4', '4 servings'], 4, 'servings'],
  [['4'], 4, ''],
  [['8', 'Stück'], 8, 'Stück'],
  ['Makes 12', 12, ''],
  ['Makes 12 muffins', 12, 'muffins'],
  ['Serves: 6', 6, ''],
  ['für 4 Personen', 4, 'Personen'],
  ['1 (9-inch) cake', 1, '(9-inch) cake'],
  ['6 &ndash; 8 portions', 6, 'portions (6–8)'],
  ['4.0 servings', 4, 'servings'],
  ['a big bowl', 1, 'a big bowl'],
  ['1.5 litres', 1, '1.5 litres'],
  ['½ cup', 1, '½ cup'],
  ['1 1/2 cups', 1, '1 1/2 cups'],
  ['one 9-inch pie', 1, '9-inch pie'],
  ['1 (20 x 30 cm) tray', 1, '(20 x 30 cm) tray'],
  ['9-inch pie', 1, '9-inch pie'],
  ['about 2 dozen cookies', 24, 'cookies'],
  ['Makes two loaves', 2, 'loaves'],
  ['4 à 6 personnes', 4, 'personnes (4–6)'],
  ['etwa 12 Stück', 12, 'Stück'],
])('%j is %j of %j', (value, servings, text) => {
  expect(servingsOf(value)).toMatchObject({ servings, servings_text: text })
})

test('a range counts its lower end and keeps its text', () => {
  expect(servingsOf('Serves 4-6')).toMatchObject({ servings: 4, raw: 'Serves 4-6' })
  expect(servingsOf('Serves 4-6').servings_text).toContain('4–6')
  expect(servingsOf('4 to 6 people').servings_text).toBe('people (4–6)')
})

test('no yield is null and an empty text', () => {
  for (const nothing of [undefined, null, '', []]) {
    expect(servingsOf(nothing)).toEqual({ servings: null, servings_text: '', raw: '' })
  }
})

test('a quantity object is read', () => {
  expect(servingsOf({ '@type': 'QuantitativeValue', value: 6, unitText: 'pieces' })).toMatchObject({
    servings: 6,
    servings_text: 'pieces',
  })
})

test('servings stay whole, positive and sane, and the text short', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double(), fc.integer()), (value) => {
      const { servings, servings_text } = servingsOf(JSON.parse(JSON.stringify(value)))
      expect(servings === null || (Number.isInteger(servings) && servings > 0 && servings <= 10_000)).toBe(true)
      expect(servings_text.length).toBeLessThanOrEqual(32)
    }),
  )
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseLine } from '#worker/modules/imports/lines/parse.ts'

const words = fc.constantFrom(
  ...'1 2,5 ½ 1/0 .5 - – to x × ( ) [ ] , ; : * cup g/ 10oz kg of d’ the large chopped and or 大さじ 個 半 onion Öl # % ~ à'.split(
    ' ',
  ),
)
const lines = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(words, { maxLength: 40 }).map((parts) => parts.join(' ')),
  fc.array(words, { maxLength: 40 }).map((parts) => parts.join('')),
)

test('every string gives a line whose numbers are finite and whose texts fit', () =>
  fc.assert(
    fc.property(lines, (text) => {
      const line = parseLine(text)
      expect(Number.isFinite(line.amount) && line.amount >= 0).toBe(true)
      expect(line.amount_max === null || line.amount_max > line.amount).toBe(true)
      if (line.no_amount) expect([line.amount, line.amount_max]).toEqual([0, null])
      expect(line.original_text).toBe(text)
      expect((line.food ?? 'x').length).toBeGreaterThan(0)
      expect((line.food ?? '').length).toBeLessThanOrEqual(128)
      expect(line.note.length).toBeLessThanOrEqual(256)
      if (line.is_header) expect([line.unit, line.food]).toEqual([null, null])
    }),
    { numRuns: 3000 },
  ))

test.each([
  '1',
  '(',
  '1 ',
  '1/',
  'a ',
  ', ',
  '1-',
  '½',
  '((',
  'or ',
  'chopped ',
  '1 x ',
  '大さじ',
  '# ',
  '\u0301',
  ' ',
])('a long line of %j takes time in proportion to its length', (part) => {
  const start = performance.now()
  for (let i = 0; i < 5; i++) parseLine(part.repeat(40_000))
  expect(performance.now() - start).toBeLessThan(2_000)
})

test('amount, unit and food are read alike in front, glued and behind', () =>
  fc.assert(
    fc.property(
      fc.constantFrom('onion', 'Mehl', 'crème fraîche', '砂糖'),
      fc.integer({ min: 1, max: 999 }),
      (food, amount) => {
        for (const text of [`${amount} g ${food}`, `${amount}g ${food}`, `${food} ${amount} g`]) {
          const line = parseLine(text)
          expect([line.amount, line.unit, line.food]).toEqual([amount, 'g', food])
        }
      },
    ),
  ))

import { expect, test } from 'vitest'
import { formatLocalRange } from '#web/lib/format/format-amount.ts'
import { parseAmountRange } from '#web/lib/format/parse-amount.ts'

test.each([
  ['20-30', 'en', 20, 30],
  ['20 – 30', 'en', 20, 30],
  ['1,5–2,5', 'de', 1.5, 2.5],
  ['½-1', 'en', 0.5, 1],
  ['1/4-1/2', 'en', 0.25, 0.5],
  ['30-20', 'en', 20, 30],
  ['0-2', 'en', 0, 2],
  ['20', 'en', 20, null],
  ['20-20', 'en', 20, null],
  ['1-1/2', 'en', 1.5, null],
])('%s typed in %s is from %d to %s', (text, language, amount, amount_max) => {
  expect(parseAmountRange(text, language)).toEqual({ amount, amount_max })
})

test.each(['', '-', '20-', '-30', '10-20-30', '20-30 g', 'some'])('%j is no range', (text) =>
  expect(parseAmountRange(text, 'en')).toBeUndefined(),
)

test.each([
  [20, 30, '20–30'],
  [0.5, 1, '½–1'],
  [20, null, '20'],
  [1.001, 1.002, '1'],
])('from %d to %s is written %s, which parses to the same range', (amount, amount_max, text) => {
  expect(formatLocalRange({ amount, amount_max }, { fractions: true, decimals: 2, language: 'en' })).toBe(text)
  expect(parseAmountRange(text, 'en')?.amount).toBeCloseTo(amount, 1)
})

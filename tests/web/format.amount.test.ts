import { expect, test } from 'vitest'
import { formatLocalAmount } from '#web/lib/format/format-amount.ts'
import { parseAmount } from '#web/lib/format/parse-amount.ts'

const fractions = { fractions: true, decimals: 2, language: 'en' }
const decimals = { fractions: false, decimals: 2, language: 'en' }

test.each([
  [0.5, '½'],
  [1.5, '1½'],
  [0.333, '⅓'],
  [2.667, '2⅔'],
  [0.125, '⅛'],
  [3, '3'],
  [2.999, '3'],
])('%f is written as a cook reads it: %s', (amount, text) => expect(formatLocalAmount(amount, fractions)).toBe(text))

test('an amount that no cup or spoon measures stays decimal', () =>
  expect(formatLocalAmount(0.45, fractions)).toBe('0.45'))
test('large amounts stay decimal', () => expect(formatLocalAmount(12.5, fractions)).toBe('12.5'))
test('decimals are those of the language', () => {
  expect(formatLocalAmount(1.5, { ...decimals, language: 'de' })).toBe('1,5')
})
test('an amount has at most the decimals that the person prefers', () =>
  expect(formatLocalAmount(1.23456, decimals)).toBe('1.23'))
test('a tiny amount is never shown as 0', () => expect(formatLocalAmount(0.0004, decimals)).toBe('0.0004'))
test('0 is shown as 0', () => expect(formatLocalAmount(0, fractions)).toBe('0'))

test.each([
  ['1,5', 'en', 1.5],
  ['1.5', 'de', 1.5],
  ['1,5', 'de', 1.5],
  ['1/2', 'en', 0.5],
  ['1 1/2', 'en', 1.5],
  ['1½', 'en', 1.5],
  ['½', 'en', 0.5],
  ['1,000', 'en', 1000],
  ['1.000', 'de', 1000],
  ['.5', 'en', 0.5],
  ['1/4', 'en', 0.25],
  ['1/4', 'de', 0.25],
  ['2½', 'en', 2.5],
])('%s typed in %s is %f', (text, language, amount) => expect(parseAmount(text, language)).toBeCloseTo(amount))

test.each(['en', 'de', 'fr', 'pl', 'ar', 'hi', 'de-CH', 'en-ZA'])(
  'a half is typed with a comma or a point in %s',
  (language) => {
    expect([parseAmount('0,5', language), parseAmount('0.5', language)]).toEqual([0.5, 0.5])
  },
)

test('a fraction that was typed is shown again, in fractions and in decimals', () => {
  for (const [text, fraction, decimal] of [
    ['1/4', '¼', '0.25'],
    ['1/3', '⅓', '0.33'],
    ['1 1/2', '1½', '1.5'],
  ] as const) {
    const amount = parseAmount(text, 'en') ?? 0
    expect([formatLocalAmount(amount, fractions), formatLocalAmount(amount, decimals)]).toEqual([fraction, decimal])
  }
})

test.each(['', 'two', '1/0', '1 2 3', '-'])('%j is no amount', (text) =>
  expect(parseAmount(text, 'en')).toBeUndefined(),
)

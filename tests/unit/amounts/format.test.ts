import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount } from '#worker/modules/amounts/index.ts'

describe('a decimal amount', () => {
  test.each([
    [250, '250'],
    [1.5, '1.5'],
    [0.125, '0.13'],
    [1 / 3, '0.33'],
    [2, '2'],
    [0, '0'],
    [-1.5, '-1.5'],
    [1000, '1000'],
    [12_345.6, '12,345.6'],
  ])('%d is %s', (amount, shown) => {
    expect(formatAmount(amount)).toBe(shown)
  })

  test('has as many decimals as the person prefers', () => {
    expect(formatAmount(1.2345, { decimals: 3 })).toBe('1.235')
    expect(formatAmount(1.5, { decimals: 0 })).toBe('2')
    expect(formatAmount(1.5, { decimals: -3 })).toBe('2')
    expect(formatAmount(1 / 3, { decimals: 99 })).toBe('0.333333')
  })

  test('has the separator of the language, and a point for an unknown language tag', () => {
    expect(formatAmount(1.5, { locale: 'de' })).toBe('1,5')
    expect(formatAmount(12_345.6, { locale: 'de' })).toBe('12.345,6')
    expect(formatAmount(1.5, { locale: 'not a locale' })).toBe('1.5')
  })

  test('that is small is not shown as 0', () => {
    expect(formatAmount(0.001)).toBe('0.001')
    expect(formatAmount(0.25, { decimals: 0 })).toBe('0.3')
    expect(formatAmount(0.000_04, { fractions: true, locale: 'de' })).toBe('0,00004')
    expect(formatAmount(0.004, { fractions: true })).toBe('0.004')
  })

  test('that is not a number is shown as an empty text', () => {
    expect(formatAmount(Number.NaN)).toBe('')
    expect(formatAmount(Number.POSITIVE_INFINITY)).toBe('')
  })
})

describe('an amount in kitchen fractions', () => {
  test.each([
    [0.5, '½'],
    [1.5, '1½'],
    [0.25, '¼'],
    [1 / 3, '⅓'],
    [0.33, '⅓'],
    [0.67, '⅔'],
    [2.666_666, '2⅔'],
    [0.125, '⅛'],
    [0.13, '⅛'],
    [0.875, '⅞'],
    [1 / 6, '⅙'],
    [0.0625, '¹⁄₁₆'],
    [1.0625, '1\u2009¹⁄₁₆'],
    [0.99, '1'],
    [1.02, '1'],
    [2.99, '3'],
    [3, '3'],
    [0, '0'],
    [-0.5, '-½'],
  ])('%d is %s', (amount, shown) => {
    expect(formatAmount(amount, { fractions: true })).toBe(shown)
  })

  test.each([
    [0.3, '0.3'],
    [0.4, '0.4'],
    [1.2, '1.2'],
    [0.05, '0.05'],
    [0.2, '0.2'],
  ])('%d stays %s, since no spoon is near', (amount, shown) => {
    expect(formatAmount(amount, { fractions: true })).toBe(shown)
  })

  test('is never off by more than 2 % or half a hundredth', () => {
    const values: Record<string, number> = { '½': 0.5, '⅓': 1 / 3, '⅔': 2 / 3, '¼': 0.25, '¾': 0.75, '⅙': 1 / 6 }
    Object.assign(values, { '⅚': 5 / 6, '⅛': 0.125, '⅜': 0.375, '⅝': 0.625, '⅞': 0.875, '¹⁄₁₆': 0.0625 })
    fc.assert(
      fc.property(fc.double({ min: 0.0001, max: 50, noNaN: true }), (amount) => {
        const shown = formatAmount(amount, { fractions: true }).replace('\u2009', '')
        const [, whole, fraction] = /^([\d.]*)(.*)$/.exec(shown)!
        const read = Number(whole) + (fraction ? values[fraction]! : 0)
        expect(read).toBeGreaterThan(0)
        expect(Math.abs(read - amount)).toBeLessThanOrEqual(Math.max(0.0051, amount * 0.0201))
      }),
    )
  })
})

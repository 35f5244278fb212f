import { describe, expect, test } from 'vitest'
import { preferenceFor, proposeMeasures } from '#web/features/welcome/propose-measures.ts'

describe('the measures proposed are those of the country', () => {
  test.each([
    ['en-US', 'us'],
    ['es-US', 'us'],
    // Without a country a language stands for where most speak it.
    ['en', 'us'],
    ['en-GB', 'metric'],
    ['de', 'metric'],
    ['fr-CA', 'metric'],
    ['not a locale!', 'written'],
  ])('%s: %s', (locale, measures) => expect(proposeMeasures(locale)).toBe(measures))
})

test('whoever measures in cups gets fractions, and whoever weighs gets grams', () => {
  expect(preferenceFor('us')).toEqual({ default_unit: 'cup', use_fractions: true })
  expect(preferenceFor('metric')).toEqual({ default_unit: 'g', use_fractions: false })
  expect(preferenceFor('written')).toBeNull()
})

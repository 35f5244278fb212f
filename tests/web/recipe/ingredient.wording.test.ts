import { describe, expect, test } from 'vitest'
import type { UnitChoice } from '#web/components/recipe/measure-ingredient.ts'
import { ingredientWording } from '#web/components/recipe/ingredient-wording.ts'
import { measureUnitName } from '#web/components/recipe/measure-unit-name.ts'
import { createTranslator } from '#web/lib/i18n/create-translator.ts'
import type { Translations } from '#web/locales/translations.ts'
import { cup, g, ingredient, kg, onion, pinch, tbsp } from './ingredient.sample.ts'

const large = { id: 9, name: 'large', plural_name: null, base_unit: null }

const names: Record<string, string> = { g: 'g', ml: 'ml', l: 'l', ounce: 'oz', pound: 'lb', us_cup: 'cups' }
const wording = (factor: number, units: UnitChoice = 'written', fractions = true, locale = 'en') =>
  ingredientWording({
    serving: { factor, units },
    fractions,
    decimals: 2,
    locale,
    unitName: (unit) => names[unit] ?? unit,
  })

describe('scaling', () => {
  test.each([
    [1, '500 g flour'],
    [1.5, '750 g flour'],
    [1 / 3, '166.67 g flour'],
  ])('times %d, 500 g of flour are %s', (factor, line) => {
    expect(wording(factor).line(ingredient({ amount: 500, unit: g }))).toBe(line)
  })

  test('a name is singular or plural by the scaled amount', () => {
    const one = ingredient({ amount: 1, food: onion })
    expect(wording(1).line(one)).toBe('1 onion')
    expect(wording(2).line(one)).toBe('2 onions')
    expect(wording(0.5).line(ingredient({ amount: 2, unit: pinch, food: onion }))).toBe('1 pinch onion')
  })

  test('weighed and poured foods are plural whatever the amount; counted foods follow their amount', () => {
    const of = (amount: number, unit: typeof kg | null) => wording(1).line(ingredient({ amount, unit, food: onion }))
    expect([0.5, 1, 2].map((amount) => of(amount, kg))).toEqual(['0.5 kg onions', '1 kg onions', '2 kg onions'])
    expect([0.5, 1, 1.5].map((amount) => of(amount, cup))).toEqual(['½ cup onions', '1 cup onions', '1½ cups onions'])
    expect([0.5, 1, 2].map((amount) => of(amount, null))).toEqual(['½ onion', '1 onion', '2 onions'])
    expect([1, 2].map((amount) => of(amount, large))).toEqual(['1 large onion', '2 large onions'])
    expect(wording(1).line(ingredient({ amount: 0.5, unit: cup }))).toBe('½ cup flour')
  })

  test('half a converted cup is singular', () => {
    const t = createTranslator<Translations['recipes']>({ measure: { cup_one: 'cup', cup_other: 'cups' } }, 'en')
    expect([0.5, 1, 1.5].map((amount) => measureUnitName('us_cup', amount, t))).toEqual(['cup', 'cup', 'cups'])
  })

  test('a unit whose plural differs in case alone follows the same rule as any other', () => {
    const spoon = ingredient({ amount: 1, unit: { id: 8, name: 'EL', plural_name: 'El', base_unit: null } })
    expect([0.5, 1, 2].map((factor) => wording(factor).quantity(spoon))).toEqual(['½ EL', '1 EL', '2 El'])
  })

  test('cups and pieces take fractions, grams never', () => {
    expect(wording(0.5).quantity(ingredient({ amount: 1, unit: cup }))).toBe('½ cup')
    expect(wording(0.5).quantity(ingredient({ amount: 3, unit: g }))).toBe('1.5 g')
  })

  test('without fractions an amount is decimal in the language of the page', () => {
    expect(wording(0.5, 'written', false, 'de').quantity(ingredient({ amount: 1, unit: cup }))).toBe('0,5 cup')
  })

  test('20 to 30 g doubled are 40 to 60 g', () => {
    const some = ingredient({ amount: 20, amount_max: 30, unit: g })
    expect([1, 2].map((factor) => wording(factor).line(some))).toEqual(['20–30 g flour', '40–60 g flour'])
  })

  test('a name is singular or plural by the upper end of a range', () => {
    const onions = ingredient({ amount: 1, amount_max: 2, food: onion })
    expect([1, 0.5].map((factor) => wording(factor).line(onions))).toEqual(['1–2 onions', '½–1 onion'])
  })

  test('an ingredient without an amount shows none at any serving', () => {
    expect(wording(3).line(ingredient({ amount: 0, no_amount: true, unit: pinch }))).toBe('pinch flour')
    expect(wording(3).quantity(ingredient({ amount: 0 }))).toBe('')
  })
})

describe('units of another system', () => {
  test('grams become ounces and pounds', () => {
    expect(wording(1, 'us').quantity(ingredient({ amount: 250, unit: g }))).toBe('8¾ oz')
    expect(wording(2, 'us').quantity(ingredient({ amount: 500, unit: g }))).toMatch(/ lb$/)
  })

  test('converted US amounts are fractions even where decimals are preferred', () => {
    expect(wording(1, 'us', false).quantity(ingredient({ amount: 250, unit: g }))).toBe('8¾ oz')
    expect(wording(0.5, 'us', false).quantity(ingredient({ amount: 1, unit: cup }))).toBe('0.5 cup')
  })

  test('both ends of a range are in one unit', () => {
    const cups = ingredient({ amount: 0.5, amount_max: 2, unit: cup })
    expect(wording(1, 'metric').quantity(cups)).toBe('120–475 ml')
    expect(wording(1, 'us').quantity(ingredient({ amount: 20, amount_max: 30, unit: g }))).toBe('0.71–1.1 oz')
  })

  test('cups become millilitres', () => {
    expect(wording(1, 'metric').quantity(ingredient({ amount: 1, unit: cup }))).toMatch(/^2\d\d ml$/)
  })

  test('amounts already in those units stay as written', () => {
    expect(wording(1, 'metric').quantity(ingredient({ amount: 250, unit: g }))).toBe('250 g')
    expect(wording(1, 'us').quantity(ingredient({ amount: 2, unit: cup }))).toBe('2 cups')
  })

  test('spoons stay spoons, and units that are no measure stay', () => {
    expect(wording(1, 'metric').quantity(ingredient({ amount: 2, unit: tbsp }))).toBe('2 tbsp')
    expect(wording(1, 'us').quantity(ingredient({ amount: 2, unit: pinch }))).toBe('2 pinches')
    expect(wording(1, 'us').quantity(ingredient({ amount: 3 }))).toBe('3')
  })
})

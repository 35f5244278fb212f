import { expect, test } from 'vitest'
import { nameKey } from '#worker/kernel/contract/name-key.ts'
import { aisles } from '#worker/modules/food-table/common-food.ts'
import { dialects } from '#worker/modules/food-table/dialect.contract.ts'
import { householdMeasures } from '#worker/modules/common-foods/household-measures.ts'
import { namesIn } from '#worker/modules/food-table/names-in.ts'
import { languages } from '#worker/kernel/contract/languages.contract.ts'
import { texts } from '#worker/locales/texts.ts'
import { parseLine } from '#worker/modules/imports/lines/parse.ts'
import { commonFoods } from './table.fixture.ts'

const food = (name: string) => commonFoods.find(({ names }) => names.en.name === name)

test('there are foods for every aisle that a new space has, and every language names each aisle', () => {
  expect(commonFoods.length).toBeGreaterThanOrEqual(600)
  expect(aisles.filter((aisle) => !commonFoods.some((one) => one.aisle === aisle))).toEqual([])
  for (const language of languages) expect(texts[language].starter.categories.length).toBeGreaterThan(aisles.length)
})

test.each(dialects)('in %s no two foods are called the same, and a plural is another word than its name', (dialect) => {
  const called = new Map<string, string>()
  const twice = commonFoods.flatMap((one) =>
    namesIn(one, dialect).flatMap((name) => {
      const before = called.get(nameKey(name))
      called.set(nameKey(name), one.names[dialect].name)
      return before === undefined ? [] : [`${name}: ${before}, ${one.names[dialect].name}`]
    }),
  )
  expect(twice).toEqual([])
})

test.each(dialects)(
  'in %s whoever writes a food by its name or plural, with or without an amount, writes that food',
  (dialect) => {
    const misread = commonFoods.flatMap(({ names }) => {
      const { name, plural } = names[dialect]
      return [name, plural ?? name]
        .flatMap((word) => [word, `2 ${word}`, `100 g ${word}`].map((line) => ({ line, word })))
        .filter(({ line, word }) => nameKey(parseLine(line).food ?? '') !== nameKey(word))
        .map(({ line }) => line)
    })
    expect(misread).toEqual([])
  },
)

test.each([
  ['2 l milk', 'milk'],
  ['3 eggs', 'eggs'],
  ['500 g butter', 'butter'],
  ['2 cloves of garlic', 'garlic'],
  ['1 bunch parsley', 'parsley'],
  ['1 can chickpeas', 'chickpeas'],
  ['2 EL Öl', 'Öl'],
  ['1 Bund Petersilie', 'Petersilie'],
  ['2 Zehen Knoblauch', 'Knoblauch'],
  ['1 Dose Kichererbsen', 'Kichererbsen'],
])('%s is a common food', (line, name) => {
  const words = commonFoods.flatMap((one) => [...namesIn(one, 'en').slice(0, 2), ...namesIn(one, 'de').slice(0, 2)])
  expect(parseLine(line).food).toBe(name)
  expect(words).toContain(name)
})

test('a weight is that of a measure that a language has, and no food is without one', () => {
  const known = new Set(['cup', ...householdMeasures.keys()])
  for (const { names, weights } of commonFoods) {
    expect(weights.size, names.en.name).toBeGreaterThan(0)
    for (const [measure, grams] of weights) {
      expect(known, names.en.name).toContain(measure)
      expect(grams, names.en.name).toBeGreaterThan(0)
    }
  }
})

test.each([
  ['egg', 'piece', 50],
  ['garlic', 'clove', 3],
  ['onion', 'piece', 110],
  ['flour', 'cup', 125],
  ['sugar', 'cup', 200],
  ['butter', 'stick', 113],
])('%s by the %s is %d g', (name, measure, grams) => {
  expect(food(name)?.weights.get(measure)).toBe(grams)
})

test('a cup of anything weighs no less than herbs or popcorn, and no more than syrup', () => {
  const cups = commonFoods.flatMap(({ weights }) => weights.get('cup') ?? [])
  expect(Math.min(...cups)).toBeGreaterThanOrEqual(8)
  expect(Math.max(...cups)).toBeLessThanOrEqual(345)
})

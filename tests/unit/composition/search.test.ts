import { expect, it } from 'vitest'
import { namesFound } from './table.fixture.ts'

it.each([
  ['butter', 'Butter, without salt', 'Butter, salted'],
  ['eggs', 'Egg, whole, raw, fresh', 'Egg, white, raw, fresh'],
  ['POTATO', 'Potato, flesh and skin, raw', 'Potatoes, russet, flesh and skin, raw'],
  ['onions', 'Onions, raw', 'Onions, dehydrated flakes'],
  ['brown rice', 'Rice, brown, long-grain, raw', 'Rice, brown, medium-grain, raw'],
  ['olive oil', 'Oil, olive, salad or cooking', 'Oil, corn, peanut, and olive'],
])('"%s" finds the plain food first', (text, first, second) => {
  expect(namesFound(text).slice(0, 2)).toEqual([first, second])
})

it.each([
  ['Mehl', 'Wheat flour, white, all-purpose, unenriched'],
  ['Hähnchenbrust', 'Chicken, broiler or fryers, breast, skinless, boneless, meat only, raw'],
  ['hahnchenbrust', 'Chicken, broiler or fryers, breast, skinless, boneless, meat only, raw'],
  ['courgette', 'Squash, summer, zucchini, includes skin, raw'],
  ['aubergine', 'Eggplant, raw'],
  ['rote linsen', 'Lentils, pink, raw'],
])('what people call it, "%s", finds its row', (text, row) => {
  expect(namesFound(text)[0]).toBe(row)
})

it('rows of makers, restaurants and babies come after the plain food, and are found by who asks for them', () => {
  const found = namesFound('apple')
  expect(found.findIndex((name) => /^[A-Z]{3}|Babyfood/.test(name))).toBeGreaterThan(10)
  expect(namesFound('babyfood apple')[0]).toMatch(/^Babyfood/)
})

it('where no row has all words, rows that have most of them are found, and of a few nothing', () => {
  expect(namesFound('boiled marvellous potatoes')[0]).toMatch(/potato.*boiled|boiled.*potato/i)
  expect(namesFound('a xyzzy of plugh frobnicated')).toEqual([])
  expect(namesFound('xyzzy')).toEqual([])
  expect(namesFound(' , ')).toEqual([])
})

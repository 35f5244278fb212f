import { expect, test } from 'vitest'
import { ingredientLineParser } from '#web/components/recipe-form/lines/ingredient-line-parser.ts'
import type { IngredientRow } from '#web/components/recipe/recipe.rows.ts'
import { lineBody } from '#web/features/recipes/view/line/line-body.ts'
import { lineText } from '#web/features/recipes/view/line/line-text.ts'

const units = [{ id: 7, name: 'cup', plural_name: 'cups' }]
const line = {
  id: 1,
  amount: 2,
  amount_max: null,
  no_amount: false,
  unit: units[0],
  food: { id: 3, name: 'tomato', plural_name: 'tomatoes' },
  note: 'ripe',
} as unknown as IngredientRow
const parse = ingredientLineParser(units)
const read = (text: string) => lineBody(parse(text), line)

test('a line is edited as the text that it was written as', () => {
  expect(lineText(line, ({ amount }) => String(amount))).toBe('2 cup tomato, ripe')
  expect(lineText({ ...line, no_amount: true, unit: null, note: null }, () => 'never')).toBe('tomato')
})

test('what was not changed stays the thing it was', () => {
  expect(read('2 cup tomato, ripe')).toEqual({
    amount: 2,
    amount_max: null,
    no_amount: false,
    unit: { id: 7, name: 'cup' },
    food: { id: 3, name: 'tomato' },
    note: 'ripe',
  })
  expect(read('3 cups tomatoes, ripe')).toMatchObject({ amount: 3, unit: { id: 7 }, food: { id: 3 } })
})

test('another food is named, for the server to find or make; what is left out is gone', () => {
  expect(read('1-2 onions')).toEqual({
    amount: 1,
    amount_max: 2,
    no_amount: false,
    unit: null,
    food: { name: 'onions' },
    note: '',
  })
  expect(read('salt')).toMatchObject({ no_amount: true, amount: 0 })
})

import { expect, it } from 'vitest'
import { type MeasuredRow, rowsOf as rowsOfStep } from '#worker/modules/exports/rows/recipe-row.ts'
import { rowText } from '#worker/modules/exports/rows/row-text.ts'
import { parseLine } from '#worker/modules/imports/lines/parse.ts'
import { foodOf, rowsOf, stepOf, unitOf } from './made-recipe.ts'

const gram = unitOf('g', null, 'g')
const cup = unitOf('cup', 'cups', 'us_cup')

const written = (row: Parameters<typeof rowsOf>[number]): string =>
  rowText(rowsOfStep(stepOf({ ingredients: rowsOf(row) }))[0] as MeasuredRow)

it.each([
  ['250 g flour, sifted', { food: foodOf('flour'), unit: gram, amount: 250, note: 'sifted' }],
  ['1½ cups milk', { food: foodOf('milk'), unit: cup, amount: 1.5 }],
  ['½ cup milk', { food: foodOf('milk'), unit: cup, amount: 0.5 }],
  ['2–3 eggs', { food: foodOf('egg', 'eggs'), amount: 2, amount_max: 3 }],
  ['1 egg', { food: foodOf('egg', 'eggs'), amount: 1 }],
  [
    '0.25 kg Süßkartoffeln',
    { food: foodOf('Süßkartoffel', 'Süßkartoffeln'), unit: unitOf('kg', null, 'kg'), amount: 0.25 },
  ],
  ['12500 g flour', { food: foodOf('flour'), unit: gram, amount: 12_500 }],
  ['salt, to taste', { food: foodOf('salt'), no_amount: true, note: 'to taste' }],
])('%s is written as people do, and read as it was meant', (line, row) => {
  expect(written(row)).toBe(line)
  const read = parseLine(line)
  const meant = { amount: 0, amount_max: null, no_amount: false, note: '', ...row }
  expect(read).toMatchObject({
    amount: meant.amount,
    amount_max: meant.amount_max,
    no_amount: meant.no_amount,
    note: meant.note,
    is_header: false,
  })
  expect([meant.food.name, meant.food.plural_name]).toContain(read.food)
})

import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { figures, type Figure } from '#worker/modules/food-table/common-food.ts'
import { commonFoods } from './table.fixture.ts'

const reference = resolve(import.meta.dirname, '../../../../shared/corpora/food-composition.jsonl.gz')

const columns: Record<Figure, string> = {
  energy: 'kcal',
  protein: 'protein',
  fat: 'fat',
  saturated: 'saturated',
  carbohydrate: 'carbohydrate',
  sugar: 'sugar',
  fibre: 'fiber',
  sodium: 'sodium_mg',
}

describe.skipIf(!existsSync(reference))('the reference', () => {
  const rows = new Map<string, Record<string, unknown>>(
    (existsSync(reference) ? gunzipSync(readFileSync(reference)).toString() : '')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .map((row) => [String(row['ndb']), row]),
  )

  test('has every number, and says every figure that is not an estimate', () => {
    const wrong = commonFoods.flatMap(({ number, names, estimated, figures: said }) =>
      figures
        .filter((figure) => {
          const value = rows.get(number)?.[columns[figure]]
          return estimated.includes(figure) ? typeof value === 'number' : value !== said[figure]
        })
        .map((figure) => `${names.en.name}: ${figure}`),
    )
    expect(wrong).toEqual([])
  })
})

test('a part is no more than the whole, and all of it no more than 100 g', () => {
  const wrong = commonFoods.filter(
    ({ figures: { protein, fat, saturated, carbohydrate, sugar, fibre } }) =>
      saturated > fat + 0.2 ||
      sugar > carbohydrate + 1 ||
      fibre > carbohydrate + 1 ||
      protein + fat + carbohydrate > 101,
  )
  expect(wrong.map(({ names }) => names.en.name)).toEqual([])
})

/** Alcohol has energy, too. Leavening, cocoa and some spices have less than their carbohydrates say. */
const others = new Set([
  'vanilla extract',
  'vanilla pod',
  'almond extract',
  'cocoa powder',
  'baking powder',
  'mirin',
  'allspice',
  'taco seasoning',
])

test('energy is what protein, fat and carbohydrates give, of fibre half', () => {
  const wrong = commonFoods.filter(({ aisle, names, figures: { energy, protein, fat, carbohydrate, fibre } }) => {
    const given = 4 * protein + 9 * fat + 4 * carbohydrate
    const isBetween = energy <= given * 1.12 + 20 && energy >= (given - 2 * fibre) * 0.82 - 20
    return !isBetween && aisle !== 'drinks' && !others.has(names.en.name)
  })
  expect(wrong.map(({ names }) => names.en.name)).toEqual([])
})

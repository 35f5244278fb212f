import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { householdMeasures } from '#worker/modules/common-foods/household-measures.ts'
import { weightsOf } from '#worker/modules/composition/measure-of.ts'
import { tableRows } from './table.fixture.ts'

const reference = resolve(import.meta.dirname, '../../../../shared/corpora/food-composition.jsonl.gz')
const foods = tableRows.filter((line) => !line.startsWith('== ')).map((line) => line.split('|'))

describe.skipIf(!existsSync(reference))('the reference', () => {
  it('has every row, and says every figure', () => {
    const lines = existsSync(reference) ? gunzipSync(readFileSync(reference)).toString().split('\n') : []
    const said = lines.filter(Boolean).map((line) => JSON.parse(line) as Record<string, unknown>)
    const figures = (row: Record<string, unknown>) =>
      ['kcal', 'protein', 'fat', 'saturated', 'carbohydrate', 'sugar', 'fiber', 'sodium_mg'].map(
        (column) => row[column] ?? '-',
      )
    const expected = said.map((row) => [row['ndb'], row['name'], figures(row).join(' ')].join('|'))
    expect(foods.map((columns) => columns.slice(0, 3).join('|')).toSorted()).toEqual(expected.toSorted())
  })
})

it('weighs in measures that a kitchen knows', () => {
  const keys = new Set(foods.flatMap(([, , , weights = '']) => weights.split(', ').map((one) => one.split(' ')[0])))
  expect([...keys].filter((key) => key && key !== 'cup' && !householdMeasures.has(key))).toEqual([])
})

it('of measures that say the same the plainest counts, and a spoon only where there is no cup', () => {
  const said = (...portions: [number, string, number][]) =>
    Object.fromEntries(weightsOf(portions.map(([amount, text, grams]) => ({ amount, text, grams }))))
  expect(said([1, 'cup, chopped', 90], [0.5, 'cup', 60], [1, 'tbsp', 5])).toEqual({ cup: 120 })
  expect(said([1, 'tbsp', 8])).toEqual({ cup: 128 })
  expect(said([1, 'small', 70], [1, 'medium (2-1/2" dia)', 110])).toEqual({ piece: 110 })
  expect(said([2, 'slices', 50], [1, 'serving', 30], [1, 'oz', 28])).toEqual({ slice: 25 })
  expect(said([0, 'cup', 60], [1, 'clove', -3])).toEqual({})
})

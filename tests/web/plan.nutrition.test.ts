import { expect, test } from 'vitest'
import type { NutritionRow } from '#web/components/properties/nutrition.rows.ts'
import { sumDays } from '#web/features/plan/nutrition/sum-days.ts'
import { meal } from './plan.things.ts'

const [monday, tuesday] = ['2026-11-23', '2026-11-24'] as const
const row = (name: string, perServing: number | null, isIncomplete = false): NutritionRow => ({
  key: name,
  name,
  unit: 'g',
  perServing,
  total: null,
  isIncomplete,
})

test('a day adds up one serving of each of its meals, and the days add up', () => {
  const porridge = meal(1, monday, tuesday)
  const soup = meal(2, tuesday)
  const values = new Map([
    [porridge, [row('Protein', 10), row('Fat', 4)]],
    [soup, [row('protein', 5.5)]],
  ])
  const { rows, counted, unknown } = sumDays([monday, tuesday], [porridge, soup], (one) => values.get(one) ?? [])
  expect(rows.map(({ name, days, total }) => [name, days.get(monday), days.get(tuesday), total])).toEqual([
    ['Protein', 10, 15.5, 25.5],
    ['Fat', 4, 4, 8],
  ])
  expect([counted, unknown]).toEqual([[monday, tuesday], []])
})

test('meals of which nothing is known, or not all, are named once and count no day', () => {
  const pizza = meal(1, monday, tuesday)
  const salad = meal(2, tuesday)
  const rowsOf = (one: object) => (one === salad ? [row('Protein', 3, true), row('Fat', null)] : [row('Fat', null)])
  const { rows, counted, unknown, incomplete } = sumDays([monday, tuesday], [pizza, salad], rowsOf)
  expect(rows.map(({ name, total }) => [name, total])).toEqual([['Protein', 3]])
  expect({ counted, unknown, incomplete }).toEqual({ counted: [tuesday], unknown: [pizza], incomplete: [salad] })
})

test('meals on other days are not counted', () => {
  expect(sumDays([monday], [meal(1, tuesday)], () => [row('Fat', 4)])).toMatchObject({ rows: [], unknown: [] })
})

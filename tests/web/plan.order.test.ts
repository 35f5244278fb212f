import { expect, test } from 'vitest'
import { mealsOn } from '#web/features/home/week.tsx'
import { mealsToShopFor } from '#web/features/plan/meal/shopping-selection.ts'
import { meal } from './plan.things.ts'

const type = (name: string, order: number, time: string | null) => ({
  id: order + 10,
  name,
  order,
  default: false,
  color: null,
  time,
  created_by: 1,
})
const day = '2026-11-26'
const of = (id: number, meal_type: ReturnType<typeof type>, from = day) => meal(id, from, day, { meal_type })
const week = [
  of(1, type('Dinner', 2, '18:00:00')),
  of(2, type('Supper', 3, null), '2026-11-25'),
  of(3, type('Breakfast', 0, '08:00:00')),
  of(4, type('Lunch', 0, '12:00:00')),
  meal(5, '2026-11-27'),
]

test('the start page shows the meals of a day in their order, also one that began the day before', () =>
  expect(mealsOn(week, day).map(({ meal_type }) => meal_type.name)).toEqual(['Breakfast', 'Lunch', 'Dinner', 'Supper']))

test('the meals to shop for are in the order of days and meals', () => {
  const recipe = {} as NonNullable<(typeof week)[number]['recipe']>
  const cooked = week.map((one) => ({ ...one, recipe }))
  expect(mealsToShopFor(cooked, day).map(({ id }) => id)).toEqual([2, 3, 4, 1, 5])
})

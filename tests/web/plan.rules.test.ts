import { afterEach, describe, expect, test } from 'vitest'
import {
  type MealKind,
  mealKindRef,
  mealKindsFor,
  sortMealKinds,
  defaultMealKind,
} from '#web/features/plan/types/meal-kind.ts'
import { mealDraftOf } from '#web/features/plan/meal/meal-draft.ts'
import { reverseMove, moveToSlot } from '#web/features/plan/board/move-meal.ts'
import { firstDay, isOnDay, lastDay } from '#web/features/plan/board/meal.rows.ts'
import { boxToward } from '#web/features/plan/board/place-toward.ts'
import { daysBetween, weekNumber, daysOfWeek } from '#web/features/plan/board/week-days.ts'
import { freeLanes, assignLanes } from '#web/features/plan/grid/assign-lanes.ts'
import { groupMealsToShop, initialSelections, mealsToShopFor } from '#web/features/plan/meal/shopping-selection.ts'
import { meal } from './plan.things.ts'

const kind = (id: number | null, name: string, more: Partial<MealKind> = {}): MealKind => ({
  id,
  name,
  color: null,
  time: null,
  order: 0,
  isDefault: false,
  ...more,
})

describe.each(['Pacific/Honolulu', 'Europe/Berlin', 'Pacific/Chatham', 'America/Sao_Paulo'])('in %s', (zone) => {
  const home = process.env['TZ']
  afterEach(() => {
    process.env['TZ'] = home
  })

  test('days never shift, also where the clock changes', () => {
    process.env['TZ'] = zone
    const dinner = meal(1, '2026-03-28', '2026-03-30')
    expect([firstDay(dinner), lastDay(dinner)]).toEqual(['2026-03-28', '2026-03-30'])
    expect(isOnDay(dinner, '2026-03-29')).toBe(true)
    expect(isOnDay(dinner, '2026-03-31')).toBe(false)
    expect(moveToSlot(dinner, { day: '2026-10-24', kind: null })).toMatchObject({
      from_date: '2026-10-24',
      to_date: '2026-10-26',
    })
    expect(reverseMove(dinner)).toMatchObject({ from_date: '2026-03-28', to_date: '2026-03-30' })
    expect(daysOfWeek('2026-03-29', 1)).toEqual(Array.from({ length: 7 }, (_, day) => `2026-03-${23 + day}`))
    expect(daysBetween('2026-03-28', '2026-04-04')).toBe(7)
    expect(mealDraftOf(dinner, '2026-10-31')).toMatchObject({ from: '2026-10-31', to: '2026-11-02' })
  })
})

test('a week begins on the day that the device is set to', () => {
  expect(daysOfWeek('2026-11-29', 1)[0]).toBe('2026-11-23')
  expect(daysOfWeek('2026-11-29', 0)[0]).toBe('2026-11-29')
  expect(daysOfWeek('2026-11-29', 6)[0]).toBe('2026-11-28')
})
test.each([
  ['2026-01-01', 1],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2026-11-27', 48],
])('%s is in week %d', (day, number) => expect(weekNumber(day)).toBe(number))

test('a meal dropped on its own place does not move', () => {
  expect(moveToSlot(meal(1, '2026-11-27'), { day: '2026-11-27', kind: kind(3, 'Dinner') })).toBeNull()
  expect(moveToSlot(meal(1, '2026-11-27'), { day: '2026-11-27', kind: null })).toBeNull()
})
test('dropped in another row it becomes that meal, on the same day', () => {
  expect(moveToSlot(meal(1, '2026-11-27'), { day: '2026-11-27', kind: kind(4, 'Lunch') })).toEqual({
    from_date: '2026-11-27',
    to_date: '2026-11-27',
    meal_type: { id: 4, name: 'Lunch' },
  })
})

const days = daysOfWeek('2026-11-23', 1)
const lanes = (...meals: ReturnType<typeof meal>[]) =>
  assignLanes(meals, days).map(({ meal: { id }, column, days: span, lane, isCut }) => [id, column, span, lane, isCut])

test('a meal of several days spans them without overlapping others', () => {
  const meals = [meal(1, '2026-11-24', '2026-11-26'), meal(2, '2026-11-25'), meal(3, '2026-11-27')]
  expect(lanes(...meals)).toEqual([
    [1, 1, 3, 0, false],
    [2, 2, 1, 1, false],
    [3, 4, 1, 0, false],
  ])
  expect(freeLanes(assignLanes(meals, days), days)).toEqual([0, 1, 2, 1, 1, 0, 0])
})
test('a meal that begins before the week or ends after it is cut at its edge', () => {
  expect(
    lanes(
      meal(1, '2026-11-20', '2026-11-23'),
      meal(2, '2026-11-29', '2026-12-02'),
      meal(3, '2026-11-01', '2026-12-24'),
    ),
  ).toEqual([
    [3, 0, 7, 0, true],
    [1, 0, 1, 1, true],
    [2, 6, 1, 1, true],
  ])
  expect(lanes(meal(1, '2026-11-22'), meal(2, '2026-11-30'))).toEqual([])
})

test('meals of the day are in the order people set, else by time', () => {
  const sorted = sortMealKinds([
    kind(1, 'Dinner', { time: '19:00:00' }),
    kind(2, 'Whenever'),
    kind(3, 'Breakfast', { time: '08:00:00' }),
    kind(4, 'First of all', { order: -1 }),
  ])
  expect(sorted.map(({ name }) => name)).toEqual(['First of all', 'Breakfast', 'Dinner', 'Whenever'])
})
test('a deleted meal of the day keeps its row while something is planned for it', () => {
  const usual = [kind(null, 'Supper')]
  expect(mealKindsFor([], [], usual)).toEqual(usual)
  expect(mealKindsFor([], [meal(1, '2026-11-27')], usual).map(({ name }) => name)).toEqual(['Dinner'])
})
test('the usual meal is the one set as such, else the last of the day', () => {
  expect(defaultMealKind([kind(1, 'Lunch', { isDefault: true }), kind(2, 'Dinner')])?.name).toBe('Lunch')
  expect(defaultMealKind([kind(1, 'Lunch'), kind(2, 'Dinner')])?.name).toBe('Dinner')
})
test('a meal of the day that is not there yet is made by its name with the first meal', () => {
  expect(mealKindRef(kind(null, 'Dinner', { time: '19:00:00' }))).toMatchObject({ name: 'Dinner', time: '19:00:00' })
  expect(mealKindRef(kind(5, 'Dinner'))).toEqual({ id: 5, name: 'Dinner' })
})

test('arrow keys go to the nearest place that way', () => {
  const box = (column: number, row: number) => ({ left: column * 100, top: row * 80, width: 100, height: 80 })
  const boxes = new Map([0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => [`${column}:${row}`, box(column, row)])))
  expect(boxToward(boxes, box(1, 1), 'ArrowRight')).toBe('2:1')
  expect(boxToward(boxes, box(1, 1), 'ArrowUp')).toBe('1:0')
  expect(boxToward(boxes, box(2, 1), 'ArrowRight')).toBeUndefined()
  expect(boxToward(boxes, { left: 320, top: 120, width: 60, height: 40 }, 'ArrowLeft')).toBe('2:1')
})

describe('the week to the shopping list', () => {
  const recipe = { id: 5, servings: 4 } as NonNullable<ReturnType<typeof meal>['recipe']>
  const cooked = (id: number, day: string, more = {}) => meal(id, day, day, { recipe, ...more })
  const week = [
    cooked(1, '2026-11-23'),
    cooked(2, '2026-11-27', { servings: 0 }),
    cooked(3, '2026-11-28', { shopping: true }),
    meal(4, '2026-11-28'),
    cooked(5, '2026-11-26'),
  ]
  test('offers what is still to come first, and nothing without a recipe', () => {
    expect(mealsToShopFor(week, '2026-11-26').map(({ id }) => id)).toEqual([5, 2, 3, 1])
  })
  test('chooses what is still to come and not on the list, for as many as planned', () => {
    const wishes = [...initialSelections(mealsToShopFor(week, '2026-11-26'), '2026-11-26').values()]
    expect(wishes.map(({ meal: { id }, servings, ingredients }) => [id, servings, ingredients])).toEqual([
      [5, 2, null],
      [2, 4, null],
    ])
  })
  test('names what is on the list already, and folds the days that are over', () => {
    const { open, listed, earlier } = groupMealsToShop(mealsToShopFor(week, '2026-11-26'), '2026-11-26')
    expect([open, listed, earlier].map((group) => group.map(({ id }) => id))).toEqual([[5, 2], [3], [1]])
    expect(groupMealsToShop(mealsToShopFor(week, '2026-12-24'), '2026-12-24').earlier).toEqual([])
  })
  test('chooses all of a week that is over', () => {
    expect([...initialSelections(mealsToShopFor(week, '2026-12-24'), '2026-12-24').keys()]).toEqual([1, 5, 2])
  })
})

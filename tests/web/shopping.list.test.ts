import { expect, test } from 'vitest'
import { sumAmounts } from '#web/features/shopping/line/sum-amounts.ts'
import { applyMutation } from '#web/features/shopping/outbox/apply-mutation.ts'
import type { ShoppingItem } from '#web/features/shopping/shopping-list.ts'
import { listLines } from '#web/features/shopping/line/line.ts'
import { arrangeList, type ArrangeOptions } from '#web/features/shopping/line/arrange-list.ts'
import { diffLists } from '#web/features/shopping/list/diff-lists.ts'
import { pollIntervalOf } from '#web/features/shopping/list/use-poll-interval.ts'
import { check, item, sheet, unit } from './shopping.things.ts'

const g = unit('g')
const kg = unit('Kilo', 'kg')
const now = '2026-11-27T12:00:00.000Z'
const sums = (...parts: [number, ShoppingItem['unit']][]) =>
  sumAmounts(parts.map(([amount, unit]) => ({ amount, unit }))).map(({ amount, unit }) => [amount, unit?.name ?? null])

test('amounts in the same unit add up', () => expect(sums([500, g], [250, g])).toEqual([[750, 'g']]))
test('units of the same kind add up in the larger unit', () => {
  expect(sums([500, g], [1, kg])).toEqual([[1.5, 'Kilo']])
  expect(sums([1, kg], [500, g])).toEqual([[1.5, 'Kilo']])
})
test('weights, volumes and pieces stay separate sums', () => {
  expect(sums([500, g], [2, null], [1, unit('bunch')], [3, null])).toEqual([
    [500, 'g'],
    [5, null],
    [1, 'bunch'],
  ])
})
test('an entry without an amount adds nothing', () => expect(sums([0, null], [2, g])).toEqual([[2, 'g']]))
test('amounts that convert for the food add up as on the server; those of other foods stay apart', () => {
  const flour = { id: 3, name: 'flour', plural: null, category: null }
  const cup = { id: 2, name: 'cup', base_unit: null }
  const gram = { id: 1, name: 'g', base_unit: 'g' }
  const said = [{ food: 3, base_amount: 1, base_unit: 2, converted_amount: 120, converted_unit: 1 }]
  const parts = (food: ShoppingItem['food']) => [
    { food, amount: 200, unit: { ...unit('g', 'g'), id: 1 } },
    { food, amount: 1, unit: unit('Cup') },
  ]
  const short = (food: ShoppingItem['food']) =>
    sumAmounts(parts(food), { units: [gram, cup], conversions: said }).map(({ amount, unit: of }) => [amount, of?.name])
  expect(short(flour)).toEqual([[320, 'g']])
  expect(short({ ...flour, id: 4, name: 'water' })).toHaveLength(2)
})
test('sums have no rounding errors of binary fractions', () =>
  expect(sums([0.1, kg], [0.2, kg])).toEqual([[0.3, 'Kilo']]))

test('all entries of a food are one line, and only entries still to buy count', () => {
  const [line, ...others] = listLines(
    [item(1, 'Milk', { amount: 1, checked: true }), item(2, 'milk', { amount: 2 })],
    now,
  )
  expect(others).toEqual([])
  expect(line).toMatchObject({ isDone: false, sums: [{ amount: 2 }] })
})

test('a week of the same dish is one line for each food, seven times as much', () => {
  const tomatoes = Array.from({ length: 7 }, (_, at) => item(at, 'tomato', { amount: 1, list: 7 }))
  const pasta = Array.from({ length: 7 }, (_, at) => item(10 + at, 'pasta', { amount: 500, unit: g, list: 7 }))
  const lines = listLines([...tomatoes, ...pasta], now)
  expect(lines.map(({ food, sums: [sum] }) => [food.name, sum?.amount, sum?.unit?.name ?? null])).toEqual([
    ['tomato', 7, null],
    ['pasta', 3500, 'g'],
  ])
})

test('a tick renders its own row again and not the others', () => {
  const list = sheet(item(1, 'milk'), item(2, 'bread'))
  const [milk, bread] = listLines(list.items, now)
  const ticked = listLines(applyMutation(list, check([1])).items, now)
  expect(ticked[0]).not.toBe(milk)
  expect(ticked[1]).toBe(bread)
})

const plainly: ArrangeOptions = {
  grouping: 'Category',
  aisles: null,
  onlyAisles: false,
  lingering: new Set(),
  now,
  language: 'en',
}
const category = (id: number, name: string) => ({ id: 1, name: '', plural: null, category: { id, name } })
const inAisle = (id: number, name: string, aisle: string, at: number): ShoppingItem =>
  item(id, name, { food: { ...category(at, aisle), id, name } })
const shop = sheet(
  inAisle(1, 'milk', 'Dairy', 1),
  inAisle(2, 'apples', 'Fruit', 2),
  inAisle(3, 'butter', 'Dairy', 1),
  item(4, 'candles'),
  inAisle(5, 'nails', 'Tools', 3),
)
const titles = (how: Partial<ArrangeOptions>) =>
  arrangeList(shop, { ...plainly, ...how }).open.map(({ title, lines }) => [
    title,
    ...lines.map(({ food }) => food.name),
  ])

test('aisles are in the order of the chosen shop, entries without one first and other aisles last', () => {
  const aisles = [
    { id: 2, name: 'Fruit' },
    { id: 1, name: 'Dairy' },
  ]
  expect(titles({ aisles })).toEqual([
    [null, 'candles'],
    ['Fruit', 'apples'],
    ['Dairy', 'butter', 'milk'],
    ['Tools', 'nails'],
  ])
  const only = arrangeList(shop, { ...plainly, aisles, onlyAisles: true })
  expect(only.elsewhere.map(({ food }) => food.name)).toEqual(['nails'])
})
test('every one of thirty entries, with and without amounts, is in a section', () => {
  const thirty = Array.from({ length: 30 }, (_, at) => {
    const more = { amount: at % 3, ...(at % 2 ? { unit: g } : {}) }
    return at % 5
      ? item(at, `thing ${at}`, more)
      : { ...inAisle(at, `thing ${at}`, `Aisle ${at % 4}`, at % 4), ...more }
  })
  for (const how of [{}, { aisles: [{ id: 2, name: 'Aisle 2' }] }, { grouping: 'Recipe' as const }]) {
    const { open, later, done, elsewhere } = arrangeList(sheet(...thirty), { ...plainly, ...how })
    const shown = open.flatMap(({ lines }) => lines.map(({ food }) => food.name))
    expect(new Set(shown).size).toBe(30)
    expect([later, done, elsewhere]).toEqual([[], [], []])
  }
})
test('without a shop aisles are in the order of their names', () => {
  expect(titles({}).map(([title]) => title)).toEqual([null, 'Dairy', 'Fruit', 'Tools'])
})
test('a ticked entry keeps its place for a while, then moves to the done ones', () => {
  const ticked = applyMutation(shop, check([1]))
  const lingering = arrangeList(ticked, { ...plainly, lingering: new Set([1]) })
  expect(lingering.open[1]?.lines.map(({ food, isDone }) => [food.name, isDone])).toEqual([
    ['butter', false],
    ['milk', true],
  ])
  const settled = arrangeList(ticked, plainly)
  expect(settled.open[1]?.lines.map(({ food }) => food.name)).toEqual(['butter'])
  expect(settled.done.map(({ food }) => food.name)).toEqual(['milk'])
})
test('a delayed entry is not to buy until its time', () => {
  const later = applyMutation(shop, { type: 'edit', ids: [2], patch: { laterUntil: '2026-11-27T13:00:00.000Z' } })
  expect(arrangeList(later, plainly).later.map(({ food }) => food.name)).toEqual(['apples'])
  expect(arrangeList(later, { ...plainly, now: '2026-11-27T13:00:01.000Z' }).later).toEqual([])
})
test('servings scale entries of the recipe and not those added by hand', () => {
  const dinner = sheet(
    item(1, 'beans', { list: 7, isScaled: true, amount: 2 }),
    item(2, 'chips', { list: 7, amount: 1 }),
  )
  const six = applyMutation(dinner, { type: 'rescale', list: 7, servings: 6 })
  expect(six.items.map(({ amount }) => amount)).toEqual([3, 1])
  expect(six.recipes[0]?.servings).toBe(6)
})
test('a category belongs to the food, so every entry of the food moves', () => {
  const list = sheet(item(1, 'milk'), item(2, 'milk'))
  const sorted = applyMutation(list, { type: 'sort', id: 2, category: { id: 9, name: 'Dairy' } })
  expect(sorted.items.map(({ food }) => food.category?.name)).toEqual(['Dairy', 'Dairy'])
})

test('changes of others are announced, own changes are not', () => {
  const mine = applyMutation(sheet(item(1, 'milk'), item(2, 'bread'), item(3, 'tea')), check([1]))
  const next = sheet(item(1, 'milk', { checked: true }), item(2, 'bread', { checked: true }), item(4, 'jam'))
  const news = diffLists(mine, next)
  const names = Object.entries(news).map(([kind, items]) => [kind, ...items.map(({ food }: ShoppingItem) => food.name)])
  expect(names).toEqual([['added', 'jam'], ['checked', 'bread'], ['unchecked'], ['removed', 'tea'], ['changed']])
})

test('a list without changes and a server without answers are polled less often, and people may turn polling off', () => {
  expect(pollIntervalOf(5, { idle: 0, failing: false })).toBeLessThan(2000)
  expect(pollIntervalOf(30, { idle: 0, failing: false })).toBe(30_000)
  expect(pollIntervalOf(5, { idle: 200_000, failing: false })).toBe(5000)
  expect(pollIntervalOf(5, { idle: 601_000, failing: false })).toBe(20_000)
  expect(pollIntervalOf(5, { idle: 601_000, failing: true })).toBe(30_000)
  expect(pollIntervalOf(120, { idle: 600_000, failing: true })).toBe(120_000)
  expect(pollIntervalOf(0, { idle: 0, failing: false })).toBe(false)
})

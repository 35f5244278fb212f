import { expect, test } from 'vitest'
import { searchRemembered, rememberFoods } from '#web/features/shopping/typing/food-memory.ts'
import { createTypedParser } from '#web/features/shopping/typing/typed.read.ts'
import { lastTyped } from '#web/features/shopping/typing/last-typed.ts'
import { splitTyped } from '#worker/modules/imports/typed/split-typed.ts'
import { item } from './shopping.things.ts'

const units = [{ id: 3, name: 'l', plural: null, base: 'l' }]
const foods = [
  { id: 8, name: 'Onion', plural: 'Onions', category: { id: 2, name: 'Vegetables' } },
  { id: 9, name: '7 Up', plural: null, category: null },
]
const read = createTypedParser({ units, foods })
const said = (text: string) => read(text).map(({ amount, unit, food }) => [amount, unit?.name ?? null, food.name])

test('a line with commas is several entries', () => {
  expect(said('2 l milk, bread,500 g flour')).toEqual([
    [2, 'l', 'milk'],
    [1, null, 'bread'],
    [500, 'g', 'flour'],
  ])
})
test('half a kilogram stays half a kilogram', () => expect(said('0.5 kg flour')).toEqual([[0.5, 'kg', 'flour']]))
test('a decimal comma does not split a line', () => expect(said('1,5 l Milch')).toEqual([[1.5, 'l', 'Milch']]))
test('a pasted list is read line by line', () => {
  expect(said('- 6 eggs\n- butter\n\n- 2 l milk')).toEqual([
    [6, null, 'eggs'],
    [1, null, 'butter'],
    [2, 'l', 'milk'],
  ])
})
test('foods and units of the household are recognised, also by their plurals', () => {
  expect(read('2 onions')[0]?.food).toEqual(foods[0])
  expect(read('1 l juice')[0]?.unit).toEqual(units[0])
})
test('a food whose name begins with a number is that food', () => expect(said('7 Up')).toEqual([[1, null, '7 Up']]))
test('a range is bought at its upper end', () => expect(said('2-3 lemons')).toEqual([[3, null, 'lemons']]))
test('further words about a food stay in its name', () => {
  expect(said('milk (lactose free)')).toEqual([[1, null, 'milk (lactose free)']])
})
test('a line of separators gives no entries', () => expect(said(' , ;\n')).toEqual([]))

test('suggestions are for the entry being typed', () => {
  expect(lastTyped('2 l milk, bre')).toEqual({ before: '2 l milk,', last: 'bre' })
  expect(lastTyped('1,5 l mil')).toEqual({ before: '', last: '1,5 l mil' })
  expect(splitTyped('a;b\nc')).toEqual(['a', 'b', 'c'])
})
test('frequent entries are suggested first, without the server', () => {
  const once = rememberFoods([], [item(1, 'Milk chocolate'), item(2, 'Milk'), item(3, 'Oat milk')], true)
  const twice = rememberFoods(once, [item(2, 'Milk')], true)
  expect(searchRemembered(twice, 'mil', 5).map(({ name }) => name)).toEqual(['Milk', 'Milk chocolate', 'Oat milk'])
  expect(searchRemembered(twice, '', 5)).toEqual([])
})
test('a food typed by name keeps its known id and spelling', () => {
  const known = rememberFoods([], [item(1, 'Milk')], false)
  const typed = { food: { id: null, name: 'milk', plural: null, category: null } }
  expect(rememberFoods(known, [typed], true)[0]).toMatchObject({ id: 1001, name: 'Milk', times: 1 })
})

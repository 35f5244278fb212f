import { expect, test } from 'vitest'
import { closed, cookedOn, reviveKitchen, sessionHours, toggled } from '#web/components/recipe/cooking-rules.ts'

const hour = 3_600_000

test('ticking a line twice takes the tick back', () => {
  expect(toggled([4], toggled([4], [1]))).toEqual([1])
})

test('ticking a sum ticks all its lines, also those that were ticked before', () => {
  expect(toggled([1, 2], [2])).toEqual([2, 1])
  expect(toggled([1, 2], [2, 1, 7])).toEqual([7])
})

test('ticks outlive a reload', () => {
  const kitchen = cookedOn({}, 7, { ticked: [1, 2] }, 1000)
  expect(reviveKitchen(JSON.parse(JSON.stringify(kitchen)), 1000 + hour)).toEqual(kitchen)
})

test('a session that nobody touched for long is over, others go on', () => {
  const kitchen = cookedOn(cookedOn({}, 7, { ticked: [1] }, 0), 8, { ticked: [2] }, 2 * hour)
  expect(Object.keys(reviveKitchen(kitchen, sessionHours * hour + 1))).toEqual(['8'])
})

test('each change keeps the session open', () => {
  const kitchen = cookedOn(cookedOn({}, 7, { ticked: [1] }, 0), 7, { screen: 3 }, 10 * hour)
  expect(reviveKitchen(kitchen, 20 * hour)['7']).toMatchObject({ ticked: [1], screen: 3 })
})

test('starting over forgets one recipe only', () => {
  const kitchen = cookedOn(cookedOn({}, 7, {}, 0), 8, {}, 0)
  expect(Object.keys(closed(kitchen, 7))).toEqual(['8'])
})

test.each([undefined, null, 'x', [], { 7: { ticked: 'all' } }, { 7: null }])(
  'what was stored as %j is no session',
  (raw) => {
    expect(reviveKitchen(raw, 0)).toEqual({})
  },
)

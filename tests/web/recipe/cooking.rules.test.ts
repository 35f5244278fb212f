import { expect, test } from 'vitest'
import {
  removeProgress,
  updateProgress,
  reviveProgress,
  sessionHours,
  toggleIds,
} from '#web/components/recipe/cooking-progress.ts'

const hour = 3_600_000

test('ticking a line twice clears the tick', () => {
  expect(toggleIds([4], toggleIds([4], [1]))).toEqual([1])
})

test('ticking a sum ticks all its lines, also those that were ticked before', () => {
  expect(toggleIds([1, 2], [2])).toEqual([2, 1])
  expect(toggleIds([1, 2], [2, 1, 7])).toEqual([7])
})

test('ticks outlive a reload', () => {
  const kitchen = updateProgress({}, 7, { ticked: [1, 2] }, 1000)
  expect(reviveProgress(JSON.parse(JSON.stringify(kitchen)), 1000 + hour)).toEqual(kitchen)
})

test('a session without a change for long expires, others go on', () => {
  const kitchen = updateProgress(updateProgress({}, 7, { ticked: [1] }, 0), 8, { ticked: [2] }, 2 * hour)
  expect(Object.keys(reviveProgress(kitchen, sessionHours * hour + 1))).toEqual(['8'])
})

test('each change extends the session', () => {
  const kitchen = updateProgress(updateProgress({}, 7, { ticked: [1] }, 0), 7, { screen: 3 }, 10 * hour)
  expect(reviveProgress(kitchen, 20 * hour)['7']).toMatchObject({ ticked: [1], screen: 3 })
})

test('starting over clears one recipe only', () => {
  const kitchen = updateProgress(updateProgress({}, 7, {}, 0), 8, {}, 0)
  expect(Object.keys(removeProgress(kitchen, 7))).toEqual(['8'])
})

test.each([undefined, null, 'x', [], { 7: { ticked: 'all' } }, { 7: null }])(
  'what was stored as %j is no session',
  (raw) => {
    expect(reviveProgress(raw, 0)).toEqual({})
  },
)

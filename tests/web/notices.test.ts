import { expect, test } from 'vitest'
import { spaceNotices } from '#web/components/shell/space-notices.ts'
import type { Session } from '#web/lib/api/session.ts'

const roomy = { used: 5, most: 0 }
const limits = (recipes: { used: number; most: number }) => ({ recipes, users: roomy, files_mb: { used: 1, most: -1 } })
const space = (message: string) => ({ message }) as Session['space']

test('a space without reached limits and message has no notice', () => {
  expect(spaceNotices({ space: space(' '), limits: limits(roomy) })).toEqual([])
})
test('a limit is shown when it is reached, not before', () => {
  expect(spaceNotices({ space: space(''), limits: limits({ used: 9, most: 10 }) })).toEqual([])
  expect(spaceNotices({ space: space(''), limits: limits({ used: 10, most: 10 }) })).toEqual([
    { kind: 'full', what: 'recipes' },
  ])
})
test('a space that holds more than it may hears of it once, whatever the limit', () => {
  const passed = { ...limits({ used: 11, most: 10 }), users: { used: 4, most: 3 } }
  expect(spaceNotices({ space: space(''), limits: passed })).toEqual([
    { kind: 'full', what: 'recipes' },
    { kind: 'full', what: 'users' },
    { kind: 'full', what: 'over' },
  ])
})
test('the space’s own message comes first', () => {
  const notices = spaceNotices({ space: space('Clean the oven'), limits: limits({ used: 10, most: 10 }) })
  expect(notices[0]).toEqual({ kind: 'message', text: 'Clean the oven' })
})
test('the deletion of the space comes before all other notices', () => {
  const closing = { message: 'Clean the oven', erase_at: '2026-12-12T00:00:00.000Z' } as Session['space']
  expect(spaceNotices({ space: closing, limits: limits(roomy) }).map(({ kind }) => kind)).toEqual([
    'closing',
    'message',
  ])
})

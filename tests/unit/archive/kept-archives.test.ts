import { expect, it } from 'vitest'
import { keptArchives } from '#worker/modules/archive/keep/kept-archives.ts'

const DAY = 86_400_000
/** One a day, at six in the morning, the newest on Sunday 29 November 2026. */
const daily = (days: number) =>
  Array.from({ length: days }, (_, i) => ({
    id: days - i,
    created_at: new Date(Date.parse('2026-11-29T06:00:00.000Z') - i * DAY).toISOString(),
  }))
const keptDays = (archives: { id: number; created_at: string }[]) => {
  const kept = keptArchives(archives)
  return archives.filter(({ id }) => kept.has(id)).map(({ created_at }) => created_at.slice(0, 10))
}

it('of an archive a day for two years, seven days, four weeks and twelve months are kept', () => {
  expect(keptDays(daily(730))).toEqual([
    '2026-11-29',
    '2026-11-28',
    '2026-11-27',
    '2026-11-26',
    '2026-11-25',
    '2026-11-24',
    '2026-11-23',
    '2026-11-22',
    '2026-11-15',
    '2026-11-08',
    '2026-10-31',
    '2026-09-30',
    '2026-08-31',
    '2026-07-31',
    '2026-06-30',
    '2026-05-31',
    '2026-04-30',
    '2026-03-31',
    '2026-02-28',
    '2026-01-31',
    '2025-12-31',
  ])
})

it('nothing goes while there are few', () => {
  expect(keptArchives(daily(7)).size).toBe(7)
  expect(keptArchives([]).size).toBe(0)
})

it('of several on one day the newest is kept', () => {
  const archives = [1, 2, 3].map((id) => ({ id, created_at: `2026-11-29T0${id}:00:00.000Z` }))
  expect([...keptArchives(archives)]).toEqual([3])
})

it('what was kept is kept again when some go each day', () => {
  let held: { id: number; created_at: string }[] = []
  for (const one of daily(400).toReversed()) {
    held = [...held, one]
    const kept = keptArchives(held)
    held = held.filter(({ id }) => kept.has(id))
  }
  expect(held.length).toBeGreaterThan(18)
  expect(held.length).toBeLessThanOrEqual(23)
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { itemOf, jobOf } from './files.fixture.ts'
import { openJob, rows } from './files.job.open.tsx'

test('what came is counted by its kinds, and what has no place is told apart from what failed', async () => {
  const came = { state: 'done' } as const
  await openJob(jobOf({ state: 'done', total: 5, done: 3, known: 1, failed: 1 }), [
    itemOf(0, {}, { ...came, result: 'recipe:9' }),
    itemOf(1, { kind: 'book', recipes: 3 }, { ...came, result: 'recipe-book:4', code: 'import.book_incomplete' }),
    itemOf(2, { kind: 'meal' }, { ...came, result: 'meal-plan:5' }),
    itemOf(3, { kind: 'left-out' }, { state: 'known', code: 'import.left_out' }),
    itemOf(4, { kind: 'link' }, { state: 'failed', code: 'import.link_missing' }),
  ])
  expect(await screen.findByText('1 recipe, 1 book, and 1 planned meal came')).toBeTruthy()
  expect(screen.getByText(/^1 has no place in Larder/).textContent).toContain('1 could not be imported')
  expect(screen.getByRole('link', { name: 'Recipe 1' }).getAttribute('href')).toBe('/book/4')
  expect(rows()[1]?.textContent).toContain('Some of its recipes are not here.')
  expect(screen.getAllByRole('button', { name: /^Try / }).map(({ textContent }) => textContent)).toHaveLength(2)
})

test('what something that came has lost is said once, in the words of the page', async () => {
  const came = { state: 'done' } as const
  await openJob(jobOf({ state: 'done', total: 2, done: 2 }), [
    itemOf(0, {}, { ...came, result: 'recipe:9', code: 'import.incomplete', msg: 'A picture cannot be read.' }),
    itemOf(1, { kind: 'food' }, { ...came, result: 'food:4', code: 'import.names_lost', msg: 'T, t' }),
  ])
  await screen.findByText('1 recipe and 1 food came')
  expect(rows()[0]?.textContent).toMatch(/Not all of its pictures could be kept\.$/)
  expect(rows()[1]?.textContent).toMatch(/Not known by these names: T, t$/)
})

test('a meal of which only the day is known is called by it, as people write days', async () => {
  await openJob(jobOf({ total: 1, waiting: 1 }), [
    itemOf(0, { kind: 'meal', date: '2026-02-09', type: 'Dinner' }, { name: '2026-02-09' }),
  ])
  await screen.findByText('A planned meal · Dinner')
  expect(rows()[0]?.textContent).toContain('Feb 9, 2026')
  expect(rows()[0]?.textContent).not.toContain('2026-02-09')
})

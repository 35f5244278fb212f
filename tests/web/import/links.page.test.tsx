import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ImportPage } from '#web/features/import/import.page.tsx'
import { deleteStoredReview } from '#web/features/import/review/stored-review.ts'
import { type Answering, openPage, press, write } from '../draft/page.open.tsx'

beforeEach(deleteStoredReview)
afterEach(() => vi.unstubAllGlobals())

const open = (server: Answering) => openPage(() => <ImportPage shared={null} />, server)

const item = (position: number, state: string, more: object = {}) => ({
  position,
  url: `https://www.example.com/${position}`,
  state,
  recipe: null,
  name: null,
  code: null,
  msg: '',
  updated_at: '',
  ...more,
})
const batch = (items: { state: string }[]) => {
  const count = (state: string) => items.filter((one) => one.state === state).length
  const counts = { waiting: count('waiting'), saved: count('saved'), known: count('known'), failed: count('failed') }
  return { id: 7, created_at: '', updated_at: '', running: counts.waiting > 0, total: items.length, ...counts, items }
}

test('the server imports a list of links and reports the result of each', async () => {
  let now = batch([item(0, 'waiting'), item(1, 'waiting')])
  const { sent } = await open((method, path) => {
    if (path === '/api/recipe-from-source/batch/' && method === 'POST') return Response.json(now, { status: 202 })
    if (path.startsWith('/api/recipe-from-source/batch/?')) {
      const results = sent.some(({ method: sentBy }) => sentBy === 'POST') ? [now] : []
      return Response.json({ count: results.length, next: null, previous: null, results })
    }
    return path === '/api/recipe-from-source/batch/7/' ? Response.json(now) : undefined
  })
  await write(screen.getByRole('textbox'), 'https://www.example.com/0\nhttps://www.example.com/1')
  await press(screen.getByRole('button', { name: 'Read 2 pages' }))
  expect(await screen.findByText(/0 of 2 done/)).toBeTruthy()
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    urls: ['https://www.example.com/0', 'https://www.example.com/1'],
  })
  now = batch([
    item(0, 'saved', { recipe: 9, name: 'Onion soup' }),
    item(1, 'failed', { code: 'import.page_refused', msg: 'The server returned 404.' }),
  ])
  expect((await screen.findByRole('link', { name: 'Onion soup' }, { timeout: 4000 })).getAttribute('href')).toBe(
    '/recipe/9',
  )
  expect(screen.getByText('The page would not let Larder in')).toBeTruthy()
  expect(screen.getByText('All 2 links done.')).toBeTruthy()
})

test('a list is shown again on the next visit, and failed links can be retried', async () => {
  const now = batch([item(0, 'failed', { code: 'import.timeout' }), item(1, 'known', { recipe: 4, name: 'My soup' })])
  const { sent } = await open((method, path) => {
    if (path.startsWith('/api/recipe-from-source/batch/?'))
      return Response.json({ count: 1, next: null, previous: null, results: [now] })
    return path.startsWith('/api/recipe-from-source/batch/7/') ? Response.json(now) : undefined
  })
  await press(await screen.findByRole('button', { name: 'Try again' }))
  await press(screen.getByRole('button', { name: 'Import anyway' }))
  const retries = sent.filter(({ path }) => path === '/api/recipe-from-source/batch/7/retry/')
  expect(retries.map(({ body }) => body)).toEqual([
    { positions: [0], again: false },
    { positions: [1], again: true },
  ])
})

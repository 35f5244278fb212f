import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ImportPage } from '#web/features/import/import.page.tsx'
import { ImportJobPage } from '#web/features/import/files/job/import-job.page.tsx'
import { deleteStoredReview } from '#web/features/import/review/stored-review.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { openPage, press, write } from '../draft/page.open.tsx'
import { jobOf } from './files.fixture.ts'
import { pageOf } from './files.job.open.tsx'

beforeEach(deleteStoredReview)
afterEach(() => vi.unstubAllGlobals())

const address = (n: number) => `https://www.example.com/${n}`
const linkJob = (more: Parameters<typeof jobOf>[0]) => jobOf({ kind: 'import-links', name: 'example.com +2', ...more })
const item = (position: number, state: string, more: object = {}) => ({
  position,
  name: address(position),
  state,
  details: { kind: 'link', url: address(position) },
  result: null,
  code: null,
  msg: '',
  updated_at: '',
  ...more,
})

test('several links become a job that the server does', async () => {
  const { sent } = await openPage(
    () => <ImportPage shared={null} />,
    (method, path) =>
      path === '/api/import-links/' ? Response.json(linkJob({ state: 'running' }), { status: 202 }) : undefined,
  )
  await write(screen.getByRole('textbox'), [address(0), address(1)].join('\n'))
  await press(screen.getByRole('button', { name: 'Read 2 pages' }))
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/import-links/',
      body: { urls: [address(0), address(1)] },
    }),
  )
})

test('each link says what became of it; what failed is tried again, and what was here comes once more', async () => {
  await Promise.all([loadTranslations('apps'), loadTranslations('import')])
  const job = linkJob({ state: 'done', total: 3, done: 1, known: 1, failed: 1, waiting: 0 })
  const items = [
    item(0, 'done', { name: 'Onion soup', result: 'recipe:9', msg: 'Two lines were left out.' }),
    item(1, 'known', { name: 'My soup', result: 'recipe:4' }),
    item(2, 'failed', { code: 'import.page_refused', msg: 'The server returned 404.' }),
  ]
  const { sent } = await openPage(
    () => <ImportJobPage id={job.id} />,
    (method, path) => {
      if (path.startsWith(`/api/job/${job.id}/items/`))
        return Response.json({ count: 3, next: null, previous: null, results: items })
      if (path.startsWith(`/api/job/${job.id}/pictures/`)) return Response.json(pageOf([]))
      return path.startsWith(`/api/job/${job.id}/`) ? Response.json(job) : undefined
    },
  )
  expect((await screen.findByRole('link', { name: 'Onion soup' })).getAttribute('href')).toBe('/recipe/9')
  expect(screen.getByText('Two lines were left out.')).toBeTruthy()
  expect(screen.getByText('The page would not let Larder in')).toBeTruthy()
  await press(screen.getByRole('button', { name: `Try “${address(2)}” again` }))
  await press(screen.getByRole('button', { name: 'Import “My soup” anyway' }))
  const retries = sent.filter(({ path }) => path.endsWith('/retry/'))
  expect(retries.map(({ body }) => body)).toEqual([{ positions: [2] }, { positions: [1] }])
})

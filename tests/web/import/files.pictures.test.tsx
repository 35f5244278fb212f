import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { press } from '../draft/page.open.tsx'
import { jobOf } from './files.fixture.ts'
import { openJob, pageOf } from './files.job.open.tsx'

afterEach(() => vi.unstubAllGlobals())

const failed = (id: number, name: string, url: string | null) => ({
  recipe: { id, name },
  reason: url === null ? 'broken' : 'refused',
  url,
  choices: [],
})

/** A job that is done; `pictures` are those that did not come. */
async function openDone(pictures: readonly unknown[]) {
  await loadTranslations('pictures')
  const left = { pictures }
  const job = jobOf({ id: 7, state: 'done', total: 2, done: 2 })
  const page = await openJob(job, [], (method, path) => {
    if (method === 'POST' && path === '/api/job/7/pictures/retry/') {
      left.pictures = []
      return Response.json({ asked: 1 })
    }
    return path.startsWith('/api/job/7/pictures/') ? Response.json(pageOf(left.pictures)) : undefined
  })
  return page
}

test('an import names the recipes whose picture did not come, with the reason, and tries again', async () => {
  const { sent } = await openDone([failed(1, 'Soup', 'https://example.org/1.jpg'), failed(2, 'Stew', null)])
  await screen.findByText('2 pictures could not be fetched')
  expect(screen.getByRole('link', { name: 'Soup' }).getAttribute('href')).toBe('/recipe/1')
  screen.getByText('The website does not hand it to Larder.')
  await press(screen.getByRole('button', { name: 'Try again' }))
  expect(sent.some(({ path }) => path === '/api/job/7/pictures/retry/')).toBe(true)
  await vi.waitFor(() => expect(screen.queryByText(/could not be fetched/)).toBeNull())
})

test('pictures that files held are named, but nothing is offered that cannot help', async () => {
  await openDone([failed(2, 'Stew', null)])
  await screen.findByText('1 picture could not be fetched')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('an import whose pictures all came says nothing of them', async () => {
  await openDone([])
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(/could not be fetched/)).toBeNull()
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ImportJobPage } from '#web/features/import/files/job/import-job.page.tsx'
import type { ImportJob } from '#web/features/import/files/import-job.rows.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { type Answering, openPage, press } from '../draft/page.open.tsx'
import { jobOf } from './files.fixture.ts'

async function open(job: ImportJob, answer: Answering = () => undefined) {
  await loadTranslations('apps')
  return openPage(
    () => <ImportJobPage id={job.id} />,
    (method, path, body) =>
      answer(method, path, body) ?? (path === `/api/job/${job.id}/` ? Response.json(job) : undefined),
  )
}

test('an import that could not go on is taken up again from where it stopped', async () => {
  const given = { code: 'job.given_up', msg: 'It could not go on.' }
  const stopped = jobOf({ state: 'failed', total: 3, done: 1, waiting: 2, ...given })
  const { sent } = await open(stopped, (method, path) =>
    path === '/api/job/7/retry/' && method === 'POST'
      ? Response.json(jobOf({ state: 'running', total: 3, done: 1, waiting: 2 }))
      : undefined,
  )
  expect(screen.getByRole('alert').textContent).toContain('1 thing had come until then, and stays.')
  await press(screen.getByRole('button', { name: 'Try again' }))
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({})
  expect(await screen.findByRole('progressbar', { name: 'Importing' })).toBeTruthy()
})

test('an import that stopped before all was read needs its files once more', async () => {
  await open(jobOf({ state: 'failed', details: {}, code: 'job.given_up', msg: 'It could not go on.' }))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Choose other files' })).toBeTruthy()
})

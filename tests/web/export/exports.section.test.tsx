import { cleanup, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ExportsSection } from '#web/features/export/exports.section.tsx'
import type { ExportJob } from '#web/features/export/export.rows.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { clearMessages, useMessages } from '#web/lib/messages/messages.ts'
import { openPage, press, type Answering } from '../draft/page.open.tsx'
import { jobOf } from '../import/files.fixture.ts'

afterEach(() => {
  cleanup()
  clearMessages()
  vi.unstubAllGlobals()
})

async function open(job: ExportJob, answer: Answering = () => undefined) {
  await loadTranslations('export')
  const page = () => (
    <>
      <h1>Export</h1>
      <ExportsSection />
    </>
  )
  return openPage(page, (method, path, body) =>
    path.startsWith('/api/job/') ? Response.json({ results: [job] }) : answer(method, path, body),
  )
}

test('an export that failed says why, in the language of the page', async () => {
  await open(jobOf({ kind: 'export', state: 'failed', code: 'export.nothing', msg: 'The words of the server' }))
  expect((await screen.findByRole('status')).textContent).toBe('There is no recipe in it')
})

test('one that failed for a reason that has no words yet says that it did', async () => {
  await open(jobOf({ kind: 'export', state: 'failed', code: 'export.unheard_of', msg: 'The words of the server' }))
  expect((await screen.findByRole('status')).textContent).toBe('Could not be written')
})

test('a link that cannot be copied is not said to be', async () => {
  const writeText = vi.fn(() => Promise.reject(new Error('not allowed')))
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  const until = new Date(Date.now() + 3_600_000).toISOString()
  const details = { title: 'Spreadsheet', log: 4, file: 'a.csv', size: 9, expires_at: until }
  await open(jobOf({ kind: 'export', state: 'done', done: 1, details }), (_, path) =>
    path === '/api/export-log/4/link/' ? Response.json({ url: 'https://a.example/', expires_at: until }) : undefined,
  )
  await press(await screen.findByRole('button', { name: 'Copy link' }))
  expect(writeText).toHaveBeenCalledWith('https://a.example/')
  const { result } = renderHook(() => useMessages())
  await waitFor(() => expect(result.current.map(({ type }) => type)).toEqual(['error']))
})

import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ArchivePage } from '#web/features/settings/archive/archive.page.tsx'
import type { ArchiveRow } from '#web/features/settings/archive/archive.queries.ts'
import { stopSending } from '#web/features/settings/archive/send-archive.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { type Answering, openPage, press } from '../draft/page.open.tsx'
import { jobOf, uploadServer } from '../import/files.fixture.ts'

afterEach(() => {
  stopSending()
  cleanup()
  vi.unstubAllGlobals()
})

const archiveOf = (id: number, created_at: string): ArchiveRow => ({
  id,
  name: 'Home 2026-03-01',
  state: 'done',
  created_by: 1,
  created_at,
  scheduled: false,
  progress: { total: 3, done: 3 },
  bytes: 1_000_000,
  events: 9,
  rows: 5,
  files: 0,
  download: `/api/archive/${id}/download/`,
  copy: null,
  code: null,
  msg: '',
})

async function open(answer: Answering, more: object = {}) {
  await loadTranslations('archive')
  return openPage(() => <ArchivePage />, answer, more)
}

const openArchives = (results: ArchiveRow[]) =>
  open(
    (method, path) => {
      if (path.startsWith('/api/archive-schedule/')) return Response.json({ every: 'off', storage: null, folder: '' })
      if (path.startsWith('/api/archive-people/')) return Response.json([])
      if (method === 'DELETE') return new Response(null, { status: 204 })
      return path.startsWith('/api/archive/') ? Response.json({ results }) : undefined
    },
    { creator: true },
  )

const choose = (file: File) =>
  act(async () => {
    const input = document.querySelector('input[type=file]')
    if (!input) throw new Error('there is nothing to choose a file with')
    fireEvent.change(input, { target: { files: [file] } })
  })

test('archives of one day differ by their time', async () => {
  const results = [archiveOf(2, '2026-03-01T15:30:00.000Z'), archiveOf(1, '2026-03-01T09:05:00.000Z')]
  await openArchives(results)
  const times = [...document.querySelectorAll('time')]
  expect(times.map(({ dateTime }) => dateTime)).toEqual(results.map(({ created_at }) => created_at))
  expect(new Set(times.map(({ textContent }) => textContent)).size).toBe(2)
  const links = screen.getAllByRole('link', { name: /^Download the archive of / })
  expect(new Set(links.map((link) => link.getAttribute('aria-label'))).size).toBe(2)
})

test('an archive is deleted only after a question, as nothing brings it back', async () => {
  const results = [archiveOf(1, '2026-03-01T15:30:00.000Z')]
  const { sent } = await openArchives(results)
  const deleted = () => sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path)
  await press(screen.getByRole('button', { name: /^Delete the archive of / }))
  await press(await screen.findByRole('button', { name: 'Cancel' }))
  expect(deleted()).toEqual([])
  await press(screen.getByRole('button', { name: /^Delete the archive of / }))
  await press(await screen.findByRole('button', { name: 'Delete it' }))
  expect(deleted()).toEqual(['/api/archive/1/'])
})

test('only the owner is shown archives; others may make a space of one', async () => {
  const { sent } = await open(() => undefined)
  expect(screen.queryByRole('button', { name: 'Make one now' })).toBeNull()
  expect(await screen.findByRole('button', { name: 'Choose an archive' })).toBeTruthy()
  expect(sent.map(({ path }) => path).filter((path) => path.startsWith('/api/archive'))).toEqual([])
})

test('after a lost network an archive goes on with what is missing, and is looked at when it is there', async () => {
  const { answer, calls } = uploadServer((call) => call !== 3)
  const job = jobOf({ kind: 'restore', state: 'preparing', details: {} })
  let isAsked = false
  const { sent } = await open((method, path, body) => {
    if (path.startsWith('/api/job/') && isAsked) return Response.json({ results: [job] })
    if (path !== '/api/archive-restore/') return answer(method, path, body)
    isAsked = true
    return Response.json(job, { status: 202 })
  })
  await choose(new File(['0123456789'], 'home.zip'))
  await screen.findByText(/No connection/)
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('The archive is being looked at …')).toBeTruthy()
  expect(calls).toEqual(['POST', 'PUT 1 1', 'PUT 1 2', 'GET 1', 'PUT 1 3'])
  expect(sent.find(({ path }) => path === '/api/archive-restore/')?.body).toEqual({ upload: 1 })
})

test('why no space could be made is said in the language of the page', async () => {
  const job = jobOf({
    kind: 'restore',
    state: 'failed',
    code: 'archive.unknown_format',
    msg: 'The words of the server',
  })
  await open((_, path) => (path.startsWith('/api/job/') ? Response.json({ results: [job] }) : undefined))
  expect(screen.getByRole('status').textContent).toContain('This is no archive of a space.')
  expect(screen.queryByText(/words of the server/)).toBeNull()
})

test('sending is stopped, and leaves nothing behind', async () => {
  const { answer, calls } = uploadServer((call) => call !== 2)
  await open(answer)
  await choose(new File(['0123456789'], 'home.zip'))
  await press(screen.getByRole('button', { name: 'Stop' }))
  expect(await screen.findByRole('button', { name: 'Choose an archive' })).toBeTruthy()
  expect(calls.at(-1)).toBe('DELETE 1')
})

test('a copy that failed says why in words of the page, and is made again', async () => {
  await Promise.all([loadTranslations('storages'), loadTranslations('problems')])
  const copy = { state: 'failed', msg: 'A sentence of the server.', code: 'storage.full', job: 44 }
  const archive = { ...archiveOf(2, '2026-03-01T15:30:00.000Z'), scheduled: true, copy }
  const { sent } = await open(
    (_, path) => {
      if (path.startsWith('/api/archive-schedule/'))
        return Response.json({ every: 'daily', storage: 7, folder: 'Backups' })
      if (path.startsWith('/api/storage/')) return Response.json({ results: [{ id: 7, name: 'Cloud' }] })
      if (path.startsWith('/api/archive-people/')) return Response.json([])
      return path.startsWith('/api/archive/') ? Response.json({ results: [archive] }) : undefined
    },
    { creator: true },
  )
  await screen.findByText(/no room left in the storage/)
  expect(screen.getByLabelText<HTMLInputElement>('Folder').value).toBe('Backups')
  await press(screen.getByRole('button', { name: 'Try again' }))
  expect(sent.some(({ method, path }) => method === 'POST' && path === '/api/job/44/retry/')).toBe(true)
  fireEvent.change(screen.getByLabelText('Storage'), { target: { value: '' } })
  await vi.waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ every: 'daily', storage: null, folder: '' }),
  )
})

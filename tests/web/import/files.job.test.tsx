import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ImportPage } from '#web/features/import/import.page.tsx'
import { endSending, sendFiles } from '#web/features/import/files/sending/sending.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { openPage, press } from '../draft/page.open.tsx'
import { itemOf, jobOf, uploadServer } from './files.fixture.ts'
import { openJob, pageOf, rows } from './files.job.open.tsx'

afterEach(() => {
  endSending()
  vi.unstubAllGlobals()
})

test('what was found is shown before anything is saved, with what will become of each', async () => {
  const items = [
    itemOf(0, { pictures: 1, notes: ['Difficulty'], warnings: ['The picture “a.jpg” is not in the file.'] }),
    itemOf(1, { here: { by: 'source', recipe: 3 } }),
    itemOf(2, { here: { by: 'name', recipe: 4 } }),
    itemOf(3, { kind: 'broken', code: 'import.recipe_unreadable', msg: 'No JSON.' }),
    itemOf(4, { kind: 'meal', date: '2026-02-09', type: 'dinner' }),
    itemOf(5, { kind: 'left-out' }),
  ]
  const { sent } = await openJob(jobOf({ total: 6, waiting: 6 }), items)
  expect(await screen.findByText('From Paprika. Nothing is saved yet.')).toBeTruthy()
  expect(await screen.findByDisplayValue('Paprika')).toBe(screen.getByRole('combobox', { name: 'Read as files of' }))
  const said = rows().map(({ textContent }) => textContent)
  expect(said[0]).toContain('2 ingredients · 1 step · 1 picture')
  expect(said[0]).toContain('Goes below the description: Difficulty')
  expect(said[0]).toContain('The picture “a.jpg” is not in the file.')
  expect(said[1]).toContain('Imported before')
  expect(said[2]).toContain('You have one of this name')
  expect(said[3]).toContain('or was cut off')
  expect(said[4]).toContain('A planned meal · Feb 9, 2026 · dinner')
  expect(said[5]).toContain('Larder has no place for this.')
  expect(screen.getByText('1 recipe and 1 planned meal')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Import 2 things' })).toBeTruthy()
  expect(sent.every(({ method }) => method === 'GET')).toBe(true)
})

test('choices change what will come, and the button says how much that is', async () => {
  const items = [
    itemOf(0),
    itemOf(1, { here: { by: 'source', recipe: 3 } }),
    itemOf(2, { here: { by: 'name', recipe: 4 } }),
  ]
  const { sent } = await openJob(jobOf({ total: 3, waiting: 3 }), items, (method, path) =>
    path === '/api/job/7/start/' && method === 'POST'
      ? Response.json(jobOf({ state: 'running', total: 3, waiting: 3 }), { headers: { 'x-command': 's.1' } })
      : undefined,
  )
  expect(await screen.findByRole('button', { name: 'Import 1 recipe' })).toBeTruthy()
  await press(screen.getByRole('switch', { name: 'Also recipes of a name that you have' }))
  expect(screen.getByRole('button', { name: 'Import 2 recipes' })).toBeTruthy()
  await press(screen.getByRole('switch', { name: 'Once more what was imported before' }))
  await press(screen.getByRole('button', { name: 'Import 3 recipes' }))
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ same_names: true, again: true })
  expect(await screen.findByRole('progressbar', { name: 'Importing' })).toBeTruthy()
})

test('what was found can be narrowed to what needs a look', async () => {
  await openJob(jobOf({ total: 3, waiting: 3 }), [
    itemOf(0),
    itemOf(1, { kind: 'broken', code: 'import.recipe_unreadable' }),
    itemOf(2, { ingredients: 0 }),
  ])
  await press(await screen.findByRole('button', { name: 'Not taken along (1)' }))
  expect(rows()).toHaveLength(1)
  await press(screen.getByRole('button', { name: 'Worth a look (1)' }))
  expect(rows()[0]?.textContent).toContain('Recipe 2')
})

test('a running import is followed to its end, what failed is tried again, and all of it is taken back', async () => {
  const end = jobOf({ id: 8, state: 'done', total: 2, done: 1, failed: 1 })
  const { now, sent } = await openJob(
    jobOf({ id: 8, total: 2, waiting: 2 }),
    [itemOf(0), itemOf(1)],
    (method, path) => {
      if (method !== 'POST') return undefined
      if (path === '/api/job/8/start/') now.job = jobOf({ id: 8, state: 'running', total: 2, waiting: 2 })
      if (path === '/api/job/8/retry/') now.job = jobOf({ id: 8, state: 'running', total: 2, done: 1, waiting: 1 })
      const command = path.includes('start') ? 's.start' : 's.retry'
      return Response.json(now.job, { headers: { 'x-command': command } })
    },
  )
  await press(await screen.findByRole('button', { name: 'Import 2 recipes' }))
  now.items = [
    itemOf(0, {}, { state: 'done', result: 'recipe:9' }),
    itemOf(1, {}, { state: 'failed', code: 'import.recipe_invalid', msg: 'servings: too many' }),
  ]
  now.job = end
  expect(await screen.findByText('1 recipe came', {}, { timeout: 4000 })).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'Recipe 0' })).getAttribute('href')).toBe('/recipe/9')
  await press(screen.getByRole('button', { name: 'Try “Recipe 1” again' }))
  expect(sent.find(({ path }) => path === '/api/job/8/retry/')?.body).toEqual({ positions: [1] })
  now.items = [
    itemOf(0, {}, { state: 'done', result: 'recipe:9' }),
    itemOf(1, {}, { state: 'done', result: 'recipe:10' }),
  ]
  now.job = jobOf({ id: 8, state: 'done', total: 2, done: 2 })
  expect(await screen.findByText('2 recipes came', {}, { timeout: 4000 })).toBeTruthy()
  await press(screen.getByRole('button', { name: 'Undo all of it' }))
  expect(sent.map(({ path }) => path).filter((path) => path.endsWith('/undo/'))).toEqual([
    '/api/command/s.retry/undo/',
    '/api/command/s.start/undo/',
  ])
  expect(await screen.findByText('All of it is taken back')).toBeTruthy()
})

test('files of no known app say so in words, and what to look for', async () => {
  await openJob(jobOf({ state: 'failed', details: {}, code: 'import.format_unknown', msg: 'No app.' }), [])
  expect(screen.getByRole('alert').textContent).toContain('No app that Larder knows writes such a file.')
  expect(await screen.findByText('.paprikarecipes')).toBeTruthy()
})

test('an import that was stopped says what had come, and offers nothing that is gone', async () => {
  const items = [itemOf(0, {}, { state: 'done', result: 'recipe:9' }), itemOf(1)]
  await openJob(jobOf({ state: 'cancelled', total: 2, waiting: 1, done: 1 }), items)
  expect(await screen.findByText('1 recipe had come until then, and stays.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /again/ })).toBeNull()
})

test('files that are dropped on the import page are sent, and the page of their import opens', async () => {
  await loadTranslations('apps')
  const { answer, calls } = uploadServer()
  const { router } = await openPage(
    () => <ImportPage shared={null} />,
    (method, path, body) =>
      path === '/api/import-files/' && method === 'POST'
        ? Response.json(jobOf({ state: 'preparing' }), { status: 202 })
        : answer(method, path, body),
  )
  const files = [new File(['01234'], 'recipes.paprikarecipes')]
  await act(async () => void fireEvent.drop(document.body, { dataTransfer: { files, items: [], types: ['Files'] } }))
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/import/7'))
  expect(calls).toEqual(['POST', 'PUT 1 1', 'PUT 1 2'])
})

test('another app reads the same files anew, which are not sent once more', async () => {
  const { sent, router } = await openJob(jobOf({ total: 1, waiting: 1 }), [itemOf(0)], (method, path) =>
    path === '/api/import-files/' && method === 'POST'
      ? Response.json(jobOf({ id: 9, state: 'preparing' }), { status: 202 })
      : undefined,
  )
  await screen.findByRole('option', { name: 'Mela' })
  await act(async () => void fireEvent.change(screen.getByRole('combobox'), { target: { value: 'MELA' } }))
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/import/9'))
  expect(sent.find(({ path }) => path === '/api/import-files/')?.body).toEqual({ job: 7, app: 'MELA' })
})

test('files that the server refuses can be sent again', async () => {
  await loadTranslations('apps')
  await openPage(
    () => <ImportPage shared={null} />,
    (_method, path) =>
      path.startsWith('/api/import-files/')
        ? Response.json({ detail: 'Too many files are on their way already.' }, { status: 409 })
        : undefined,
  )
  await act(async () => void sendFiles([new File(['0'], 'recipes.zip')]))
  expect((await screen.findByRole('alert')).textContent).toContain('Too many files are on their way already.')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('the last imports are found again', async () => {
  await loadTranslations('apps')
  await openPage(
    () => <ImportPage shared={null} />,
    (_method, path) =>
      path.startsWith('/api/job/?') ? Response.json(pageOf([jobOf({ total: 3, waiting: 3 })])) : undefined,
  )
  const link = await screen.findByRole('link', { name: 'recipes.paprikarecipes' })
  expect(link.getAttribute('href')).toBe('/import/7')
  expect(screen.getByText(/3 things found, waits for you/)).toBeTruthy()
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ImportPage } from '#web/features/import/import.page.tsx'
import { deleteStoredReview } from '#web/features/import/review/stored-review.ts'
import { type Answering, openPage, press, write } from '../draft/page.open.tsx'
import { empty, read, source, url } from './source.fixture.ts'

beforeEach(deleteStoredReview)
afterEach(() => vi.unstubAllGlobals())

const open = (server: Answering) => openPage(() => <ImportPage shared={{ url }} />, server)

test('a duplicate can be compared with the preview', async () => {
  const yours = {
    ...empty,
    id: 4,
    name: 'My soup',
    servings: 2,
    steps: [{ instruction: 'Chop.', ingredients: [{ food: { name: 'onions' } }, { food: { name: 'stock' } }] }],
  }
  const page = read(source({ duplicates: [{ id: 4, name: 'My soup', by: 'name' }] }))
  await open((method, path, body) => (path === '/api/recipe/4/' ? Response.json(yours) : page(method, path, body)))
  await press(await screen.findByRole('button', { name: 'Compare' }))
  expect(await screen.findByText('Only in yours')).toBeTruthy()
  expect(screen.getByText('stock')).toBeTruthy()
  expect(screen.getByText('4 servings on the page, 2 in yours')).toBeTruthy()
})

test('a corrected line teaches the server after the recipe is saved', async () => {
  const { sent } = await open(read(source()))
  await press(await screen.findByRole('button', { name: /onions/ }))
  await write(screen.getByRole('combobox', { name: 'Food' }), 'shallots')
  fireEvent.blur(screen.getByRole('combobox', { name: 'Food' }))
  await press(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('The recipe')
  expect(sent.find(({ path }) => path === '/api/import-correction/learn/')?.body).toEqual({
    lines: [{ original_text: '3 onions', food: 'shallots', unit: '', note: '' }],
  })
})

test('learned corrections, new names and other finds of the page are shown', async () => {
  const page = read(
    source({
      warnings: [{ code: 'lines_left_out', msg: '', lines: ['1 bay leaf'] }],
      corrections: [{ id: 1, kind: 'food', said: 'scallions', meant: 'onions' }],
    }),
  )
  const { sent } = await open((method, path, body) =>
    method === 'DELETE' ? new Response(null, { status: 204 }) : page(method, path, body),
  )
  expect(await screen.findByText('1 bay leaf')).toBeTruthy()
  expect(screen.getByText(/scallions → onions/)).toBeTruthy()
  expect(screen.getByText('New foods: onions')).toBeTruthy()
  await press(screen.getByRole('button', { name: 'Forget what was learned of scallions' }))
  await vi.waitFor(() => expect(screen.queryByText(/scallions → onions/)).toBeNull())
  expect(sent.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/import-correction/1/' })
})

test('a picture that its site refuses to embed is not shown broken', async () => {
  await open(read(source()))
  fireEvent.error(await screen.findByRole('img', { name: "The recipe's picture" }))
  expect(await screen.findByText(/^It cannot be shown here/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Remove' })).toBeTruthy()
})

test('keys go from one line worth a look to the next and say that it is right', async () => {
  const page = source()
  const [first, last] = page.recipe.steps[0]?.ingredients ?? []
  Object.assign(first ?? {}, { doubts: ['choice', 'name'] })
  await open(read(page))
  await screen.findByText('Two foods in one line?')
  const rows = screen.getAllByRole('group').map((row) => row.querySelector('button'))
  const button = (text?: string) => rows.find((one) => one?.textContent?.includes(text ?? ''))
  const key = (name: string, more: object = {}) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more })
  key('F8')
  await waitFor(() => expect(document.activeElement).toBe(button('onions')))
  expect(document.activeElement?.getAttribute('aria-describedby')).toBeTruthy()
  key('F8')
  await waitFor(() => expect(document.activeElement).toBe(button(last?.original_text)))
  key('F8', { shiftKey: true })
  await waitFor(() => expect(document.activeElement).toBe(button('onions')))
  key('Enter', { altKey: true })
  await waitFor(() => expect(document.activeElement).toBe(button(last?.original_text)))
  expect(screen.queryByText('Two foods in one line?')).toBeNull()
  key('Enter', { altKey: true })
  expect(await screen.findByText('All lines were looked at.')).toBeTruthy()
})

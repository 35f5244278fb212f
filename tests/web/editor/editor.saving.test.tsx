import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeDraft } from '#web/components/recipe-form/draft/stored-draft.ts'
import type { RecipeSave } from '#web/components/recipe-form/waiting/recipe-save.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { outboxFor } from '#web/lib/outbox/outbox.ts'
import { press, write } from '../draft/page.open.tsx'
import { openEditor } from './editor.open.tsx'
import { answer, fresh, row, saved, soup } from './soup.row.ts'

beforeEach(() => {
  localStorage.clear()
  outboxFor('1.5').store.set({ changes: [], done: [], failed: [] })
})
afterEach(() => vi.unstubAllGlobals())

const silent = () => undefined
const save = () => press(screen.getByRole('button', { name: 'Save' }))

test('an unsaved draft is offered, and is saved against the version it began with', async () => {
  storeDraft('larder.kept.draft.5.7', {
    at: Date.now() - 3_600_000,
    etag: '"2"',
    base: soup,
    draft: { ...soup, name: 'Onion soup' },
  })
  const { sent } = await openEditor(saved, (method) =>
    method === 'PATCH' ? answer(row({ name: 'Onion soup' })) : undefined,
  )
  const notice = await screen.findByRole('region', { name: 'Unsaved draft' })
  expect(notice.textContent).toContain('“Onion soup” was not saved.')
  await press(screen.getByRole('button', { name: 'Go on with it' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Onion soup')
  await save()
  const patch = sent.find(({ method }) => method === 'PATCH')
  expect(patch?.body).toEqual({ name: 'Onion soup' })
  expect(patch?.headers['if-match']).toBe('"2"')
})

test('a draft is stored on the device until it is saved', async () => {
  await openEditor(saved, (method) => (method === 'PATCH' ? answer(row({ name: 'Stew' })) : undefined))
  await write(screen.getByRole('textbox', { name: 'Name' }), 'Stew')
  await waitFor(() => expect(localStorage.getItem('larder.kept.draft.5.7')).toContain('Stew'))
  await save()
  await screen.findByText('The recipe')
  expect(localStorage.getItem('larder.kept.draft.5.7')).toBeNull()
})

test('an error of the server is shown at the row it is about', async () => {
  await openEditor(saved, (method) =>
    method === 'PATCH'
      ? Response.json({ steps: [{ ingredients: [{}, { note: ['Too long.'] }] }] }, { status: 400 })
      : undefined,
  )
  await write(screen.getAllByRole('textbox', { name: 'Note' })[1] as HTMLElement, 'cold')
  await save()
  const note = screen.getAllByRole('textbox', { name: 'Note' })[1] as HTMLElement
  await waitFor(() => expect(note.getAttribute('aria-invalid')).toBe('true'))
  expect(document.getElementById(note.getAttribute('aria-describedby') ?? '')?.textContent).toContain('Too long.')
  expect(screen.getByText('1 field needs your attention.')).toBeTruthy()
  await write(note, 'cool')
  expect(note.getAttribute('aria-invalid')).toBeNull()
})

test('changes of others to other sections are merged without a question', async () => {
  const { sent } = await openEditor(saved, (method, path) => {
    if (method === 'PATCH' && sent.filter((one) => one.method === 'PATCH').length === 1)
      return Response.json({ detail: 'Stale.', code: 'request.stale' }, { status: 412 })
    if (method === 'PATCH') return answer(row({ name: 'Stew', servings: 6 }), 200, '"5"')
    return path === '/api/recipe/7/' ? answer(row({ servings: 6 })) : undefined
  })
  await write(screen.getByRole('textbox', { name: 'Name' }), 'Stew')
  await save()
  await screen.findByText('The recipe')
  const [, second] = sent.filter(({ method }) => method === 'PATCH')
  expect(second?.body).toEqual({ name: 'Stew' })
  expect(second?.headers['if-match']).toBe('"4"')
})

test('where both changed the same section, both versions are shown to choose from', async () => {
  const { sent } = await openEditor(saved, (method, path) => {
    if (method === 'PATCH' && sent.filter((one) => one.method === 'PATCH').length === 1)
      return Response.json({ detail: 'Stale.', code: 'request.stale' }, { status: 412 })
    if (method === 'PATCH') return answer(row({ name: 'Broth', description: 'Mine' }), 200, '"5"')
    return path === '/api/recipe/7/' ? answer(row({ name: 'Broth' })) : undefined
  })
  await write(screen.getByRole('textbox', { name: 'Name' }), 'Stew')
  await write(screen.getByRole('textbox', { name: 'Description' }), 'Mine')
  await save()
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this too' })
  expect(within(dialog).getByText('Stew')).toBeTruthy()
  expect(within(dialog).getByText('Broth')).toBeTruthy()
  await press(within(dialog).getByRole('radio', { name: 'Theirs' }))
  await press(within(dialog).getByRole('button', { name: 'Save like this' }))
  await screen.findByText('The recipe')
  expect(sent.filter(({ method }) => method === 'PATCH').at(-1)).toMatchObject({ body: { description: 'Mine' } })
})

const isRecipePost = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && path === '/api/recipe/'

test('a save without an answer waits, is shown, and makes one recipe however often it is sent', async () => {
  let isConnected = false
  const { sent } = await openEditor(fresh, (method, path) => {
    if (!isConnected) throw new TypeError('Failed to fetch')
    return isRecipePost({ method, path }) ? answer(row({ id: 70, name: 'Soup' }), 201) : undefined
  })
  await write(screen.getByRole('textbox', { name: 'Name' }), 'Soup')
  await save()
  await screen.findByText('The recipe')
  const [waiting] = outboxFor('1.5').store.get().changes
  expect(waiting).toMatchObject({ kind: 'recipe', type: 'add', name: 'Soup', tried: true })
  expect(queryClient.getQueryData(['recipe', 'one', (waiting as RecipeSave).recipe])).toMatchObject({ name: 'Soup' })
  isConnected = true
  await outboxFor('1.5').flush()
  const keys = sent.filter(isRecipePost).map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
  expect(outboxFor('1.5').store.get()).toMatchObject({ changes: [], done: [{ renamed: [expect.any(Number), 70] }] })
})

test('a save that waits and meets another change becomes a draft again, which is named', async () => {
  let isConnected = false
  await openEditor(saved, (method) => {
    if (!isConnected) throw new TypeError('Failed to fetch')
    return method === 'PATCH'
      ? Response.json({ detail: 'Stale.', code: 'request.stale' }, { status: 412 })
      : answer(row({ name: 'Broth' }), 200, '"9"')
  })
  await write(screen.getByRole('textbox', { name: 'Name' }), 'Stew')
  await save()
  await screen.findByText('The recipe')
  expect(localStorage.getItem('larder.kept.draft.5.7')).toBeNull()
  isConnected = true
  await outboxFor('1.5').flush()
  const { changes, failed } = outboxFor('1.5').store.get()
  expect(changes).toEqual([])
  expect(failed).toMatchObject([{ name: 'Stew', to: '/recipe/7/edit' }])
  expect(localStorage.getItem('larder.kept.draft.5.7')).toContain('Stew')
})

test('leaving with unsaved changes asks first', async () => {
  await openEditor(saved, silent)
  await write(screen.getByRole('textbox', { name: 'Name' }), 'Stew')
  await press(screen.getByRole('link', { name: 'Away' }))
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await press(screen.getByRole('button', { name: 'Discard changes' }))
  await screen.findByText('Recipes')
  expect(localStorage.getItem('larder.kept.draft.5.7')).toBeNull()
})

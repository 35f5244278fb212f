import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ChooseFolder } from '#web/components/storages/choose-folder.tsx'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { type Answering, openPage, press } from '../draft/page.open.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const tree: Record<string, string[]> = {
  '': ['Photos', 'Recipes'],
  Recipes: ['Cakes'],
  'Recipes/Cakes': [],
  Photos: [],
}

const folders: Answering = (_, path) => {
  const at = new URL(path, 'http://larder.test').searchParams.get('path') ?? ''
  const found = tree[at]
  if (!found)
    return Response.json({ detail: 'There is no such folder.', code: 'storage.no_such_folder' }, { status: 409 })
  const results = found.map((name) => ({ name, path: at ? `${at}/${name}` : name, is_folder: true, size: null }))
  return Response.json({ results, next: null })
}

async function open(start: string, server: Answering = folders) {
  await loadTranslations('storages')
  const chosen: string[] = []
  await openPage(
    () => (
      <>
        <h1>Page</h1>
        <ChooseFolder storage={{ id: 7, name: 'Cloud' }} path={start} onChoose={(path) => chosen.push(path)} />
      </>
    ),
    server,
  )
  const choose = async () => press(screen.getByRole('button', { name: 'Choose a folder' }))
  await choose()
  return { chosen, choose }
}

test('folders are gone through with the keyboard, and the one that is open is chosen', async () => {
  const { chosen, choose } = await open('')
  const photos = await screen.findByRole('button', { name: 'Photos' })
  photos.focus()
  fireEvent.keyDown(photos, { key: 'ArrowDown' })
  const recipes = screen.getByRole('button', { name: 'Recipes' })
  expect(document.activeElement).toBe(recipes)
  fireEvent.keyDown(recipes, { key: 'ArrowRight' })
  const cakes = await screen.findByRole('button', { name: 'Cakes' })
  await waitFor(() => expect(document.activeElement).toBe(cakes))
  fireEvent.click(cakes)
  const empty = await screen.findByText('No folder in here. You can choose this one.', { selector: 'p' })
  await waitFor(() => expect(document.activeElement).toBe(empty))
  fireEvent.keyDown(empty, { key: 'ArrowLeft' })
  await screen.findByRole('button', { name: 'Choose “Recipes”' })
  fireEvent.click(await screen.findByRole('button', { name: 'Cakes' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Choose “Cakes”' }))
  expect(chosen).toEqual(['Recipes/Cakes'])
  await choose()
  fireEvent.click(await screen.findByRole('button', { name: 'Choose “Cloud”' }))
  expect(chosen).toEqual(['Recipes/Cakes', ''])
})

test('it opens where the typed path leads, also with a slash in front', async () => {
  await open('/Recipes/')
  await screen.findByRole('button', { name: 'Cakes' })
  expect(screen.getByText('Recipes').closest('[aria-current]')).toBeTruthy()
})

test('what went wrong is said, tried again, and left for the top', async () => {
  let isDown = true
  await open('nowhere', (method, path, body) =>
    isDown
      ? Response.json({ detail: 'x', code: 'storage.login_refused' }, { status: 409 })
      : folders(method, path, body),
  )
  await screen.findByText(/refused the log-in/)
  expect(screen.getByRole('button', { name: /^Choose/ }).hasAttribute('disabled')).toBe(true)
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(/no such folder/)
  fireEvent.click(screen.getByRole('button', { name: 'To the top' }))
  await screen.findByRole('button', { name: 'Photos' })
})

import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PictureNotice } from '#web/features/recipes/view/picture/picture.notice.tsx'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { openPage, press } from '../draft/page.open.tsx'

afterEach(() => vi.unstubAllGlobals())

const address = 'https://example.org/soup.jpg'
const other = 'https://example.org/soup-2.jpg'
const failure = { reason: 'not_found' as const, url: address, choices: [other] }

async function openNotice(image_failure: RecipeRow['image_failure'], isComing = false) {
  await loadTranslations('pictures')
  const recipe = { id: 5, image: null, image_failure } as unknown as RecipeRow // The notice reads nothing else of a recipe.
  return openPage(
    () => (
      <>
        <h1>Soup</h1>
        <PictureNotice recipe={recipe} isComing={isComing} />
      </>
    ),
    (method, path) => {
      if (method === 'GET' && path === '/api/recipe/5/') return Response.json({ id: 5, image: null, image_failure })
      if (path.startsWith('/api/recipe/5/image')) return Response.json({ image: null, image_url: address })
      return undefined
    },
  )
}
const click = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  await act(async () => {})
}
test('a picture that did not come says why, in words', async () => {
  await openNotice(failure)
  expect((await screen.findByRole('status')).textContent).toContain(
    'The picture could not be fetched. Nothing is left at its address.',
  )
})

test('trying again asks for the same address', async () => {
  const { sent } = await openNotice(failure)
  await click('Try again')
  expect(sent).toContainEqual(expect.objectContaining({ method: 'PUT', path: '/api/recipe/5/image/' }))
})

test('a picture that came in a file cannot be tried again, but replaced', async () => {
  await openNotice({ ...failure, url: null, choices: [] })
  await screen.findByRole('button', { name: 'Choose another' })
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('another picture of the page is chosen, and asked for only when somebody says so', async () => {
  const { sent } = await openNotice(failure)
  await click('Choose another')
  const dialog = await screen.findByRole('dialog')
  const take = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Use this picture' })
  expect(take.disabled).toBe(true)
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Picture 1 of 1' }))
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false)
  await press(take)
  expect(sent.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual(['/api/recipe/5/image/'])
})

test('dismissing tells the server, for everybody in the space', async () => {
  const { sent } = await openNotice(failure)
  await click('Dismiss')
  expect(sent).toContainEqual(expect.objectContaining({ method: 'DELETE', path: '/api/recipe/5/image-failure/' }))
})

test('a picture on its way is said to be', async () => {
  await openNotice(null, true)
  expect((await screen.findByRole('status')).textContent).toBe('The picture is being fetched.')
})

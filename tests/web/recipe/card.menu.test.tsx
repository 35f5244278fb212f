import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RecipeMenu } from '#web/components/recipe/recipe-tile.tsx'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { openPage } from '../draft/page.open.tsx'

beforeEach(() => Promise.all([loadTranslations('recipes'), loadTranslations('cards'), loadTranslations('books')]))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (role: string, space: object = {}) =>
  openPage(
    () => (
      <>
        <h1>Recipes</h1>
        <ul>
          <li>
            <a href="/recipe/7">Soup</a>
            <RecipeMenu recipe={{ id: 7, name: 'Soup', servings: 4 }} />
          </li>
        </ul>
      </>
    ),
    (_, path) => (path === '/api/favourite/' ? Response.json({ book: null, recipes: [] }) : undefined),
    { role, space: { id: 5, ...space } },
  )

const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent || item.getAttribute('aria-label'))

test('a card asks the server for its heart alone, and so does its menu', async () => {
  const { sent } = await open('user')
  const card = screen.getByRole('listitem')
  await waitFor(() => screen.getByRole('button', { name: 'More: Soup' }))
  fireEvent.contextMenu(card, { clientX: 5, clientY: 5 })
  await screen.findByRole('menu')
  // The page of an earlier test may still ask for the picture of a recipe of its own.
  const asked = sent.map(({ path }) => path).filter((path) => !/^\/api\/recipe\/(?!7\/)\d+\/$/.test(path))
  expect([...new Set(asked)]).toEqual(['/api/favourite/'])
})

test('who cooks and plans finds all of it, and sharing only where the household allows it', async () => {
  await open('user', { allow_sharing: false })
  fireEvent.click(await screen.findByRole('button', { name: 'More: Soup' }))
  await screen.findByRole('menu')
  expect(items()).toEqual([
    ...['1 star', '2 stars', '3 stars', '4 stars', '5 stars'].map((stars) => `I cooked this: ${stars}`),
    'Without stars',
    'With a note …',
    'Start cooking',
    'Plan',
    'Shop',
    'Make it a favourite',
    'Put into a book',
    'Export',
    'Duplicate …',
    'Edit',
    'Open in a new tab',
    'Delete',
  ])
})

test('a guest finds what a guest may do', async () => {
  await open('guest')
  fireEvent.click(await screen.findByRole('button', { name: 'More: Soup' }))
  await screen.findByRole('menu')
  expect(items()).toEqual(['Start cooking', 'Make it a favourite', 'Put into a book', 'Open in a new tab'])
})

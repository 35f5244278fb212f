import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { useLineEditing } from '#web/features/recipes/view/line/use-line-editing.tsx'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { network } from '#web/lib/offline/network.ts'
import { openPage, press, write } from '../draft/page.open.tsx'
import { flour, ingredient, onion } from './ingredient.sample.ts'

afterEach(() => {
  cleanup()
  network.set({ isReached: true, asOf: null })
  vi.unstubAllGlobals()
})

const lines = [ingredient({ amount: 2, food: flour }), ingredient({ amount: 3, food: onion })]
const recipe = { id: 7, steps: [{ ingredients: lines }] } as unknown as RecipeRow // Editing reads no more.

function Lines() {
  const editing = useLineEditing(recipe, null)
  return (
    <>
      <h1>Soup</h1>
      {lines.map((line) => (
        <div key={line.id}>
          {editing.form(line) ?? <button onClick={() => editing.start(line)}>Edit {line.food?.name}</button>}
        </div>
      ))}
    </>
  )
}

test('a line that could not be saved comes back beside the one that is being typed, and takes nothing from it', async () => {
  await Promise.all([loadTranslations('recipes'), loadTranslations('cards')])
  await openPage(Lines, () => undefined)
  const network = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => network.promise)
  await press(screen.getByRole('button', { name: 'Edit flour' }))
  await write(await screen.findByRole('textbox', { name: 'Ingredient' }), '5 flour')
  await press(screen.getByRole('button', { name: 'Save' }))
  await press(screen.getByRole('button', { name: 'Edit onion' }))
  const onions = await screen.findByRole('textbox', { name: 'Ingredient' })
  await write(onions, '4 red onions')
  await act(async () => network.reject(new TypeError('Failed to fetch')))
  await screen.findByText(/^No network: this line was not saved/)
  expect(screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value)).toEqual([
    '5 flour',
    '4 red onions',
  ])
  await waitFor(() => expect(document.activeElement).toBe(onions))
  fireEvent.keyDown(onions, { key: 'Escape' })
  await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(1))
})

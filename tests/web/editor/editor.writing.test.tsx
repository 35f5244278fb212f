import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paste, press, write } from '../draft/page.open.tsx'
import { openEditor } from './editor.open.tsx'
import { fresh, saved } from './soup.row.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const silent = () => undefined
const foods = () => screen.getAllByRole('combobox', { name: 'Food' }).map((box) => (box as HTMLInputElement).value)
const heard = () =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .join(' ')

test('a pasted list becomes rows, and doubtful rows say why until they are corrected', async () => {
  await openEditor(fresh, silent)
  await paste(
    screen.getByRole('textbox', { name: 'Add an ingredient' }),
    'For the dough:\n200 g flour, sifted\n500\n2 eggs',
  )
  expect(screen.getByRole('textbox', { name: 'Heading' })).toHaveProperty('value', 'For the dough')
  expect(foods()).toEqual(['flour', '', 'eggs'])
  expect(heard()).toContain('4 ingredients read. 1 is worth a look.')
  const doubtful = screen.getByText('No food found').closest('fieldset')
  const box = within(doubtful as HTMLElement).getByRole('combobox', { name: 'Food' })
  await write(box, 'milk')
  await act(async () => void fireEvent.blur(box))
  expect(foods()).toEqual(['flour', 'milk', 'eggs'])
  expect(screen.queryByText('No food found')).toBeNull()
})

test('a list pasted into a row is added behind it', async () => {
  await openEditor(saved, silent)
  await paste(screen.getAllByRole('textbox', { name: 'Note' })[0] as HTMLElement, '1 carrot\n1 leek')
  expect(foods()).toEqual(['onion', 'carrot', 'leek', 'butter'])
})

test('Enter parses a line typed in one field and empties the field', async () => {
  await openEditor(fresh, silent)
  const line = screen.getByRole('textbox', { name: 'Add an ingredient' })
  await write(line, '3 tbsp olive oil')
  await act(async () => void fireEvent.keyDown(line, { key: 'Enter' }))
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveProperty('value', '3')
  expect(screen.getByRole('combobox', { name: 'Unit' })).toHaveProperty('value', 'tbsp')
  expect(line).toHaveProperty('value', '')
})

test('Alt with an arrow moves an ingredient, also into the next step, announces it and can be undone', async () => {
  await openEditor(saved, silent)
  const amount = () => screen.getAllByRole('textbox', { name: 'Amount' })[0] as HTMLElement
  const down = () => act(async () => void fireEvent.keyDown(amount(), { key: 'ArrowDown', altKey: true }))
  await down()
  expect(foods()).toEqual(['butter', 'onion'])
  expect(heard()).toContain('onion: place 2 in step 1')
  await act(
    async () =>
      void fireEvent.keyDown(screen.getAllByRole('textbox', { name: 'Amount' })[1] as HTMLElement, {
        key: 'ArrowDown',
        altKey: true,
      }),
  )
  expect(heard()).toContain('onion: place 1 in step 2')
  await act(async () => void fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true }))
  await act(async () => void fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true }))
  expect(foods()).toEqual(['onion', 'butter'])
})

test('a recipe without a name is not sent, and an invalid amount is marked', async () => {
  const { sent } = await openEditor(fresh, silent)
  await press(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid')).toBe('true')
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([])
})

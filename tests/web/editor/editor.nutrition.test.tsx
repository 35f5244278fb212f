import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answering, press, write } from '../draft/page.open.tsx'
import { openEditor } from './editor.open.tsx'
import { saved } from './soup.row.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const energy: Answering = (_, path) =>
  path.startsWith('/api/property-type/')
    ? Response.json({ count: 1, results: [{ id: 2, name: 'Energy', unit: 'kcal' }] })
    : undefined

async function openNutrition() {
  const opened = await openEditor(saved, energy)
  const section = screen.getByText('Nutrition').closest('details')
  await act(async () => void section?.dispatchEvent(new Event('toggle')))
  return { ...opened, box: await screen.findByRole('textbox', { name: 'Energy, kcal' }) }
}

test('a recipe with an amount that is no number is not saved with another one', async () => {
  const { sent, box } = await openNutrition()
  await write(box, '12')
  await write(box, '12x')
  await press(screen.getByRole('button', { name: 'Save' }))
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('while an amount is typed, the browser undoes its keys', async () => {
  const { box } = await openNutrition()
  await write(box, '12')
  const isLeftToBrowser = fireEvent.keyDown(box, { key: 'z', ctrlKey: true })
  expect(isLeftToBrowser).toBe(true)
})

import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { foodRow, recipeWith, stepWith } from '../draft/draft.make.ts'
import { press, write } from '../draft/page.open.tsx'
import { openEditor } from './editor.open.tsx'
import { answer, row } from './soup.row.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const base = recipeWith(
  stepWith('a', [foodRow('onion', { id: 11, amount: 2, amountMax: 3 }), foodRow('butter', { id: 12 })], { id: 1 }),
)
const open = () =>
  openEditor({ id: 7, etag: '"3"', base }, (method) => (method === 'PATCH' ? answer(row()) : undefined))
const amounts = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Amount' })
const type = async (at: number, text: string) => {
  const box = amounts()[at]!
  await write(box, text)
  await act(async () => void fireEvent.blur(box))
}
const sentIngredients = (sent: { method: string; body: unknown }[]) => {
  const body = sent.find(({ method }) => method === 'PATCH')?.body as { steps: { ingredients: object[] }[] } | undefined
  return body?.steps[0]?.ingredients
}

test('a range is shown with both its ends, and one that is typed is saved with both', async () => {
  const { sent } = await open()
  expect(amounts().map(({ value }) => value)).toEqual(['2–3', ''])
  await type(1, '20-30')
  expect(amounts()[1]?.value).toBe('20–30')
  await press(screen.getByRole('button', { name: 'Save' }))
  expect(sentIngredients(sent)).toMatchObject([
    { amount: 2, amount_max: 3, no_amount: false },
    { amount: 20, amount_max: 30, no_amount: false },
  ])
})

test('a range typed with its unit fills both fields', async () => {
  await open()
  await type(1, '20 to 30 g')
  expect(amounts()[1]?.value).toBe('20–30')
  expect(screen.getAllByRole('combobox', { name: 'Unit' })[1]).toHaveProperty('value', 'g')
  await type(0, '4 to 5')
  expect(amounts()[0]?.value).toBe('4–5')
})

test('one amount replaces a range', async () => {
  const { sent } = await open()
  await type(0, '4')
  await press(screen.getByRole('button', { name: 'Save' }))
  expect(sentIngredients(sent)?.[0]).toMatchObject({ amount: 4, amount_max: null })
})

test('half a range is marked as no number', async () => {
  await open()
  await type(1, '20–')
  expect(amounts()[1]?.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('This is not a number.')).toBeTruthy()
})

test('phones get a dash key beside the amount', async () => {
  await open()
  await write(amounts()[1]!, '20')
  const [dash] = screen.getAllByRole('button', { name: 'Up to: add an upper end', hidden: true })
  await press(dash!)
  expect(amounts()[1]?.value).toBe('20–')
  expect(document.activeElement).toBe(amounts()[1])
  await type(1, '20–30')
  expect(amounts()[1]?.value).toBe('20–30')
})

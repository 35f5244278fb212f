import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { Combobox } from '#web/components/ui/combobox/combobox.tsx'
import { MultiCombobox } from '#web/components/ui/combobox/multi-combobox.tsx'
import type { Picked } from '#web/lib/resource-picker.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

beforeAll(() => loadTranslations('common'))

const flours: Picked[] = [
  { id: 1, name: 'Flour' },
  { id: 2, name: 'Rye flour' },
]
const source = () => ({
  key: crypto.randomUUID(),
  search: vi.fn(async (query: string) => flours.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))),
})

function One({ from, onPicked }: { from: ReturnType<typeof source>; onPicked?: (value: Picked | null) => void }) {
  const [value, setValue] = useState<Picked | null>(null)
  const change = (next: Picked | null) => {
    setValue(next)
    onPicked?.(next)
  }
  return <Combobox label="Food" source={from} value={value} onValueChange={change} allowNew />
}

function Several({ from, onPicked }: { from: ReturnType<typeof source>; onPicked: (value: Picked[]) => void }) {
  const [value, setValue] = useState<Picked[]>([])
  const change = (next: Picked[]) => {
    setValue(next)
    onPicked(next)
  }
  return <MultiCombobox label="Foods" source={from} value={value} onValueChange={change} />
}

const open = async (element: React.ReactElement) => {
  await act(async () => render(<QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>))
  return screen.getByRole<HTMLInputElement>('combobox')
}
const type = (input: HTMLElement, value: string) => act(async () => void fireEvent.change(input, { target: { value } }))
const press = (input: HTMLElement, key: string) => act(async () => void fireEvent.keyDown(input, { key }))

test('a hit is picked with the arrow keys and Enter', async () => {
  const onPicked = vi.fn()
  const input = await open(<One from={source()} onPicked={onPicked} />)
  await type(input, 'flour')
  await screen.findByRole('option', { name: /Rye/ })
  await press(input, 'ArrowDown')
  expect(document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent).toContain('Rye flour')
  await press(input, 'Enter')
  expect(onPicked).toHaveBeenLastCalledWith({ id: 2, name: 'Rye flour' })
  expect(input.value).toBe('Rye flour')
})

test('a new name creates nothing before the draft is saved', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch')
  const onPicked = vi.fn()
  const input = await open(<One from={source()} onPicked={onPicked} />)
  await type(input, 'Teff')
  await screen.findByRole('option', { name: /Teff/ })
  await press(input, 'Enter')
  expect(onPicked).toHaveBeenLastCalledWith({ name: 'Teff' })
  expect(fetching).not.toHaveBeenCalled()
})

test('a name that exists in another case is not offered as new', async () => {
  const input = await open(<One from={source()} />)
  await type(input, 'FLOUR')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
})

test('Escape keeps the picked value', async () => {
  const onPicked = vi.fn()
  const input = await open(<One from={source()} onPicked={onPicked} />)
  await type(input, 'rye')
  await screen.findByRole('option', { name: /Rye flour/ })
  await press(input, 'Escape')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(input.value).toBe('')
  expect(onPicked).not.toHaveBeenCalled()
})

test('Backspace in an empty box removes the last of several', async () => {
  const onPicked = vi.fn()
  const input = await open(<Several from={source()} onPicked={onPicked} />)
  await type(input, 'rye')
  await screen.findByRole('option', { name: /Rye flour/ })
  await press(input, 'Enter')
  expect(onPicked).toHaveBeenLastCalledWith([{ id: 2, name: 'Rye flour' }])
  await press(input, 'Backspace')
  expect(onPicked).toHaveBeenLastCalledWith([])
})

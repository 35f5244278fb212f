import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, type Sent, visit } from '../preferences/visit.tsx'

const answers = ({ path }: Sent) =>
  path === '/api/food/3/' ? { id: 3, name: 'rice' } : path.startsWith('/api/recipe/') ? page() : undefined

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a food that is asked for in two ways is fetched and watched once', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { sent } = await visit('/recipes?foodsAny=3&without=3', { answers })
  await screen.findByRole('group', { name: 'Recipes with rice and without rice.' }, { timeout: 10_000 })
  await act(() => Promise.resolve())
  expect(sent.filter(({ path }) => path === '/api/food/3/')).toHaveLength(1)
  expect(warned.mock.calls.flat()).toEqual([])
})

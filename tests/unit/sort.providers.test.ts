import { expect, it } from 'vitest'
import { sortProviders } from '#worker/modules/ai/sort-providers.ts'

const provider = (id: number, space: number | null) =>
  ({ id, space, name: `Provider ${id}`, model_name: 'm' }) as Parameters<typeof sortProviders>[0][number]

it('providers that belong to no space come last, whichever way the others are sorted', () => {
  const rows = [provider(1, null), provider(2, 7), provider(3, null), provider(4, 7)]
  const ids = (wanted: string) => sortProviders(rows, wanted).map(({ id }) => id)
  expect(ids('space')).toEqual([2, 4, 1, 3])
  expect(ids('-space')).toEqual([2, 4, 1, 3])
  expect(ids('-name')).toEqual([4, 3, 2, 1])
})

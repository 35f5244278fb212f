import type { food } from '#worker/modules/foods/food.contract.ts'
import type { keyword } from '#worker/modules/keywords/keyword.contract.ts'
import { useQueries } from '@tanstack/react-query'
import { remote } from '#web/lib/api/remote.ts'
import { fetchOne } from '#web/lib/api/resource.ts'
import type { Picked } from '#web/lib/picker.ts'

export const filterKeywords = remote<typeof keyword>('keyword')
export const filterFoods = remote<typeof food>('food')

const longFresh = 10 * 60_000

/** The address knows ids, people know names. A name that cannot be had shows as `…` and can still be taken away. */
export function useNamed(kind: 'keyword' | 'food', ids: readonly number[] | undefined): Picked[] {
  const found = useQueries({
    queries: (ids ?? []).map((id) => ({
      ...fetchOne<typeof filterKeywords | typeof filterFoods>(kind === 'keyword' ? filterKeywords : filterFoods, id),
      staleTime: longFresh,
      meta: { quiet: true },
    })),
  })
  return (ids ?? []).map((id, index) => ({ id, name: found[index]?.data?.name ?? '…' }))
}

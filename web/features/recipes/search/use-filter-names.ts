import type { food } from '#worker/modules/foods/food.contract.ts'
import type { keyword } from '#worker/modules/keywords/keyword.contract.ts'
import { useQueries } from '@tanstack/react-query'
import { resourceEndpoint } from '#web/lib/api/resource-endpoint.ts'
import { resourceDetailQuery } from '#web/lib/api/resource.ts'
import type { Picked } from '#web/lib/resource-picker.ts'

export const keywordEndpoint = resourceEndpoint<typeof keyword>('keyword')
export const foodEndpoint = resourceEndpoint<typeof food>('food')

const nameStaleTime = 10 * 60_000

/** A name that cannot load shows as `…` and can still be removed. */
export function useFilterNames(kind: 'keyword' | 'food', ids: readonly number[] | undefined): Picked[] {
  const found = useQueries({
    queries: (ids ?? []).map((id) => ({
      ...resourceDetailQuery<typeof keywordEndpoint | typeof foodEndpoint>(
        kind === 'keyword' ? keywordEndpoint : foodEndpoint,
        id,
      ),
      staleTime: nameStaleTime,
      meta: { quiet: true },
    })),
  })
  return (ids ?? []).map((id, index) => ({ id, name: found[index]?.data?.name ?? '…' }))
}

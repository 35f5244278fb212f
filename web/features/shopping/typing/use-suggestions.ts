import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { call, type ListPage } from '#web/lib/api/api.ts'
import { foodMemory, frequentMissing, searchRemembered } from './food-memory.ts'
import type { ItemFood } from '../shopping-list.ts'
import { foodKey } from '../line/line.ts'
import { useOwnerKey } from '#web/lib/api/use-owner-key.ts'

const maxSuggestions = 7

interface FoodRow {
  id: number
  name: string
  plural_name: string | null
  supermarket_category: { id: number; name: string } | null
  shopping_lists: readonly { id: number }[]
}

/** Remembered foods come first, also without a network. An empty text suggests frequent foods not in `present`. */
export function useSuggestions(text: string, present: ReadonlySet<string>): readonly ItemFood[] {
  const known = foodMemory(useOwnerKey()).use()
  const query = useDeferredValue(text.trim())
  const { data } = useQuery({
    queryKey: ['food', 'suggested', query],
    queryFn: async ({ signal }) =>
      (
        await call<ListPage<FoodRow>>('GET', '/api/food/', {
          query: { query, page_size: maxSuggestions, other_names: 1 },
          signal,
        })
      ).results.map(toItemFood),
    enabled: query.length > 1 && navigator.onLine,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
    meta: { quiet: true },
  })
  return useMemo(() => {
    if (query === '') return frequentMissing(known, present, maxSuggestions)
    const mine = searchRemembered(known, query, maxSuggestions)
    const names = new Set(mine.map(foodKey))
    return [...mine, ...(data ?? []).filter((food) => !names.has(foodKey(food)))].slice(0, maxSuggestions)
  }, [known, query, data, present])
}

const toItemFood = ({ id, name, plural_name, supermarket_category: category, shopping_lists }: FoodRow): ItemFood => ({
  id,
  name,
  plural: plural_name,
  category: category && { id: category.id, name: category.name },
  lists: shopping_lists.map((list) => list.id),
})

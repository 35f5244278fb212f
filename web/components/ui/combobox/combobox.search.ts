import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { Picked, PickerSource } from '#web/lib/picker.ts'

const same = (one: string, other: string) => one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0

/** What a picker offers for a text: the source's hits, and the text itself when it is new and new names are welcome. */
export function usePickerOptions(source: PickerSource, text: string, open: boolean, allowNew: boolean) {
  const query = useDeferredValue(text.trim())
  const { data, isFetching } = useQuery({
    queryKey: ['picker', source.key, query],
    queryFn: ({ signal }) => source.search(query, signal),
    enabled: open,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    meta: { quiet: true },
  })
  const hits: readonly Picked[] = data ?? []
  const isNew = allowNew && query !== '' && !isFetching && !hits.some((hit) => same(hit.name, query))
  return { options: isNew ? [...hits, { name: query }] : hits, pending: isFetching }
}

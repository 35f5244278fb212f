import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Named, usePaletteSources } from '../palette-sources.ts'
import { booksQuery, keptNamesQuery, listedNames } from './names.queries.ts'

/** Names that this device knows, which answer at once and without a network. */
export function useKnownNames(text: string) {
  const { knownFoods } = usePaletteSources()
  const { data: kept } = useQuery(keptNamesQuery)
  const { data: books } = useQuery(booksQuery)
  return useMemo(
    () => ({
      recipes: distinct([...(kept ?? []), ...listedNames('recipe')]),
      foods: distinct([...knownFoods, ...listedNames('food')]),
      books: distinct([...(books ?? []), ...listedNames('recipe-book')]),
    }),
    // What was found for the text before is known for this one; what comes for this one must not move it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [text, kept, books, knownFoods],
  )
}

const distinct = (all: readonly Named[]): Named[] => [...new Map(all.map((one) => [one.id, one])).values()]

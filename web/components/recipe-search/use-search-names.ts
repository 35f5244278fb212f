import type { recipeBook } from '#worker/modules/books/book.contract.ts'
import type { food } from '#worker/modules/foods/food.contract.ts'
import type { keyword } from '#worker/modules/keywords/keyword.contract.ts'
import type { propertyType } from '#worker/modules/properties/property-type.contract.ts'
import type { unit } from '#worker/modules/units/unit.contract.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { peopleQuery } from '#web/components/things/people-query.ts'
import { resourceEndpoint } from '#web/lib/api/resource-endpoint.ts'
import { resourceDetailQuery, resourceListQuery } from '#web/lib/api/resource.ts'
import type { RecipeSearch } from '#web/lib/recipe-search/recipe-search.ts'
import { everySet } from '#web/lib/recipe-search/sets.ts'
import type { NamedKind } from './sentence-words.ts'

export const setEndpoints = {
  foods: resourceEndpoint<typeof food>('food'),
  keywords: resourceEndpoint<typeof keyword>('keyword'),
  books: resourceEndpoint<typeof recipeBook>('recipe-book'),
  units: resourceEndpoint<typeof unit>('unit'),
}

const propertyTypes = resourceEndpoint<typeof propertyType>('property-type')
export const propertyTypesQuery = resourceListQuery(propertyTypes, { page_size: 100 })

const staleTime = 10 * 60_000
const quiet = { staleTime, meta: { quiet: true } }

/** A name that cannot load shows as `…`; what it belongs to can still be taken away. */
export function useSearchNames(search: RecipeSearch) {
  const named = everySet.flatMap(({ kind, name }) => (search[name] ?? []).map((id) => ({ kind, id })))
  // A thing may be asked for in two ways.
  const wanted = [...new Map(named.map((one) => [`${one.kind} ${one.id}`, one])).values()]
  const found = useQueries({
    queries: wanted.map(({ kind, id }) => ({
      ...resourceDetailQuery<(typeof setEndpoints)['foods' | 'keywords' | 'books' | 'units']>(setEndpoints[kind], id),
      ...quiet,
    })),
  })
  const { data: people } = useQuery({ ...peopleQuery, ...quiet, enabled: search.by !== undefined })
  const { data: types } = useQuery({ ...propertyTypesQuery, ...quiet, enabled: search.properties !== undefined })
  const typeOf = (id: number) => types?.results.find((type) => type.id === id)
  const nameOf = (kind: NamedKind, id: number): string => {
    if (kind === 'user') return people?.find((person) => person.id === id)?.display_name ?? '…'
    if (kind === 'property') return typeOf(id)?.name ?? '…'
    return found[wanted.findIndex((one) => one.kind === kind && one.id === id)]?.data?.name ?? '…'
  }
  return { nameOf, unitOf: (type: number) => typeOf(type)?.unit ?? '' }
}

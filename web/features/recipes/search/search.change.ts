import { useNavigate } from '@tanstack/react-router'
import { parseSearch, type RecipeSearch } from '#web/lib/recipe-search/recipe-search.ts'
import { changeSearch, type SearchChange } from '#web/lib/recipe-search/search-change.ts'

/** `open` closes what lies over the page. */
type Change = SearchChange & { open?: undefined }

/** Replaces the address, so that Back leaves the search. */
export function useChangeSearch() {
  const navigate = useNavigate({ from: '/recipes' })
  return (change: Change) =>
    void navigate({
      search: ({ open, ...before }) => ({
        ...changeSearch(parseSearch(before), change),
        ...(open && !('open' in change) ? { open } : {}),
      }),
      replace: true,
      resetScroll: false,
    })
}

/** What was typed and the order stay. */
export function useClearFilters({ q: _q, sort: _sort, seed: _seed, ...filters }: RecipeSearch) {
  const change = useChangeSearch()
  return () => change(Object.fromEntries(Object.keys(filters).map((name) => [name, undefined])))
}

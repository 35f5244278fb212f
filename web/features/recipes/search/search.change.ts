import { useNavigate } from '@tanstack/react-router'
import type { RecipeSearch } from './search-state.ts'

type Change = { [Name in keyof RecipeSearch]?: RecipeSearch[Name] | undefined }

/** Changes the address, which is the search. Typing replaces it, so that Back leaves the search instead of unwriting it. */
export function useChangeSearch() {
  const navigate = useNavigate({ from: '/recipes' })
  return (change: Change, replace = true) =>
    void navigate({
      search: (before) => omitEmpty({ ...before, ...change }),
      replace,
      resetScroll: false,
    })
}

/** Nothing that says nothing stands in the address. */
const omitEmpty = (search: Change): RecipeSearch =>
  Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && value !== '' && !isEmpty(value)),
  ) as RecipeSearch // What is left has a value.

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0

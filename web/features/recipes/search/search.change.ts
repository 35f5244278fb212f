import { useNavigate } from '@tanstack/react-router'
import type { RecipeSearch } from './search-state.ts'

type Change = { [Name in keyof RecipeSearch]?: RecipeSearch[Name] | undefined }

/** Typing replaces the address, so that Back leaves the search. */
export function useChangeSearch() {
  const navigate = useNavigate({ from: '/recipes' })
  return (change: Change, replace = true) =>
    void navigate({
      search: (before) => omitEmpty({ ...before, ...change }),
      replace,
      resetScroll: false,
    })
}

const omitEmpty = (search: Change): RecipeSearch =>
  Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && value !== '' && !isEmpty(value)),
  ) as RecipeSearch // Every remaining key has a value.

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0

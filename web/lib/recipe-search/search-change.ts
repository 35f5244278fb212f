import type { RecipeSearch } from './recipe-search.ts'

/** Undefined takes a part away. */
export type SearchChange = { [Name in keyof RecipeSearch]?: RecipeSearch[Name] | undefined }

export const changeSearch = (search: RecipeSearch, change: SearchChange): RecipeSearch =>
  Object.fromEntries(
    Object.entries({ ...search, ...change }).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  ) as RecipeSearch // Every remaining key has a value.

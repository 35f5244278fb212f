import { readSavedSearch } from '#worker/modules/recipes/listing/parse/read-saved-search.ts'
import { fromApiFilters } from './from-api-filters.ts'
import type { RecipeSearch } from './recipe-search.ts'
import { toApiFilters } from './to-api-filters.ts'

/** As other clients of the API save it. What they asked in `before` beyond a search here, such as steps, stays. */
export function writeSavedSearch(search: RecipeSearch, me: number, before = '{}'): string {
  const { seed: _seed, ...filters } = toApiFilters(search, me)
  const given = Object.entries(filters).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return JSON.stringify({ ...unsaid(before), ...Object.fromEntries(given), version: '2' })
}

/** Whoever saves a filter may have meant their own recipes; these are mine again if it was me. */
export function parseSavedSearch(text: string, me: number): RecipeSearch {
  const { by, ...search } = fromApiFilters(readSavedSearch(text))
  return by === undefined ? search : by === me ? { ...search, mine: true } : { ...search, by }
}

/** Parameters of which a search here says nothing. */
const unsaid = (saved: string) =>
  Object.fromEntries(
    Object.entries(readSavedSearch(saved))
      .filter(([name, texts]) => texts.length > 0 && Object.keys(fromApiFilters({ [name]: texts })).length === 0)
      .map(([name, texts]) => [name, texts.length === 1 ? texts[0] : texts]),
  )

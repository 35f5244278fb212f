import { recipeFilters, type RecipeFilters } from '../recipe-filters.contract.ts'
import { readSavedSearch } from './read-saved-search.ts'

const shapes = recipeFilters.shape
const unsaved = new Set(['page', 'page_size', 'after', 'filter'])

/** What a saved search says of the list; its parameters of pages are ignored. */
export const parseSavedSearch = (search: string): RecipeFilters =>
  Object.fromEntries(Object.entries(readSavedSearch(search)).flatMap(readable))

function readable([name, values]: [string, string[]]): [string, string | string[]][] {
  const shape = Object.hasOwn(shapes, name) && !unsaved.has(name) ? shapes[name as keyof typeof shapes] : undefined
  const last = values.at(-1)
  if (!shape || last === undefined) return []
  if (shape.safeParse(values).success) return [[name, values]]
  return shape.safeParse(last).success ? [[name, last]] : []
}

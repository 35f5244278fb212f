import type { RecipeSearch } from './recipe-search.ts'

const notFilters = new Set(['q', 'sort', 'seed', 'saved', 'exact'])

/** Without the text and the order. */
export const countFilters = (search: RecipeSearch): number =>
  Object.entries(search).reduce(
    (count, [name, value]) => (notFilters.has(name) ? count : count + (Array.isArray(value) ? value.length : 1)),
    0,
  )

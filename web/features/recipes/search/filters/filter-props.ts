import type { RecipeSearch } from '#web/lib/recipe-search/recipe-search.ts'
import type { SearchChange } from '#web/lib/recipe-search/search-change.ts'

export interface FilterProps {
  search: RecipeSearch
  change: (change: SearchChange) => void
}

import type { FilterChoice } from '#web/lib/filter-choices.ts'
import type { RecipeSearch } from '#web/lib/recipe-search/recipe-search.ts'
import type { SearchChange } from '#web/lib/recipe-search/search-change.ts'

/** What a chip beside the search asks, without what would contradict it. */
const quickFilters: Record<FilterChoice, SearchChange> = {
  quick: { minutes: 30 },
  house: { missing: 0 },
  fresh: { added: '1w' },
  mine: { mine: true, by: undefined },
  cooked: { cooked: 'never' },
  notLately: { cooked: 'not-1m' },
  stars: { stars: 4, unrated: undefined },
}

const entriesOf = (filter: FilterChoice) => Object.entries(quickFilters[filter]) as [keyof RecipeSearch, unknown][] // Keys of a search.

export const isOn = (filter: FilterChoice, search: RecipeSearch) =>
  entriesOf(filter).every(([name, value]) => search[name] === value)

export const toggled = (filter: FilterChoice, search: RecipeSearch): SearchChange =>
  isOn(filter, search) ? Object.fromEntries(entriesOf(filter).map(([name]) => [name, undefined])) : quickFilters[filter]

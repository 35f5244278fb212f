import { flagParam, idsParam, enumParam, searchParams, textParam, positiveIntParam } from '#web/lib/search-params.ts'

export const sorts = ['best', 'name', 'newest', 'rating', 'lastcooked', 'longago', 'favorite', 'random'] as const
export type Sort = (typeof sorts)[number]

export const cookedChoices = ['yes', 'never', 'lately', 'notLately'] as const
export type CookedChoice = (typeof cookedChoices)[number]

export const parseSearch = searchParams({
  q: textParam,
  keywords: idsParam,
  /** All of the keywords instead of any. */
  every: flagParam,
  foods: idsParam,
  without: idsParam,
  stars: positiveIntParam,
  cooked: enumParam(...cookedChoices),
  mine: flagParam,
  fresh: flagParam,
  sort: enumParam(...sorts),
  /** Seed of the random order. */
  seed: positiveIntParam,
})

export type RecipeSearch = ReturnType<typeof parseSearch>

const filterParams = ['keywords', 'foods', 'without', 'stars', 'cooked', 'mine', 'fresh'] as const

/** Without the text. */
export const countFilters = (search: RecipeSearch): number =>
  filterParams.reduce((count, name) => {
    const value = search[name]
    return count + (Array.isArray(value) ? value.length : value === undefined ? 0 : 1)
  }, 0)

export const noFilters = Object.fromEntries([...filterParams, 'every'].map((name) => [name, undefined])) as {
  [Name in (typeof filterParams)[number] | 'every']: undefined
} // Every name becomes a key.

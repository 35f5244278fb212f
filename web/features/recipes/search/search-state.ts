import { flagParam, idsParam, enumParam, searchParams, textParam, positiveIntParam } from '#web/lib/search-params.ts'

export const sorts = ['best', 'name', 'newest', 'rating', 'lastcooked', 'longago', 'favorite', 'random'] as const
export type Sort = (typeof sorts)[number]

export const cookedChoices = ['yes', 'never', 'lately', 'notLately'] as const
export type CookedChoice = (typeof cookedChoices)[number]

/** A search as the address has it; what is not said is not narrowed. */
export const parseSearch = searchParams({
  q: textParam,
  keywords: idsParam,
  /** Recipes must have all of the keywords, instead of any. */
  every: flagParam,
  foods: idsParam,
  without: idsParam,
  /** At least so many stars. */
  stars: positiveIntParam,
  cooked: enumParam(...cookedChoices),
  mine: flagParam,
  fresh: flagParam,
  sort: enumParam(...sorts),
  /** Which shuffle of a random order. */
  seed: positiveIntParam,
})

export type RecipeSearch = ReturnType<typeof parseSearch>

const filterParams = ['keywords', 'foods', 'without', 'stars', 'cooked', 'mine', 'fresh'] as const

/** How many filters are on, the text not counted. */
export const countFilters = (search: RecipeSearch): number =>
  filterParams.reduce((count, name) => {
    const value = search[name]
    return count + (Array.isArray(value) ? value.length : value === undefined ? 0 : 1)
  }, 0)

/** A change that takes every filter away; what is asked for and how it stands remains. */
export const noFilters = Object.fromEntries([...filterParams, 'every'].map((name) => [name, undefined])) as {
  [Name in (typeof filterParams)[number] | 'every']: undefined
} // One key for each name.

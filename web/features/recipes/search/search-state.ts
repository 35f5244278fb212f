import { flagParam, ids, oneOf, searchParams, textParam, whole } from '#web/lib/search-params.ts'

export const sorts = ['best', 'name', 'newest', 'rating', 'lastcooked', 'longago', 'favorite', 'random'] as const
export type Sort = (typeof sorts)[number]

export const cookedChoices = ['yes', 'never', 'lately', 'notLately'] as const
export type Cooked = (typeof cookedChoices)[number]

/** A search as the address has it; what is not said is not narrowed. */
export const readSearch = searchParams({
  q: textParam,
  keywords: ids,
  /** Recipes must have all of the keywords, instead of any. */
  every: flagParam,
  foods: ids,
  without: ids,
  /** At least so many stars. */
  stars: whole,
  cooked: oneOf(...cookedChoices),
  mine: flagParam,
  fresh: flagParam,
  sort: oneOf(...sorts),
  /** Which shuffle of a random order. */
  seed: whole,
})

export type RecipeSearch = ReturnType<typeof readSearch>

const narrowing = ['keywords', 'foods', 'without', 'stars', 'cooked', 'mine', 'fresh'] as const

/** How many filters are on, the text not counted. */
export const filtersOn = (search: RecipeSearch): number =>
  narrowing.reduce((count, name) => {
    const value = search[name]
    return count + (Array.isArray(value) ? value.length : value === undefined ? 0 : 1)
  }, 0)

/** A change that takes every filter away; what is asked for and how it stands remains. */
export const unfiltered = Object.fromEntries([...narrowing, 'every'].map((name) => [name, undefined])) as {
  [Name in (typeof narrowing)[number] | 'every']: undefined
} // One key for each name.

/** Devices store filters by these names, so a name never changes. */
export const filterChoices = ['fresh', 'mine', 'cooked', 'notLately', 'stars'] as const
export type FilterChoice = (typeof filterChoices)[number]

/** Shown where nobody chose. */
export const usualFilters: readonly string[] = ['fresh', 'mine', 'cooked', 'stars'] satisfies FilterChoice[]

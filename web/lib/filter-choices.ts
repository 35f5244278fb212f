/** Devices store filters by these names, so a name never changes. */
export const filterChoices = ['quick', 'fresh', 'mine', 'cooked', 'notLately', 'stars', 'house'] as const
export type FilterChoice = (typeof filterChoices)[number]

/** Shown where nobody chose. */
export const usualFilters: readonly string[] = [
  'quick',
  'fresh',
  'mine',
  'cooked',
  'notLately',
  'stars',
] satisfies FilterChoice[]

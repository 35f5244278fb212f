import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'

export interface IndexWord {
  word: string
  /** Places of its recipes in the book, from 0. */
  places: number[]
}

/** What stands in so many recipes leads nobody to one, unless the book is small. */
const mostlyFrom = 12
const mostly = 1 / 3

/** Foods of the recipes in the order of a language; what is in most of them, as salt, is left out. */
export const foodWords = (recipes: readonly RecipeRow[], language: string): IndexWord[] =>
  wordsOf(recipes, language, ({ steps }) =>
    steps.flatMap(({ ingredients }) =>
      ingredients.flatMap(({ food, is_header }) => (food && !is_header ? [food.name] : [])),
    ),
  ).filter(({ places }) => recipes.length < mostlyFrom || places.length <= recipes.length * mostly)

export const keywordWords = (recipes: readonly RecipeRow[], language: string): IndexWord[] =>
  wordsOf(recipes, language, ({ keywords }) => keywords.map(({ name }) => name))

function wordsOf(
  recipes: readonly RecipeRow[],
  language: string,
  wordsIn: (recipe: RecipeRow) => readonly string[],
): IndexWord[] {
  const words = new Map<string, Set<number>>()
  for (const [place, recipe] of recipes.entries())
    for (const word of wordsIn(recipe)) words.set(word, (words.get(word) ?? new Set()).add(place))
  const order = new Intl.Collator(language, { numeric: true })
  return [...words]
    .map(([word, places]) => ({ word, places: [...places] }))
    .toSorted((a, b) => order.compare(a.word, b.word))
}

import type { KeptAnswer } from './kept-store.ts'

/** What a search reads of a recipe. */
interface KeptRecipe {
  id: number
  name: string
  description: string | null
  created_at: string
  rating: number | null
  keywords: readonly { id: number; name: string }[]
  steps: readonly { ingredients: readonly { food: { id: number; name: string } | null }[] }[]
}

const recipePath = /^\/api\/recipe\/-?\d+\/$/

export const keptRecipes = (answers: readonly KeptAnswer[]): KeptRecipe[] =>
  // Answers under this path are recipes.
  answers.filter(({ path }) => recipePath.test(path)).map(({ data }) => data as KeptRecipe)

const orders: ReadonlyMap<string, (one: KeptRecipe, other: KeptRecipe) => number> = new Map([
  ['name', (one, other) => one.name.localeCompare(other.name)],
  ['-created_at', (one, other) => other.created_at.localeCompare(one.created_at)],
  ['-rating', (one, other) => (other.rating ?? 0) - (one.rating ?? 0)],
])

/** Parameters that this can answer; with any other, it would answer falsely. */
const understood = new Set(['query', 'keywords', 'foods_and', 'sort_order', 'num_recent', 'page', 'page_size'])

/** The search of the API over the recipes that are kept, given in the order in which they were seen; null if it cannot. */
export function searchKeptRecipes(recipes: readonly KeptRecipe[], query: URLSearchParams) {
  if ([...query.keys()].some((name) => !understood.has(name))) return null
  const words = fold(query.get('query') ?? '').split(/\s+/)
  const keywords = query.getAll('keywords').map(Number)
  const foods = query.getAll('foods_and').map(Number)
  const found = recipes.filter(
    (recipe) =>
      words.every((word) => textOf(recipe).includes(word)) &&
      (keywords.length === 0 || recipe.keywords.some(({ id }) => keywords.includes(id))) &&
      foods.every((id) => foodsOf(recipe).some((food) => food.id === id)),
  )
  const isRecent = query.has('num_recent')
  const order = isRecent ? undefined : (orders.get(query.get('sort_order') ?? 'name') ?? orders.get('name'))
  const sorted = order ? found.toSorted(order) : found
  const size = Number(query.get('page_size') ?? sorted.length)
  const start = (Number(query.get('page') ?? 1) - 1) * size
  const results = sorted.slice(start, start + size).map((recipe, index) => ({
    ...recipe,
    new: false,
    recent: isRecent ? String(sorted.length - index) : '0',
  }))
  return { count: sorted.length, next: start + size < sorted.length ? '' : null, previous: null, results }
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()

const foodsOf = ({ steps }: KeptRecipe) =>
  steps.flatMap(({ ingredients }) => ingredients.flatMap(({ food }) => food ?? []))

const textOf = (recipe: KeptRecipe) =>
  fold([recipe.name, recipe.description, ...[...recipe.keywords, ...foodsOf(recipe)].map(({ name }) => name)].join(' '))

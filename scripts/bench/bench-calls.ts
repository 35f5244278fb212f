import { recipeBody } from './recipe-body.ts'

export interface BenchLibrary {
  size: number
  recipes: readonly number[]
  entries: readonly number[]
  food: number
  keyword: number
  send(method: string, path: string, body?: unknown): Promise<Response>
}

/** Reads come before writes, so that every library size is read unchanged. */
export const benchCalls = ({ size, recipes, entries, food, keyword, send }: BenchLibrary): Record<string, Call> => {
  const recipe = (i: number) => recipes[(i * 37) % recipes.length]
  return {
    list: () => send('GET', '/api/recipe/?page_size=25'),
    search: (i) => send('GET', `/api/recipe/?query=${i % 2 ? 'chicken' : 'mushroom tart'}&page_size=25`),
    filter: () => send('GET', `/api/recipe/?keywords=${keyword}&foods=${food}`),
    detail: (i) => send('GET', `/api/recipe/${recipe(i)}/`),
    foods: () => send('GET', '/api/food/?query=tom'),
    shopping: () => send('GET', '/api/shopping-list-entry/'),
    create: (i) => send('POST', '/api/recipe/', recipeBody(1_000_000 + size + i)),
    patch: (i) => send('PATCH', `/api/recipe/${recipe(i)}/`, { name: `renamed ${size} ${i}` }),
    check: (i) =>
      send('POST', '/api/shopping-list-entry/bulk/', {
        ids: entries.slice((i % 10) * 20, (i % 10) * 20 + 20),
        checked: i % 20 < 10,
      }),
    entry: (i) => send('POST', '/api/shopping-list-entry/', { food: { name: `thing ${i % 200}` }, amount: 2 }),
  }
}

type Call = (i: number) => Promise<Response>

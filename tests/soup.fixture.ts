import type { Person } from './fixture.ts'

export interface Entry {
  id: number
  amount: number
  ingredient: number | null
  list_recipe: number | null
  food: { id: number; name: string }
  unit: { name: string } | null
}
export interface Recipe {
  id: number
  steps: { ingredients: { id: number; food: { id: number; name: string } | null }[] }[]
}

/** What is on the list. */
export const entries = async (person: Person, query = '') =>
  (await person.get<{ results: Entry[] }>(`/api/shopping-list-entry/${query}`)).results
/** The same in short: food and amount. */
export const names = async (person: Person) => (await entries(person)).map(({ food, amount }) => [food.name, amount])
export const shop = async (person: Person, recipe: number, body: object = {}) => {
  const answer = await person.call('PUT', `/api/recipe/${recipe}/shopping/`, body)
  return {
    status: answer.status,
    seq: answer.headers.get('x-event-seq'),
    ...(await answer.json<{ id: number; msg: string; ingredients: number[] }>()),
  }
}
/** A recipe for four with three foods, a header and a line that is no food. */
export const soup = (person: Person, more: object = {}) =>
  person.post<Recipe>('/api/recipe/', {
    name: 'Soup',
    servings: 4,
    internal: true,
    steps: [
      {
        instruction: 'Boil',
        ingredients: [
          { is_header: true, note: 'For the pot', food: null, unit: null, amount: 0 },
          { food: { name: 'Leek' }, unit: null, amount: 3 },
          { food: { name: 'Stock' }, unit: { name: 'ml' }, amount: 1000 },
          { food: null, unit: null, amount: 0, note: 'love' },
        ],
      },
      { instruction: 'Season', ingredients: [{ food: { name: 'Salt' }, unit: null, amount: 0, no_amount: true }] },
    ],
    ...more,
  })
/** Its ingredients that are foods. */
export const ids = (recipe: Recipe) =>
  recipe.steps.flatMap(({ ingredients }) => ingredients.flatMap(({ id, food }) => (food ? [id] : [])))

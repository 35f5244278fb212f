import type { TestPerson } from './fixture.ts'

export interface ShoppingEntry {
  id: number
  amount: number
  ingredient: number | null
  list_recipe: number | null
  food: { id: number; name: string }
  unit: { name: string } | null
}
export interface SoupRecipe {
  id: number
  steps: { ingredients: { id: number; food: { id: number; name: string } | null }[] }[]
}

export const shoppingEntries = async (person: TestPerson, query = '') =>
  (await person.get<{ results: ShoppingEntry[] }>(`/api/shopping-list-entry/${query}`)).results
export const shoppingAmounts = async (person: TestPerson) =>
  (await shoppingEntries(person)).map(({ food, amount }) => [food.name, amount])
export const shopForRecipe = async (person: TestPerson, recipe: number, body: object = {}) => {
  const answer = await person.call('PUT', `/api/recipe/${recipe}/shopping/`, body)
  return {
    status: answer.status,
    seq: answer.headers.get('x-event-seq'),
    ...(await answer.json<{ id: number; msg: string; ingredients: number[] }>()),
  }
}
/** Serves four: three foods, a heading and a line without a food. */
export const createSoup = (person: TestPerson, more: object = {}) =>
  person.post<SoupRecipe>('/api/recipe/', {
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
export const foodIngredientIds = (recipe: SoupRecipe) =>
  recipe.steps.flatMap(({ ingredients }) => ingredients.flatMap(({ id, food }) => (food ? [id] : [])))

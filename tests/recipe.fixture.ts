import type { TestPerson } from './fixture.ts'

export interface ShownRecipe {
  id: number
  name: string
  keywords: { id: number; name: string }[]
  steps: {
    id: number
    instruction: string
    order: number
    ingredients: {
      id: number
      amount: number
      food: { id: number; name: string } | null
      unit: { id: number; name: string } | null
    }[]
  }[]
}

export const pancakes = {
  name: 'Pancakes',
  keywords: [{ name: 'breakfast' }],
  internal: true,
  servings: 4,
  steps: [
    {
      instruction: 'Mix {{ ingredients[0] }}',
      ingredients: [
        { food: { name: 'flour' }, unit: { name: 'g' }, amount: 250 },
        { food: { name: 'egg', plural_name: 'eggs' }, unit: null, amount: '2,5', note: 'large' },
      ],
    },
    { instruction: 'Fry', ingredients: [] },
  ],
}
export const createPancakes = (person: TestPerson, more: object = {}) =>
  person.post<ShownRecipe>('/api/recipe/', { ...pancakes, ...more })

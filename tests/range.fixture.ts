import type { TestPerson } from './fixture.ts'

export interface Ranged {
  id: number
  amount: number
  amount_max: number | null
  unit: { id: number } | null
  food: { id: number; name: string } | null
  conversions: { unit: string; amount: number; amount_max: number | null }[]
}
export interface RangeRecipe {
  id: number
  food_properties: Record<string, { total_value: number }>
  steps: { id: number; instructions_markdown: string; ingredients: Ranged[] }[]
}

export const butter = { food: { name: 'butter' }, unit: { name: 'g' }, amount: 20, amount_max: 30 }

export const createRangeRecipe = (by: TestPerson, ingredient: object = {}, more: object = {}) =>
  by.post<RangeRecipe>('/api/recipe/', {
    name: 'Dish',
    servings: 4,
    internal: true,
    steps: [
      {
        instruction: 'Melt {{ ingredients[0] }}.',
        ingredients: [
          { ...butter, ...ingredient },
          { food: { name: 'egg' }, unit: null, amount: 2 },
        ],
      },
    ],
    ...more,
  })
export const ingredientsOf = (recipe: Pick<RangeRecipe, 'steps'>) =>
  recipe.steps.flatMap(({ ingredients }) => ingredients)
export const amountRanges = (recipe: Pick<RangeRecipe, 'steps'>) =>
  ingredientsOf(recipe).map(({ amount, amount_max }) => [amount, amount_max])

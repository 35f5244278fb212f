import { createHousehold, type TestHousehold, type TestPerson } from './fixture.ts'

interface Named {
  id: number
  name: string
}
interface Recipe extends Named {
  steps: { id: number; ingredients: { id: number; food: Named; unit: Named | null }[] }[]
}

export interface StockedKitchen {
  home: TestHousehold
  cook: TestPerson
  recipe: Recipe
  mealType: Named
  plan: { id: number }
  entry: { id: number; food: Named }
}

export async function createStockedKitchen(): Promise<StockedKitchen> {
  const home = await createHousehold()
  const cook = home.creator
  const recipe = await cook.post<Recipe>('/api/recipe/', {
    name: 'Pancakes',
    servings: 4,
    working_time: 20,
    internal: true,
    keywords: [{ name: 'Quick' }],
    steps: [
      {
        instruction: 'Whisk {{ ingredients[0] }} and fry.',
        time: 10,
        ingredients: [
          { food: { name: 'Flour' }, unit: { name: 'g' }, amount: 250 },
          { food: { name: 'Egg', plural_name: 'Eggs' }, unit: null, amount: 2.5, note: 'large' },
        ],
      },
    ],
  })
  const mealType = await cook.post<Named>('/api/meal-type/', { name: 'Dinner' })
  const planned = { recipe: { id: recipe.id }, meal_type: { id: mealType.id }, servings: 2.5, from_date: '2026-05-06' }
  const plan = await cook.post<{ id: number }>('/api/meal-plan/', planned)
  await cook.post('/api/cook-log/', { recipe: recipe.id, rating: 4, servings: 4 })
  const bought = { food: { name: 'Milk' }, unit: { name: 'l' }, amount: 1.5 }
  const entry = await cook.post<StockedKitchen['entry']>('/api/shopping-list-entry/', bought)
  return { home, cook, recipe, mealType, plan, entry }
}

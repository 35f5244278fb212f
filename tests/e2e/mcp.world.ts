import type { Account } from './account.make.ts'

export type World = Awaited<ReturnType<typeof makeWorld>>

export async function makeWorld(account: Account) {
  const make = async (kind: string, body: object) =>
    (await account.call<{ id: number }>('POST', `/api/${kind}/`, body)).id
  const [food, unit, gram, keyword, category, shop, mealType] = await Promise.all([
    make('food', { name: 'Flour' }),
    make('unit', { name: 'cup' }),
    make('unit', { name: 'g' }),
    make('keyword', { name: 'Quick' }),
    make('supermarket-category', { name: 'Baking' }),
    make('supermarket', { name: 'Corner shop' }),
    make('meal-type', { name: 'Dinner' }),
  ])
  const recipe = await account.call<{ id: number; steps: { id: number; ingredients: { id: number }[] }[] }>(
    'POST',
    '/api/recipe/',
    {
      name: 'Pancakes',
      internal: true,
      servings: 4,
      keywords: [{ id: keyword }],
      steps: [
        { instruction: 'Whisk and fry.', ingredients: [{ food: { id: food }, unit: { id: gram }, amount: 250 }] },
      ],
    },
  )
  const { id: space } = await account.call<{ id: number }>('GET', '/api/space/current/')
  const [{ user }] = await account.call<[{ user: { id: number } }]>('GET', '/api/user-preference/')
  const step = recipe.steps[0]?.id ?? 0
  const ingredient = recipe.steps[0]?.ingredients[0]?.id ?? 0
  return {
    account,
    food,
    unit,
    gram,
    keyword,
    category,
    shop,
    mealType,
    recipe: recipe.id,
    step,
    ingredient,
    space,
    user: user.id,
  }
}

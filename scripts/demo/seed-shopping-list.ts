import type { ApiClient } from './api-client.ts'
import { demoErrands, demoShopping } from './demo-week.ts'

export async function seedShoppingList(client: ApiClient, recipeIds: Map<string, number>): Promise<void> {
  const cooked = await client.listAll<{ recipe: number | null }>('/api/shopping-list-recipe/')
  const entries = await client.listAll<{ food: { name: string }; list_recipe: number | null }>(
    '/api/shopping-list-entry/',
  )
  for (const { recipe, servings } of demoShopping) {
    const id = recipeIds.get(recipe)
    if (cooked.some((there) => there.recipe === id)) continue
    await client.send('PUT', `/api/recipe/${id}/shopping/`, { servings })
  }
  for (const [amount, unit, name] of demoErrands) {
    if (entries.some(({ food, list_recipe }) => list_recipe === null && food.name === name)) continue
    const body = { amount, unit: unit && { name: unit }, food: { name } }
    await client.send('POST', '/api/shopping-list-entry/', body)
  }
}

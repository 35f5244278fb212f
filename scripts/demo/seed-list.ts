import type { Client } from './client.ts'
import { errands, demoShopping } from './week.ts'

/** Puts on the shopping list what is not on it. `known` has the ids of recipes. */
export async function fillList(client: Client, known: Map<string, number>): Promise<void> {
  const cooked = await client.all<{ recipe: number | null }>('/api/shopping-list-recipe/')
  const entries = await client.all<{ food: { name: string }; list_recipe: number | null }>('/api/shopping-list-entry/')
  for (const { recipe, servings } of demoShopping) {
    const id = known.get(recipe)
    if (cooked.some((there) => there.recipe === id)) continue
    await client.send('PUT', `/api/recipe/${id}/shopping/`, { servings })
  }
  for (const [amount, unit, name] of errands) {
    if (entries.some(({ food, list_recipe }) => list_recipe === null && food.name === name)) continue
    const body = { amount, unit: unit && { name: unit }, food: { name } }
    await client.send('POST', '/api/shopping-list-entry/', body)
  }
}

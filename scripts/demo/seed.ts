import { demoClient } from './account.ts'
import type { Client } from './client.ts'
import { seedRecipe } from './recipe.seed.ts'
import { recipes } from './recipes.ts'
import { categoryOf, supermarkets } from './shops.ts'
import { errands, shopping, week } from './week.ts'

/** Fills a new server with the demo, through the API like any client. Safe to repeat after a failure half-way. */
export async function seedDemo(origin: string): Promise<void> {
  const client = await demoClient(origin)
  const known = new Map<string, number>()
  for (const recipe of recipes) known.set(recipe.key, await seedRecipe(client, recipe, known))
  await planWeek(client, known)
  await fillList(client, known)
  await sortFoods(client)
  await fillShops(client)
}

async function planWeek(client: Client, known: Map<string, number>) {
  for (const [index, { day, meal, recipe, title = '', servings, note = '' }] of week.entries()) {
    const body = {
      title,
      servings,
      note,
      from_date: dayOfWeek(day),
      meal_type: { name: meal },
      recipe: recipe ? { id: known.get(recipe) } : null,
    }
    await client.send('POST', '/api/meal-plan/', body, `plan:${index}`)
  }
}

async function fillShops(client: Client) {
  for (const { name, description, aisles } of supermarkets) {
    const { id } = await client.send<{ id: number }>('POST', '/api/supermarket/', { name, description }, `shop:${name}`)
    for (const [order, aisle] of aisles.entries()) {
      const relation = { supermarket: id, category: { name: aisle }, order }
      await client.send('POST', '/api/supermarket-category-relation/', relation, `aisle:${name}:${order}`)
    }
  }
}

async function sortFoods(client: Client) {
  for (let page = 1, more = true; more; page++) {
    const list = await client.get<{ results: { id: number; name: string }[]; next: string | null }>(
      `/api/food/?page_size=200&page=${page}`,
    )
    for (const { id, name } of list.results) {
      const category = categoryOf(name)
      if (category) await client.send('PATCH', `/api/food/${id}/`, { supermarket_category: { name: category } })
    }
    more = list.next !== null
  }
}

async function fillList(client: Client, known: Map<string, number>) {
  for (const { recipe, servings } of shopping) {
    await client.send('PUT', `/api/recipe/${known.get(recipe)}/shopping/`, { servings }, `shopping:${recipe}`)
  }
  for (const [amount, unit, name] of errands) {
    const body = { amount, unit: unit && { name: unit }, food: { name } }
    await client.send('POST', '/api/shopping-list-entry/', body, `errand:${name}`)
  }
}

/** A civil date of this week, by days from its Monday. */
function dayOfWeek(day: number): string {
  const today = new Date()
  const monday = today.getDate() - ((today.getDay() + 6) % 7)
  const date = new Date(today.getFullYear(), today.getMonth(), monday + day, 12)
  return date.toISOString().slice(0, 10)
}

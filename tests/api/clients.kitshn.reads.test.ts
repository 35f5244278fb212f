import { it } from 'vitest'
import * as z from 'zod'
import { createStockedKitchen, type StockedKitchen } from '#tests/kitchen.fixture.ts'
import * as shape from '#tests/kitshn.shapes.ts'
import { askStrictly } from '../ask-strictly.ts'

const reads: [string, (kitchen: StockedKitchen) => string, z.ZodType][] = [
  ['its space', () => '/api/space/current/', shape.space],
  ['its spaces', () => '/api/space/?page=1&page_size=100', shape.pageOf(shape.space)],
  ['the version', () => '/api/server-settings/current/', shape.settings],
  ['preferences', () => '/api/user-preference/', z.array(shape.preference).min(1)],
  ['people', () => '/api/user/', z.array(shape.user).min(1)],
  [
    'recipes',
    () => '/api/recipe/?page=1&page_size=200&sort_order=-favorite&query=&new=false',
    shape.pageOf(shape.overview),
  ],
  ['one recipe', ({ recipe }) => `/api/recipe/${recipe.id}/`, shape.recipe],
  ['one recipe without the slash', ({ recipe }) => `/api/recipe/${recipe.id}`, shape.recipe],
  ['foods', () => '/api/food/?page=1&page_size=200&query=', shape.pageOf(shape.food)],
  ['keywords', () => '/api/keyword/?page=1&page_size=200', shape.pageOf(shape.keyword)],
  ['units', () => '/api/unit/?updated_at=2020-01-01T00:00:00Z', shape.pageOf(shape.unit)],
  ['supermarkets', () => '/api/supermarket/', shape.pageOf(shape.named)],
  ['categories', () => '/api/supermarket-category/?query=', shape.pageOf(shape.named)],
  ['meal types', () => '/api/meal-type/', shape.pageOf(shape.mealType)],
  [
    'plans',
    () => '/api/meal-plan/?page=1&page_size=100&from_date=2026-05-01&to_date=2026-05-31',
    shape.pageOf(shape.mealPlan),
  ],
  [
    'the list',
    () => '/api/shopping-list-entry/?page_size=50&updated_after=2020-01-01T00:00:00.000Z',
    shape.pageOf(shape.shoppingEntry),
  ],
  ['lists', () => '/api/shopping-list/', shape.pageOf(shape.named.extend({ description: z.string() }))],
  ['logs', ({ recipe }) => `/api/cook-log/?recipe=${recipe.id}`, shape.pageOf(shape.cookLog)],
  ['books', () => '/api/recipe-book/?order_field=id&order_direction=asc&query=', shape.pageOf(shape.book)],
  ['providers', () => '/api/ai-provider/?page_size=100', shape.pageOf(shape.aiProvider)],
]
let prepared: Promise<StockedKitchen> | undefined
/** These tests change nothing, so they share one household. */
const shared = () => (prepared ??= prepare())

async function prepare(): Promise<StockedKitchen> {
  const kitchen = await createStockedKitchen()
  await kitchen.cook.post('/api/property-type/', { name: 'Calories', unit: 'kcal' })
  await kitchen.cook.post('/api/recipe-book/', { name: 'Family', description: '', order: 0, filter: null, shared: [] })
  await kitchen.cook.post('/api/shopping-list/', { name: 'Market' })
  return kitchen
}

it.each(reads)('the strictest app reads %s', async (_, path, type) => {
  const kitchen = await shared()
  await askStrictly(kitchen.cook, ['GET', path(kitchen)], type)
})

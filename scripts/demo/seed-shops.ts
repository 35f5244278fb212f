import { mapConcurrently } from './map-concurrently.ts'
import type { ApiClient } from './api-client.ts'
import { demoCategoryOf, isTapWater, demoShops } from './demo-shops.ts'
import { demoErrands } from './demo-week.ts'

type Food = { id: number; name: string; supermarket_category: object | null; ignore_shopping: boolean }
type Supermarket = { id: number; category_to_supermarket: { category: { name: string } }[] }

export async function categorizeFoods(client: ApiClient): Promise<void> {
  for (const [, , name] of demoErrands) await client.send('POST', '/api/food/', { name })
  const foods = await client.listAll<Food>('/api/food/')
  await mapConcurrently(4, foods, async ({ id, name, supermarket_category, ignore_shopping }) => {
    const category = supermarket_category ? undefined : demoCategoryOf(name)
    if (isTapWater(name)) {
      if (!ignore_shopping) await client.send('PATCH', `/api/food/${id}/`, { ignore_shopping: true })
    } else if (category) {
      await client.send('PATCH', `/api/food/${id}/`, { supermarket_category: { name: category } })
    }
  })
}

export async function seedShops(client: ApiClient): Promise<void> {
  for (const { name, description, aisles } of demoShops) {
    const shop = await client.send<Supermarket>('POST', '/api/supermarket/', { name, description })
    const there = new Set(shop.category_to_supermarket.map(({ category }) => category.name))
    for (const [order, aisle] of aisles.entries()) {
      if (there.has(aisle)) continue
      const relation = { supermarket: shop.id, category: { name: aisle }, order }
      await client.send('POST', '/api/supermarket-category-relation/', relation)
    }
  }
}

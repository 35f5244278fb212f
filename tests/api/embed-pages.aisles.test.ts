import { expect, it } from 'vitest'
import { openEmbed, pathOfEmbed, wordsOf } from '#tests/embed-page.fixture.ts'
import { createEmbed, type Embed } from '#tests/embed.fixture.ts'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'

const shown = async (embed: Embed) => wordsOf((await openEmbed(pathOfEmbed(embed))).main)

interface Food {
  supermarket_category: { id: number }
}

/** One thing of each aisle on the list, and the ids of the aisles. */
async function fillAisles(person: TestPerson, list?: { name: string }): Promise<Record<string, number>> {
  const aisles = new Map<string, number>()
  for (const [name, aisle] of [
    ['milk', 'Dairy'],
    ['bread', 'Bakery'],
    ['figs', 'Fruit'],
  ] as const) {
    const food = await person.post<Food>('/api/food/', { name, supermarket_category: { name: aisle } })
    aisles.set(aisle, food.supermarket_category.id)
    const lists = list ? { shopping_lists: [list] } : {}
    await person.post('/api/shopping-list-entry/', { food: { name }, amount: 1, unit: null, ...lists })
  }
  return Object.fromEntries(aisles)
}

async function shopOf(person: TestPerson, name: string, aisles: readonly (number | undefined)[], more: object = {}) {
  const shop = await person.post<{ id: number }>('/api/supermarket/', { name, ...more })
  for (const [order, id] of aisles.entries())
    await person.post('/api/supermarket-category-relation/', { category: { id }, supermarket: shop.id, order })
  return shop.id
}

it('aisles stand as one walks past them in the chosen shop, then those that it lacks; what has none is first', async () => {
  const home = await createHousehold()
  const { creator } = home
  const { Dairy, Fruit } = await fillAisles(creator)
  await creator.post('/api/shopping-list-entry/', { food: { name: 'candles' }, amount: 1, unit: null })
  const shop = await shopOf(creator, 'Corner shop', [Fruit, Dairy])
  const embed = await createEmbed(home, { type: 'SHOPPING', supermarket: shop })
  expect(embed).toMatchObject({ supermarket: { id: shop, name: 'Corner shop' } })
  const page = await openEmbed(pathOfEmbed(embed))
  expect(wordsOf(page.main)).toBe('1 candles Fruit 1 figs Dairy 1 milk Bakery 1 bread')
  expect(page.headers.get('server-timing')).toContain('2 round trips')
  await creator.call('DELETE', `/api/supermarket/${shop}/`)
  expect(await shown(embed)).toBe('1 candles Bakery 1 bread Dairy 1 milk Fruit 1 figs')
})

it('without a chosen shop, the one that belongs to a chosen list says the order', async () => {
  const home = await createHousehold()
  const { creator } = home
  const market = { name: 'Market' }
  const { Dairy, Fruit, Bakery } = await fillAisles(creator, market)
  await shopOf(creator, 'Elsewhere', [Dairy, Bakery, Fruit], { shopping_lists: [{ name: 'Chemist' }] })
  await shopOf(creator, 'Stalls', [Fruit, Dairy, Bakery], { shopping_lists: [market] })
  const lists = await creator.get<{ results: { id: number; name: string }[] }>('/api/shopping-list/')
  const chosen = lists.results.filter(({ name }) => name === 'Market').map(({ id }) => ({ id }))
  const embed = await createEmbed(home, { type: 'SHOPPING', shopping_lists: chosen })
  expect(await shown(embed)).toBe('Fruit 1 figs Dairy 1 milk Bakery 1 bread')
})

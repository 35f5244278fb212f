import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { addCategory, categoryOrder, createSupermarket } from '#tests/supermarket.fixture.ts'

async function openMarket(person: TestPerson) {
  const market = await createSupermarket(person)
  const ids = new Map<string, number>()
  for (const name of ['Fruit', 'Bread', 'Drinks', 'Frozen'])
    ids.set(name, (await addCategory(person, market.id, { name }, ids.size)).category.id)
  const order = (...names: string[]) =>
    person.call('PUT', `/api/supermarket/${market.id}/order/`, { categories: names.map((name) => ids.get(name)) })
  return { market, order }
}

it('one call puts all categories of a supermarket in order, and one undo puts them back', async () => {
  const { creator } = await createHousehold()
  const { market, order } = await openMarket(creator)
  const answer = await order('Frozen', 'Drinks', 'Bread', 'Fruit')
  expect(answer.status).toBe(200)
  const relations = (await answer.json<typeof market>()).category_to_supermarket
  expect(relations.map(({ order: place, category }) => [place, category.name])).toEqual([
    [0, 'Frozen'],
    [1, 'Drinks'],
    [2, 'Bread'],
    [3, 'Fruit'],
  ])
  const undo = await creator.call('POST', `/api/event/${answer.headers.get('x-event-seq')}/undo/`, {})
  expect(undo.status).toBe(200)
  expect(await categoryOrder(creator, market)).toEqual(['Fruit', 'Bread', 'Drinks', 'Frozen'])
})

it('categories that are left out follow in the order they had', async () => {
  const { creator } = await createHousehold()
  const { market, order } = await openMarket(creator)
  await order('Drinks', 'Drinks')
  expect(await categoryOrder(creator, market)).toEqual(['Drinks', 'Fruit', 'Bread', 'Frozen'])
})

it('the order that is there already is no change', async () => {
  const { creator } = await createHousehold()
  const { order } = await openMarket(creator)
  expect((await order('Fruit', 'Bread')).headers.get('x-event-seq')).toBeNull()
})

it('a category that the supermarket does not have is refused, and nothing moves', async () => {
  const { creator } = await createHousehold()
  const { market } = await openMarket(creator)
  const elsewhere = await creator.post<{ id: number }>('/api/supermarket-category/', { name: 'Garden' })
  const answer = await creator.call('PUT', `/api/supermarket/${market.id}/order/`, { categories: [elsewhere.id] })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ categories: [expect.stringContaining(String(elsewhere.id))] })
  expect(await categoryOrder(creator, market)).toEqual(['Fruit', 'Bread', 'Drinks', 'Frozen'])
})

it('the supermarket of another household is not found', async () => {
  const { creator } = await createHousehold()
  const { market } = await openMarket(creator)
  const other = await createHousehold()
  const answer = await other.creator.call('PUT', `/api/supermarket/${market.id}/order/`, { categories: [] })
  expect(answer.status).toBe(404)
})

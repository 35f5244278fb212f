import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { createSupermarket, addCategory, categoryOrder, type Relation } from '#tests/supermarket.fixture.ts'

const undo = async (person: TestPerson, answer: Response) =>
  person.call('POST', `/api/event/${answer.headers.get('x-event-seq')}/undo/`, {})

it('a supermarket takes its relations along, and brings them back', async () => {
  const { creator } = await createHousehold()
  const market = await createSupermarket(creator)
  const relation = await addCategory(creator, market.id, { name: 'Drinks' })
  const path = `/api/supermarket-category-relation/${relation.id}/`
  const gone = await creator.call('DELETE', `/api/supermarket/${market.id}/`)
  expect(gone.status).toBe(204)
  expect((await creator.call('GET', path)).status).toBe(404)
  expect((await creator.call('PATCH', path, { order: 2 })).status).toBe(404)
  expect((await undo(creator, gone)).status).toBe(200)
  expect(await creator.get(path)).toEqual(relation)
  expect(await categoryOrder(creator, market)).toEqual(['Drinks'])
})

it('a category takes its relations along, too, and leaves no second one on its way back', async () => {
  const { creator } = await createHousehold()
  const market = await createSupermarket(creator)
  const relation = await addCategory(creator, market.id, { name: 'Drinks' })
  const gone = await creator.call('DELETE', `/api/supermarket-category/${relation.category.id}/`)
  expect(await categoryOrder(creator, market)).toEqual([])
  await addCategory(creator, market.id, { name: 'Drinks' })
  await undo(creator, gone)
  expect(await categoryOrder(creator, market)).toHaveLength(1)
})

it('merging categories moves their relations, and leaves one where a supermarket has both', async () => {
  const { creator } = await createHousehold()
  const [market, other] = [await createSupermarket(creator), await createSupermarket(creator, 'Big Store')]
  const wine = await addCategory(creator, market.id, { name: 'Wine' }, 1)
  const drinks = await addCategory(creator, market.id, { name: 'Drinks' }, 2)
  const only = await addCategory(creator, other.id, { id: wine.category.id }, 5)
  const merged = await creator.call(
    'PUT',
    `/api/supermarket-category/${wine.category.id}/merge/${drinks.category.id}/`,
    {},
  )
  expect(merged.status).toBe(200)
  const list = await creator.get<{ results: Relation[] }>('/api/supermarket-category-relation/')
  expect(list.results.map(({ id, category }) => [id, category.name])).toEqual([
    [drinks.id, 'Drinks'],
    [only.id, 'Drinks'],
  ])
})

it('a relation taken out is put back where it was, unless its place was taken or half of it is gone', async () => {
  const { creator } = await createHousehold()
  const market = await createSupermarket(creator)
  const relation = await addCategory(creator, market.id, { name: 'Drinks' }, 3)
  const path = `/api/supermarket-category-relation/${relation.id}/`
  const gone = await creator.call('DELETE', path)
  const restored = await undo(creator, gone)
  expect([restored.status, await restored.json()]).toEqual([200, relation])

  const again = await creator.call('DELETE', path)
  const instead = await addCategory(creator, market.id, { name: 'Drinks' })
  expect((await undo(creator, again)).status).toBe(409)
  await creator.call('DELETE', `/api/supermarket-category-relation/${instead.id}/`)
  const closed = await creator.call('DELETE', `/api/supermarket/${market.id}/`)
  expect((await undo(creator, again)).status).toBe(409)
  await undo(creator, closed)
  expect((await undo(creator, again)).status).toBe(200)
})

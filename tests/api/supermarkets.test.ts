import { expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'
import { createSupermarket, addCategory, categoryOrder, type Relation } from '#tests/supermarket.fixture.ts'

it('a supermarket shows its categories in the order in which one walks past them', async () => {
  const { creator } = await createHousehold()
  const market = await createSupermarket(creator)
  expect(market).toEqual({
    id: market.id,
    name: 'Corner Market',
    description: null,
    open_data_slug: null,
    category_to_supermarket: [],
    shopping_lists: [],
  })
  await addCategory(creator, market.id, { name: 'Drinks' }, 2)
  await addCategory(creator, market.id, { name: 'Fruit' }, 0)
  const bread = await addCategory(creator, market.id, { name: 'Bread' }, 1)
  expect(bread).toEqual({
    id: bread.id,
    supermarket: market.id,
    order: 1,
    category: { id: bread.category.id, name: 'Bread', description: null, open_data_slug: null },
  })
  expect(await categoryOrder(creator, market)).toEqual(['Fruit', 'Bread', 'Drinks'])
  await creator.patch(`/api/supermarket-category-relation/${bread.id}/`, { order: 9 })
  expect(await categoryOrder(creator, market)).toEqual(['Fruit', 'Drinks', 'Bread'])
})

it('creating a supermarket with a name that exists answers the existing one; renaming another to it is refused', async () => {
  const { creator } = await createHousehold()
  const market = await createSupermarket(creator)
  expect(await createSupermarket(creator, ' CORNER  market ')).toEqual(market)
  const other = await createSupermarket(creator, 'Big Store')
  const answer = await creator.call('PATCH', `/api/supermarket/${other.id}/`, { name: 'Corner Market' })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ name: [expect.any(String)] })
})

it('lists that stores do not have yet are ignored where a client sends some', async () => {
  const { creator } = await createHousehold()
  const body = { name: 'Corner Market', shopping_lists: [], category_to_supermarket: [] }
  expect((await creator.call('POST', '/api/supermarket/', body)).status).toBe(201)
})

it('a category is named by id, as a bare number, or by a name that finds or creates it', async () => {
  const { creator } = await createHousehold()
  const market = await createSupermarket(creator)
  const dairy = await creator.post<{ id: number }>('/api/supermarket-category/', { name: 'Dairy' })
  const frozen = await creator.post<{ id: number }>('/api/supermarket-category/', { name: 'Frozen' })
  expect((await addCategory(creator, market.id, { id: dairy.id, name: 'never renamed' })).category.name).toBe('Dairy')
  expect((await addCategory(creator, market.id, frozen.id)).category.name).toBe('Frozen')
  const other = await createSupermarket(creator, 'Big Store')
  expect((await addCategory(creator, other.id, { name: 'dairy' })).category.id).toBe(dairy.id)
  await addCategory(creator, other.id, { name: 'Drinks' })
  expect(await creator.get('/api/supermarket-category/')).toMatchObject({ count: 3 })
})

it('a supermarket has a category once, whichever way the second one comes', async () => {
  const { creator } = await createHousehold()
  const market = await createSupermarket(creator)
  const drinks = await addCategory(creator, market.id, { name: 'Drinks' })
  const bread = await addCategory(creator, market.id, { name: 'Bread' })
  const twice = { supermarket: market.id, category: { name: 'drinks' } }
  for (const answer of [
    await creator.call('POST', '/api/supermarket-category-relation/', twice),
    await creator.call('PATCH', `/api/supermarket-category-relation/${bread.id}/`, {
      category: { id: drinks.category.id },
    }),
    await creator.call('PUT', `/api/supermarket-category-relation/${bread.id}/`, twice),
  ]) {
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      non_field_errors: ['The fields supermarket, category must make a unique set.'],
    })
  }
  expect(await categoryOrder(creator, market)).toEqual(['Drinks', 'Bread'])
  const same = { supermarket: market.id, category: { id: drinks.category.id }, order: 4 }
  expect((await creator.call('PUT', `/api/supermarket-category-relation/${drinks.id}/`, same)).status).toBe(200)
})

it('a relation refused creates no category either', async () => {
  const { creator } = await createHousehold()
  const body = { supermarket: 99_999_999, category: { name: 'Drinks' } }
  const answer = await creator.call('POST', '/api/supermarket-category-relation/', body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ supermarket: ['Invalid pk "99999999" - object does not exist.'] })
  expect(await creator.get('/api/supermarket-category/')).toMatchObject({ count: 0 })
})

it('the supermarket of another household cannot be furnished, nor seen', async () => {
  const { creator } = await createHousehold()
  const other = await createHousehold()
  const market = await createSupermarket(creator)
  const relation = await addCategory(creator, market.id, { name: 'Drinks' })
  const body = { supermarket: market.id, category: { name: 'Spam' } }
  expect((await other.creator.call('POST', '/api/supermarket-category-relation/', body)).status).toBe(400)
  expect((await other.creator.call('GET', `/api/supermarket/${market.id}/`)).status).toBe(404)
  const path = `/api/supermarket-category-relation/${relation.id}/`
  expect((await other.creator.call('PATCH', path, { order: 5 })).status).toBe(404)
  expect(await creator.get(path)).toEqual(relation)
})

it('relations are listed by order, at most as many as asked for', async () => {
  const { creator } = await createHousehold()
  const market = await createSupermarket(creator)
  for (const [i, name] of ['C', 'B', 'A'].entries()) await addCategory(creator, market.id, { name }, 3 - i)
  const list = async (query = '') =>
    (await creator.get<{ results: Relation[] }>(`/api/supermarket-category-relation/${query}`)).results
  expect((await list()).map(({ category }) => category.name)).toEqual(['A', 'B', 'C'])
  expect((await list('?limit=2')).map(({ order }) => order)).toEqual([1, 2])
  expect(await list('?query=anything')).toHaveLength(3)
})

it('supermarkets are found by any part of their name', async () => {
  const { creator } = await createHousehold()
  await createSupermarket(creator, 'Épicerie du Coin')
  await createSupermarket(creator, 'Big Store')
  expect(await creator.get('/api/supermarket/?query=epicerie')).toMatchObject({ count: 1 })
  expect(await creator.get('/api/supermarket/?query=store')).toMatchObject({ results: [{ name: 'Big Store' }] })
})

it('guests see no supermarkets, users edit them', async () => {
  const home = await createHousehold()
  const [guest, user] = [await home.join('guest'), await home.join('user')]
  for (const kind of ['supermarket', 'supermarket-category-relation']) {
    expect((await guest.call('GET', `/api/${kind}/`)).status).toBe(403)
    expect((await guest.call('POST', `/api/${kind}/`, {})).status).toBe(403)
    expect((await user.call('GET', `/api/${kind}/`)).status).toBe(200)
    expect((await user.call('POST', `/api/${kind}/`, {})).status).toBe(400)
  }
})

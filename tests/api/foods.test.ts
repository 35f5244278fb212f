import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'

interface Food {
  id: number
  name: string
  plural_name: string | null
  parent: number | null
  full_name: string
  ignore_shopping: boolean
  food_onhand: boolean
  substitute_onhand: boolean
  shopping: string
  supermarket_category: { id: number; name: string } | null
  substitute: { id: number }[]
  inherit_fields: { id: number }[]
}

const make = (by: TestPerson, name: string, more: object = {}) => by.post<Food>('/api/food/', { name, ...more })
const show = (by: TestPerson, { id }: { id: number }) => by.get<Food>(`/api/food/${id}/`)
const move = (by: TestPerson, child: Food, parent: Food) =>
  by.call('PUT', `/api/food/${child.id}/move/${parent.id}/`, {})

it('creating a food whose name or plural exists answers the one that exists, unchanged', async () => {
  const { creator } = await createHousehold()
  const tomato = await make(creator, 'tomato', { plural_name: 'tomatoes' })
  expect(await make(creator, ' Tomatoes ', { ignore_shopping: true })).toMatchObject({
    id: tomato.id,
    ignore_shopping: false,
  })
})

it('a nested category is a reference: by id whatever its name says, by name found or created', async () => {
  const { creator } = await createHousehold()
  const fruit = await creator.post<{ id: number }>('/api/supermarket-category/', { name: 'Fruit' })
  const apple = await make(creator, 'apple', { supermarket_category: { id: fruit.id, name: 'Vegetables' } })
  expect(apple.supermarket_category).toMatchObject({ id: fruit.id, name: 'Fruit' })
  const bread = await make(creator, 'bread', { supermarket_category: { name: 'Bakery' } })
  expect(bread.supermarket_category).toMatchObject({ name: 'Bakery' })
  const again = await creator.patch<Food>(`/api/food/${bread.id}/`, { supermarket_category: null })
  expect(again.supermarket_category).toBeNull()
  const unknown = await creator.call('PATCH', `/api/food/${bread.id}/`, { supermarket_category: { id: 999_999 } })
  expect(unknown.status).toBe(400)
  expect(await unknown.json()).toHaveProperty('supermarket_category')
})

it('a food on hand is so for the whole household; guests see it but cannot change it', async () => {
  const { creator, join } = await createHousehold()
  const [partner, guest] = [await join('user'), await join('guest')]
  const salt = await make(creator, 'salt')
  await creator.patch(`/api/food/${salt.id}/`, { food_onhand: true })
  expect((await show(partner, salt)).food_onhand).toBe(true)
  await partner.patch(`/api/food/${salt.id}/`, { food_onhand: false })
  expect((await show(creator, salt)).food_onhand).toBe(false)
  expect((await guest.call('PATCH', `/api/food/${salt.id}/`, { food_onhand: true })).status).toBe(403)
})

it('a child takes over the fields it inherits, all the way down, and only those', async () => {
  const { creator } = await createHousehold()
  const [herb, mint, peppermint] = [
    await make(creator, 'herb'),
    await make(creator, 'mint'),
    await make(creator, 'peppermint'),
  ]
  await creator.patch(`/api/food/${herb.id}/`, { child_inherit_fields: [{ id: 2 }] })
  await move(creator, mint, herb)
  await creator.patch(`/api/food/${mint.id}/`, { child_inherit_fields: [{ id: 2 }] })
  await move(creator, peppermint, mint)
  expect((await show(creator, mint)).inherit_fields).toMatchObject([{ id: 2 }])
  await creator.patch(`/api/food/${herb.id}/`, { ignore_shopping: true, supermarket_category: { name: 'Herbs' } })
  expect(await show(creator, peppermint)).toMatchObject({ ignore_shopping: true, supermarket_category: null })
})

it('substitutes hold both ways, and say whether one is on hand', async () => {
  const { creator } = await createHousehold()
  const [butter, oil] = [await make(creator, 'butter'), await make(creator, 'oil')]
  await creator.patch(`/api/food/${butter.id}/`, { substitute: [{ id: oil.id }] })
  expect((await show(creator, oil)).substitute).toMatchObject([{ id: butter.id }])
  await creator.patch(`/api/food/${butter.id}/`, { food_onhand: true })
  expect((await show(creator, oil)).substitute_onhand).toBe(true)
})

it('a merge repoints what used the food, and cannot take in its own child', async () => {
  const { creator } = await createHousehold()
  const [from, into] = [await make(creator, 'tomatos'), await make(creator, 'tomato')]
  const entry = await creator.post<{ id: number }>('/api/shopping-list-entry/', { food: { id: from.id }, amount: 2 })
  expect((await creator.call('PUT', `/api/food/${from.id}/merge/${into.id}/`, {})).status).toBe(200)
  expect(await creator.get(`/api/shopping-list-entry/${entry.id}/`)).toMatchObject({ food: { id: into.id } })
  expect((await show(creator, into)).shopping).toBe('True')
  const child = await make(creator, 'cherry tomato')
  await move(creator, child, into)
  expect((await creator.call('PUT', `/api/food/${into.id}/merge/${child.id}/`, {})).status).toBe(403)
})

it('a food in use is not deleted and says why; an unused one comes back by undo with its branch', async () => {
  const { creator } = await createHousehold()
  const [fish, cod] = [await make(creator, 'fish'), await make(creator, 'cod')]
  await move(creator, cod, fish)
  const gone = await creator.call('DELETE', `/api/food/${fish.id}/`)
  expect(gone.status).toBe(204)
  expect((await creator.call('GET', `/api/food/${cod.id}/`)).status).toBe(404)
  await creator.post(`/api/event/${gone.headers.get('x-event-seq')}/undo/`, {})
  expect((await show(creator, cod)).full_name).toBe('fish > cod')
  await creator.post('/api/recipe/', {
    name: 'Soup',
    steps: [{ ingredients: [{ food: { id: cod.id }, unit: null, amount: 1 }] }],
  })
  const refused = await creator.call('DELETE', `/api/food/${fish.id}/`)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'food.in_use', error: true })
})

it('a search finds names and plurals without their accents, those that begin with it first', async () => {
  const { creator } = await createHousehold()
  for (const name of ['sweet crème', 'creme fraiche', 'crème', 'milk']) await make(creator, name)
  const { results } = await creator.get<{ results: Food[] }>('/api/food/?query=Creme')
  expect(results.map(({ name }) => name)).toEqual(['crème', 'creme fraiche', 'sweet crème'])
})

import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'

interface Food {
  id: number
  supermarket_category: { name: string } | null
  inherit_fields: { id: number }[]
}

const AISLE = 1
const NEVER = 2
const make = (by: TestPerson, name: string, more: object = {}) => by.post<Food>('/api/food/', { name, ...more })
const put = (by: TestPerson, child: Food, parent: Food) =>
  by.call('PUT', `/api/food/${child.id}/move/${parent.id}/`, {})
const heirs = (by: TestPerson, { id }: Food) => by.get<Record<string, number>>(`/api/food/${id}/heirs/`)

it('a food says how many below it take each field over, as far down as it is handed on', async () => {
  const { creator, join } = await createHousehold()
  const guest = await join('guest')
  const fruit = await make(creator, 'Fruit', { child_inherit_fields: [AISLE, NEVER] })
  const apples = await make(creator, 'Apples', { child_inherit_fields: [AISLE] })
  const [boskoop, elstar] = [await make(creator, 'Boskoop'), await make(creator, 'Elstar')]
  await put(creator, apples, fruit)
  await put(creator, boskoop, apples)
  await put(creator, elstar, apples)
  await creator.patch(`/api/food/${elstar.id}/`, { inherit_fields: [] })
  expect(await heirs(guest, fruit)).toEqual({
    supermarket_category: 2,
    ignore_shopping: 1,
    substitute_children: 0,
    substitute_siblings: 0,
  })
  await creator.patch(`/api/food/${fruit.id}/`, { supermarket_category: { name: 'Produce' } })
  const aisles = await Promise.all(
    [apples, boskoop, elstar].map(async ({ id }) => (await creator.get<Food>(`/api/food/${id}/`)).supermarket_category),
  )
  expect(aisles.map((aisle) => aisle?.name)).toEqual(['Produce', 'Produce', undefined])
  expect((await creator.call('GET', '/api/food/999999/heirs/')).status).toBe(404)
})

it('what a field says for itself is let go of and taken back in one change each', async () => {
  const { creator } = await createHousehold()
  const fruit = await make(creator, 'Fruit', {
    supermarket_category: { name: 'Produce' },
    child_inherit_fields: [AISLE],
  })
  const dates = await make(creator, 'Dates')
  await put(creator, dates, fruit)
  const own = await creator.patch<Food>(`/api/food/${dates.id}/`, {
    inherit_fields: [],
    supermarket_category: { name: 'Baking' },
  })
  expect(own).toMatchObject({ supermarket_category: { name: 'Baking' }, inherit_fields: [] })
  const back = await creator.patch<Food>(`/api/food/${dates.id}/`, { inherit_fields: [{ id: AISLE }] })
  expect(back).toMatchObject({ supermarket_category: { name: 'Produce' }, inherit_fields: [{ id: AISLE }] })
})

it('a batch that touches everything at once is taken back as one', async () => {
  const { creator } = await createHousehold()
  const vegetables = await make(creator, 'Vegetables')
  const other = await make(creator, 'Shallot')
  const foods = [await make(creator, 'Leek'), await make(creator, 'Onion', { ignore_shopping: true })]
  const category = await creator.post<{ id: number }>('/api/supermarket-category/', { name: 'Greens' })
  const show = () => Promise.all(foods.map(({ id }) => creator.get<Food>(`/api/food/${id}/`)))
  const before = await show()
  const answer = await creator.call('PUT', '/api/food/batch_update/', {
    foods: foods.map(({ id }) => id),
    category: category.id,
    on_hand: true,
    ignore_shopping: true,
    parent_set: vegetables.id,
    substitute_add: [other.id],
    inherit_fields_add: [AISLE],
  })
  expect(answer.status).toBe(200)
  expect(await show()).not.toEqual(before)
  const undone = await creator.call('POST', `/api/command/${answer.headers.get('x-command')}/undo/`, {})
  expect(undone.status).toBe(200)
  const kept = (rows: Food[]) => rows.map((row) => ({ ...row, updated_at: undefined }))
  expect(kept(await show())).toEqual(kept(before))
})

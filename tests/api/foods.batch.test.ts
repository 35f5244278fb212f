import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'

interface Food {
  id: number
  name: string
  parent: number | null
  ignore_shopping: boolean
  food_onhand: boolean
  supermarket_category: { name: string } | null
  substitute: { id: number }[]
  inherit_fields: { id: number }[]
  child_inherit_fields: { id: number }[]
}

const make = (by: TestPerson, name: string, more: object = {}) => by.post<Food>('/api/food/', { name, ...more })
const show = (by: TestPerson, { id }: { id: number }) => by.get<Food>(`/api/food/${id}/`)
const move = (by: TestPerson, child: Food, parent: Food) =>
  by.call('PUT', `/api/food/${child.id}/move/${parent.id}/`, {})
const batch = (by: TestPerson, foods: readonly { id: number }[], body: object) =>
  by.call('PUT', '/api/food/batch_update/', { foods: foods.map(({ id }) => id), ...body })
const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id).sort((a, b) => a - b)

it('a batch sets the same fields on many foods, and leaves the others as they are', async () => {
  const { creator, join } = await createHousehold()
  const partner = await join('user')
  const foods = [await make(creator, 'leek'), await make(creator, 'onion', { ignore_shopping: true })]
  const category = await creator.post<{ id: number }>('/api/supermarket-category/', { name: 'Vegetables' })
  const answer = await batch(creator, foods, { category: category.id, on_hand: true, substitute_add: [] })
  expect([answer.status, await answer.json()]).toEqual([200, {}])
  for (const food of foods) {
    expect(await show(partner, food)).toMatchObject({
      supermarket_category: { name: 'Vegetables' },
      food_onhand: true,
      ignore_shopping: food.ignore_shopping,
    })
  }
  await batch(creator, foods, { category: null, ignore_shopping: false, on_hand: false })
  expect(await show(creator, foods[1] ?? { id: 0 })).toMatchObject({
    supermarket_category: null,
    ignore_shopping: false,
    food_onhand: false,
  })
})

it('two hundred foods are one batch', async () => {
  const { creator } = await createHousehold()
  const recipe = await creator.post<{ steps: { ingredients: { food: Food }[] }[] }>('/api/recipe/', {
    name: 'Everything',
    steps: [
      { ingredients: Array.from({ length: 200 }, (_, i) => ({ food: { name: `f ${i}` }, unit: null, amount: 1 })) },
    ],
  })
  const foods = recipe.steps.flatMap(({ ingredients }) => ingredients.map(({ food }) => food))
  const first = foods.slice(0, 1)
  await batch(creator, first, { substitute_siblings: true })
  expect(
    (await batch(creator, foods, { ignore_shopping: true, on_hand: true, substitute_siblings: false })).status,
  ).toBe(200)
  for (const food of [foods[0], foods[199]]) {
    expect(await show(creator, food ?? { id: 0 })).toMatchObject({ ignore_shopping: true, food_onhand: true })
  }
})

it('substitutes set by a batch hold both ways', async () => {
  const { creator } = await createHousehold()
  const [butter, oil, lard] = [await make(creator, 'butter'), await make(creator, 'oil'), await make(creator, 'lard')]
  await batch(creator, [butter, oil], { substitute_add: [lard.id, oil.id] })
  expect(ids((await show(creator, lard)).substitute)).toEqual(ids([butter, oil]))
  expect(ids((await show(creator, oil)).substitute)).toEqual(ids([butter, lard]))
  await batch(creator, [butter], { substitute_set: [oil.id] })
  expect(ids((await show(creator, lard)).substitute)).toEqual([oil.id])
  await batch(creator, [oil], { substitute_remove_all: true })
  expect((await show(creator, butter)).substitute).toEqual([])
})

it('foods moved together inherit from their parent, and their descendants follow', async () => {
  const { creator } = await createHousehold()
  const [herb, mint, basil, peppermint] = [
    await make(creator, 'herb', { child_inherit_fields: [{ id: 2 }] }),
    await make(creator, 'mint'),
    await make(creator, 'basil'),
    await make(creator, 'peppermint', { inherit_fields: [{ id: 2 }] }),
  ]
  await move(creator, peppermint, mint)
  await creator.patch(`/api/food/${peppermint.id}/`, { inherit_fields: [2] })
  await batch(creator, [mint, basil], { parent_set: herb.id })
  expect(await show(creator, basil)).toMatchObject({ parent: herb.id, inherit_fields: [{ id: 2 }] })
  await batch(creator, [mint, herb], { ignore_shopping: true })
  expect((await show(creator, peppermint)).ignore_shopping).toBe(true)
  expect((await show(creator, basil)).ignore_shopping).toBe(true)
  const cycle = await batch(creator, [herb], { parent_set: peppermint.id })
  expect([cycle.status, await cycle.json()]).toMatchObject([400, { parent_set: [expect.any(String)] }])
  await batch(creator, [mint, basil], { parent_remove: true })
  expect((await show(creator, mint)).parent).toBeNull()
})

it('an unknown id anywhere is a field error, and nothing changes', async () => {
  const { creator } = await createHousehold()
  const other = await createHousehold()
  const [leek, theirs] = [await make(creator, 'leek'), await make(other.creator, 'onion')]
  for (const body of [
    { substitute_set: [theirs.id] },
    { category: 999_999 },
    { parent_set: theirs.id },
    { inherit_fields_add: [77] },
    { shopping_lists_add: [999_999] },
  ]) {
    const answer = await batch(creator, [leek], { ...body, ignore_shopping: true })
    expect(answer.status).toBe(400)
    expect(Object.keys(await answer.json<object>())).toContain(Object.keys(body)[0])
  }
  expect((await batch(creator, [leek, theirs], { ignore_shopping: true })).status).toBe(400)
  expect((await creator.call('PUT', '/api/food/batch_update/', {})).status).toBe(400)
  expect((await show(creator, leek)).ignore_shopping).toBe(false)
  expect((await show(other.creator, theirs)).substitute).toEqual([])
})

it('admins reset the inheritance of their own space only', async () => {
  const { creator, join } = await createHousehold()
  const other = await createHousehold()
  const theirs = await make(other.creator, 'apple', { inherit_fields: [1] })
  const [fruit, apple, cox] = [
    await make(creator, 'fruit', { ignore_shopping: true, supermarket_category: { name: 'Fruit' } }),
    await make(creator, 'apple', { inherit_fields: [5] }),
    await make(creator, 'cox'),
  ]
  await move(creator, apple, fruit)
  await move(creator, cox, apple)
  const space = await creator.get<{ id: number }>('/api/space/current/')
  await creator.patch(`/api/space/${space.id}/`, { food_inherit: [{ id: 1 }] })
  const user = await join('user')
  expect((await user.call('POST', '/api/reset-food-inheritance/')).status).toBe(403)
  const answer = await creator.call('POST', '/api/reset-food-inheritance/')
  expect([answer.status, await answer.json()]).toEqual([200, { message: 'success' }])
  expect(await show(creator, cox)).toMatchObject({
    inherit_fields: [{ id: 1 }],
    supermarket_category: { name: 'Fruit' },
    ignore_shopping: false,
  })
  expect((await show(other.creator, theirs)).inherit_fields).toMatchObject([{ id: 1 }])
})

it('a food can reset which fields its children inherit', async () => {
  const { creator } = await createHousehold()
  const [fruit, apple] = [await make(creator, 'fruit', { ignore_shopping: true }), await make(creator, 'apple')]
  await move(creator, apple, fruit)
  await creator.patch(`/api/food/${fruit.id}/`, { child_inherit_fields: [2], reset_inherit: true })
  expect(await show(creator, apple)).toMatchObject({ inherit_fields: [{ id: 2 }], ignore_shopping: true })
})

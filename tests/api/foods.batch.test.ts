import { expect, it } from 'vitest'
import { household, type Person } from '#tests/fixture.ts'

interface Food {
  id: number
  name: string
  parent: number | null
  ignore_shopping: boolean
  food_onhand: boolean
  substitute_onhand: boolean
  supermarket_category: { name: string } | null
  substitute: { id: number }[]
  inherit_fields: { id: number }[]
  child_inherit_fields: { id: number }[]
  numrecipe?: number
  image?: string | null
}

const make = (by: Person, name: string, more: object = {}) => by.post<Food>('/api/food/', { name, ...more })
const show = (by: Person, { id }: { id: number }) => by.get<Food>(`/api/food/${id}/`)
const move = (by: Person, child: Food, parent: Food) => by.call('PUT', `/api/food/${child.id}/move/${parent.id}/`, {})
const batch = (by: Person, foods: readonly { id: number }[], body: object) =>
  by.call('PUT', '/api/food/batch_update/', { foods: foods.map(({ id }) => id), ...body })
const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id).sort((a, b) => a - b)

it('one batch sets the same for many foods, and leaves out what it does not say', async () => {
  const { creator, join } = await household()
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
  const { creator } = await household()
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

it('substitutes set for many foods hold both ways', async () => {
  const { creator } = await household()
  const [butter, oil, lard] = [await make(creator, 'butter'), await make(creator, 'oil'), await make(creator, 'lard')]
  await batch(creator, [butter, oil], { substitute_add: [lard.id, oil.id] })
  expect(ids((await show(creator, lard)).substitute)).toEqual(ids([butter, oil]))
  expect(ids((await show(creator, oil)).substitute)).toEqual(ids([butter, lard]))
  await batch(creator, [butter], { substitute_set: [oil.id] })
  expect(ids((await show(creator, lard)).substitute)).toEqual([oil.id])
  await batch(creator, [oil], { substitute_remove_all: true })
  expect((await show(creator, butter)).substitute).toEqual([])
})

it('foods moved together start with what their parent hands down; what is below follows a batch', async () => {
  const { creator } = await household()
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
  const { creator } = await household()
  const other = await household()
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

it('the inheritance of a space is set anew by its admins, and of no other space', async () => {
  const { creator, join } = await household()
  const other = await household()
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

it('a food can have its children take over anew what it says they do', async () => {
  const { creator } = await household()
  const [fruit, apple] = [await make(creator, 'fruit', { ignore_shopping: true }), await make(creator, 'apple')]
  await move(creator, apple, fruit)
  await creator.patch(`/api/food/${fruit.id}/`, { child_inherit_fields: [2], reset_inherit: true })
  expect(await show(creator, apple)).toMatchObject({ inherit_fields: [{ id: 2 }], ignore_shopping: true })
})

it('references that lead nowhere are field errors; a substitute can be named', async () => {
  const { creator, join } = await household()
  const other = await join('user')
  const secret = await other.post<{ id: number }>('/api/recipe/', { name: 'Own', steps: [], private: true })
  const butter = await make(creator, 'butter', { substitute: [{ name: 'margarine' }] })
  expect(butter.substitute).toMatchObject([{ name: 'margarine' }])
  for (const body of [
    { recipe: secret.id },
    { recipe: { id: 999_999 } },
    { inherit_fields: [{ id: 99 }] },
    { substitute: [{ id: 999_999 }] },
  ]) {
    const answer = await creator.call('PATCH', `/api/food/${butter.id}/`, body)
    expect(answer.status, JSON.stringify(body)).toBe(400)
    expect(Object.keys(await answer.json<object>())).toContain(Object.keys(body)[0])
  }
  const cleared = await creator.patch<Food>(`/api/food/${butter.id}/`, { substitute: null, inherit_fields: null })
  expect(cleared.substitute).toHaveLength(1)
})

it('a substitute may be anything below, where the food says so, but roots are not siblings', async () => {
  const { creator } = await household()
  const [cheese, blue, stilton, milk] = [
    await make(creator, 'cheese', { substitute_children: true, substitute_siblings: true }),
    await make(creator, 'blue cheese'),
    await make(creator, 'stilton'),
    await make(creator, 'milk', { food_onhand: true }),
  ]
  await move(creator, blue, cheese)
  await move(creator, stilton, blue)
  expect((await show(creator, cheese)).substitute_onhand).toBe(false)
  await creator.patch(`/api/food/${stilton.id}/`, { food_onhand: true })
  expect((await show(creator, cheese)).substitute_onhand).toBe(true)
  expect((await show(creator, milk)).substitute_onhand).toBe(false)
})

it('extended rows say in how many of the visible recipes a food, keyword or unit is used', async () => {
  const { creator, join } = await household()
  const other = await join('user')
  const dish = {
    keywords: [{ name: 'quick' }],
    steps: [{ ingredients: [{ food: { name: 'rice' }, unit: { name: 'cup' }, amount: 1 }] }],
  }
  await creator.post('/api/recipe/', { name: 'Bowl', ...dish })
  await other.post('/api/recipe/', { name: 'Own bowl', ...dish, private: true })
  for (const kind of ['food', 'keyword', 'unit']) {
    const list = await creator.get<{ results: Food[] }>(`/api/${kind}/?extended=1`)
    expect(list.results, kind).toMatchObject([{ numrecipe: 1, image: null }])
    const [row] = list.results
    expect(await other.get(`/api/${kind}/${row?.id}/?extended=true`)).toMatchObject({ numrecipe: 2 })
    expect(await creator.get(`/api/${kind}/${row?.id}/`)).not.toHaveProperty('numrecipe')
    expect((await creator.get<{ results: Food[] }>(`/api/${kind}/?extended=0`)).results[0]).not.toHaveProperty('image')
  }
  expect((await creator.get<{ results: object[] }>('/api/food/?simple=1')).results).toEqual([
    { id: expect.any(Number), name: 'rice', plural_name: null },
  ])
})

it('putting a food on the list and taking it off understands both spellings of taking off', async () => {
  const { creator } = await household()
  const leek = await make(creator, 'leek')
  const shop = (body: object) => creator.call('PUT', `/api/food/${leek.id}/shopping/`, body)
  const shopping = async () => (await creator.get<{ shopping: string }>(`/api/food/${leek.id}/`)).shopping
  for (const off of [{ _delete: 'true' }, { delete: true }, { delete: 'true' }, { _delete: true }]) {
    expect((await shop({ amount: '2,5' })).status).toBe(204)
    expect(await shopping()).toBe('True')
    expect((await shop(off)).status).toBe(204)
    expect(await shopping()).toBe('False')
  }
  expect((await shop({ amount: 'two' })).status).toBe(400)
  expect((await shop({ unit: 999_999 })).status).toBe(400)
  expect((await creator.call('PUT', '/api/food/999999/shopping/', {})).status).toBe(404)
})

it('a plural finds its food, in recipes as on the list', async () => {
  const { creator } = await household()
  const banana = await make(creator, 'banana', { plural_name: 'bananas' })
  for (const amount of [5, 5]) {
    await creator.post('/api/shopping-list-entry/', { food: { name: 'Bananas' }, unit: null, amount })
  }
  const entries = await creator.get<{ results: { amount: number; food: { id: number } }[] }>(
    '/api/shopping-list-entry/',
  )
  expect(new Set(entries.results.map(({ food }) => food.id))).toEqual(new Set([banana.id]))
  expect(entries.results.reduce((sum, { amount }) => sum + amount, 0)).toBe(10)
  await creator.post('/api/recipe/', {
    name: 'Split',
    steps: [{ ingredients: [{ food: { name: 'bananas' }, unit: null, amount: 2 }] }],
  })
  expect(await creator.get('/api/food/')).toMatchObject({ count: 1 })
})

it('a food replaced in its recipe, or whose recipe is gone, can be deleted: no step is left behind', async () => {
  const { creator } = await household()
  const recipe = await creator.post<{ id: number; steps: { id: number; ingredients: { id: number; food: Food }[] }[] }>(
    '/api/recipe/',
    { name: 'Soup', steps: [{ ingredients: [{ food: { name: 'leak' }, unit: null, amount: 2 }] }] },
  )
  const [step] = recipe.steps
  const [line] = step?.ingredients ?? []
  await creator.patch(`/api/recipe/${recipe.id}/`, {
    steps: [{ id: step?.id, ingredients: [{ id: line?.id, food: { name: 'leek' } }] }],
  })
  expect((await creator.call('DELETE', `/api/food/${line?.food.id}/`)).status).toBe(204)
  await creator.call('DELETE', `/api/recipe/${recipe.id}/`)
  expect(await creator.get('/api/step/')).toMatchObject({ count: 0 })
  expect(await creator.get('/api/ingredient/')).toMatchObject({ count: 0 })
  const { results } = await creator.get<{ results: Food[] }>('/api/food/?query=leek')
  expect((await creator.call('DELETE', `/api/food/${results[0]?.id}/`)).status).toBe(204)
})

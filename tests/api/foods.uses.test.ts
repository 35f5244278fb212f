import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'

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

const make = (by: TestPerson, name: string, more: object = {}) => by.post<Food>('/api/food/', { name, ...more })
const show = (by: TestPerson, { id }: { id: number }) => by.get<Food>(`/api/food/${id}/`)
const move = (by: TestPerson, child: Food, parent: Food) =>
  by.call('PUT', `/api/food/${child.id}/move/${parent.id}/`, {})

it('references that lead nowhere are field errors; a substitute can be named', async () => {
  const { creator, join } = await createHousehold()
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
  const { creator } = await createHousehold()
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
  const { creator, join } = await createHousehold()
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
  const { creator } = await createHousehold()
  const leek = await make(creator, 'leek')
  const shop = (body: object) => creator.call('PUT', `/api/food/${leek.id}/shopping/`, body)
  const shopping = async () => (await creator.get<{ shopping: string }>(`/api/food/${leek.id}/`)).shopping
  for (const off of [{ _delete: 'true' }, { delete: true }, { delete: 'true' }, { _delete: true }]) {
    expect((await shop({ amount: '2,5' })).status).toBe(204)
    expect(await shopping()).toBe('True')
    expect((await shop(off)).status).toBe(204)
    expect(await shopping()).toBe('False')
  }
  const theirs = await (await createHousehold()).creator.post<{ id: number }>('/api/unit/', { name: 'crate' })
  for (const body of [
    { amount: 'two' },
    { unit: 999_999 },
    { unit: theirs.id },
    { amount: 1, unit: { id: theirs.id } },
  ]) {
    expect((await shop(body)).status, JSON.stringify(body)).toBe(400)
    expect(await shopping()).toBe('False')
  }
  expect((await creator.call('PUT', '/api/food/999999/shopping/', {})).status).toBe(404)
})

it('a plural finds its food, in recipes as on the list', async () => {
  const { creator } = await createHousehold()
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
  const { creator } = await createHousehold()
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

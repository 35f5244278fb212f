import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'

interface Row {
  id: number
}

const commandOf = (answer: Response) => answer.headers.get('x-command') ?? ''
const undo = (me: TestPerson, answer: Response) => me.call('POST', `/api/command/${commandOf(answer)}/undo/`, {})
const count = async (me: TestPerson, path: string) => (await me.get<{ count: number }>(path)).count

it('a recipe with sixty new foods is taken back whole, and brought back whole', async () => {
  const { creator: me } = await createHousehold()
  const ingredients = Array.from({ length: 60 }, (_, i) => ({
    food: { name: `food ${i}` },
    unit: { name: `unit ${i}` },
    amount: 1,
  }))
  const made = await me.call('POST', '/api/recipe/', { name: 'Feast', steps: [{ instruction: '', ingredients }] })
  const back = await undo(me, made)
  expect(back.status, await back.clone().text()).toBe(200)
  expect([await count(me, '/api/recipe/'), await count(me, '/api/food/'), await count(me, '/api/unit/')]).toEqual([
    0, 0, 0,
  ])
  const again = await undo(me, back)
  expect(again.status, await again.clone().text()).toBe(200)
  expect([await count(me, '/api/recipe/'), await count(me, '/api/food/'), await count(me, '/api/unit/')]).toEqual([
    1, 60, 60,
  ])
})

it('a food that came with its properties and a new category is taken back with them', async () => {
  const { creator: me } = await createHousehold()
  const made = await me.call('POST', '/api/food/', {
    name: 'flour',
    supermarket_category: { name: 'Baking' },
    properties_food_unit: { name: 'g' },
    properties: [{ property_type: { name: 'Calories' }, property_amount: 364 }],
  })
  expect((await undo(me, made)).status).toBe(200)
  const left = ['/api/food/', '/api/unit/', '/api/supermarket-category/', '/api/property/']
  expect(await Promise.all(left.map((path) => count(me, path)))).toEqual([0, 0, 0, 0])
})

it('one change to many recipes is taken back in all of them, or in one where that is asked for', async () => {
  const { creator: me } = await createHousehold()
  const recipes = await Promise.all(
    ['Soup', 'Stew', 'Bread'].map(
      async (name) => (await me.post<Row>('/api/recipe/', { name, working_time: 5, steps: [] })).id,
    ),
  )
  const times = () =>
    Promise.all(recipes.map(async (id) => (await me.get<{ working_time: number }>(`/api/recipe/${id}/`)).working_time))
  const batch = await me.call('PUT', '/api/recipe/batch_update/', { recipes, working_time: 33 })
  expect(await times()).toEqual([33, 33, 33])
  const back = await undo(me, batch)
  expect(back.status, await back.clone().text()).toBe(200)
  expect(await times()).toEqual([5, 5, 5])
  expect((await undo(me, back)).status).toBe(200)
  expect(await times()).toEqual([33, 33, 33])
  const later = await me.call('PUT', '/api/recipe/batch_update/', { recipes, working_time: 60 })
  const seq = later.headers.get('x-event-seq')
  expect((await me.call('POST', `/api/event/${seq}/undo/`, { stream_only: true })).status).toBe(200)
  expect((await times()).toSorted((a, b) => a - b)).toEqual([33, 60, 60])
})

it('plans that were filled or copied together go together', async () => {
  const { creator: me } = await createHousehold()
  for (const name of ['Soup', 'Stew']) await me.post('/api/recipe/', { name, servings: 2, internal: true, steps: [] })
  const type = await me.post<Row>('/api/meal-type/', { name: 'Dinner' })
  const window = '/api/meal-plan/?from_date=2027-02-01&to_date=2027-03-01'
  const filled = await me.call('POST', '/api/auto-plan/', {
    start_date: '2027-02-01',
    end_date: '2027-02-04',
    meal_type_id: type.id,
    keyword_ids: [],
    servings: 2,
    shared: [],
    addshopping: false,
  })
  expect(filled.status, await filled.clone().text()).toBe(200)
  const planned = await me.get<{ results: Row[]; count: number }>(window)
  expect(planned.count).toBe(4)
  const copied = await me.call('POST', '/api/meal-plan/copy/', { ids: planned.results.map(({ id }) => id), days: 7 })
  expect(await count(me, window)).toBe(8)
  expect((await undo(me, copied)).status).toBe(200)
  expect(await count(me, window)).toBe(4)
  expect((await undo(me, filled)).status).toBe(200)
  expect(await count(me, window)).toBe(0)
})

it('what others use by now stays, and is named', async () => {
  const { creator: me, join } = await createHousehold()
  const made = await me.call('POST', '/api/recipe/', {
    name: 'Soup',
    steps: [{ instruction: '', ingredients: [{ food: { name: 'leek' }, unit: null, amount: 1 }] }],
  })
  const other = await join('user')
  await other.post('/api/shopping-list-entry/', { food: { name: 'leek' }, amount: 1 })
  const back = await undo(me, made)
  expect(await back.json()).toMatchObject({ kept: [{ model: 'Food', name: 'leek' }] })
  expect([await count(me, '/api/recipe/'), await count(me, '/api/food/')]).toEqual([0, 1])
})

it('an answer about what the directory keeps names no number of the space', async () => {
  const { creator: me } = await createHousehold()
  const answer = await me.call('PATCH', `/api/user/${me.id}/`, { first_name: 'Ada' })
  expect(answer.headers.get('x-event-seq')).toBeNull()
  expect(commandOf(answer)).toMatch(/^d\./)
  expect((await undo(me, answer)).status).toBe(200)
})

it('a key of one person answers nobody else, and another body is refused', async () => {
  const { creator: me, join } = await createHousehold()
  const other = await join('user')
  const key = { 'idempotency-key': 'the-same' }
  const first = await me.post<Row>('/api/food/', { name: 'okapi' }, key)
  const second = await other.post<Row>('/api/food/', { name: 'lynx' }, key)
  expect(second.id).not.toBe(first.id)
  expect((await me.call('POST', '/api/food/', { name: 'zebra' }, key)).status).toBe(422)
  const again = await me.call('POST', '/api/food/', { name: 'okapi' }, key)
  expect([again.status, (await again.json<Row>()).id]).toEqual([201, first.id])
})

it('one change to many foods is taken back in all of them, with what they hand down and stand for', async () => {
  const { creator: me } = await createHousehold()
  const make = async (name: string) => (await me.post<Row>('/api/food/', { name })).id
  const foods = [await make('milk'), await make('cream'), await make('butter')]
  const [milk = 0, cream = 0] = foods
  const dairy = await make('dairy')
  const raw = await make('raw milk')
  await me.call('PUT', `/api/food/${raw}/move/${milk}/`, {})
  await me.patch(`/api/food/${raw}/`, { inherit_fields: [{ id: 2 }] })
  const seen = async () =>
    JSON.parse(await (await me.call('GET', '/api/food/?page_size=100')).text(), (key, value: unknown) =>
      ['updated_at', 'timestamp'].includes(key) ? null : value,
    ) as unknown
  for (const change of [
    { ignore_shopping: true },
    { on_hand: true },
    { substitute_add: foods },
    { parent_set: dairy },
    { ignore_shopping: true, on_hand: true, substitute_set: [dairy], parent_set: dairy, inherit_fields_set: [2] },
  ]) {
    const before = await seen()
    const batch = await me.call('PUT', '/api/food/batch_update/', { foods, ...change })
    const after = await seen()
    expect(after, JSON.stringify(change)).not.toEqual(before)
    const back = await undo(me, batch)
    expect(back.status, `${JSON.stringify(change)} ${await back.clone().text()}`).toBe(200)
    expect(await seen(), JSON.stringify(change)).toEqual(before)
    expect((await undo(me, back)).status, JSON.stringify(change)).toBe(200)
    expect(await seen(), JSON.stringify(change)).toEqual(after)
  }
  const set = await me.call('PATCH', `/api/food/${cream}/`, { substitute: [{ id: raw }] })
  expect((await undo(me, set)).status).toBe(200)
  const reset = await me.call('POST', '/api/reset-food-inheritance/', {})
  expect((await undo(me, reset)).status).toBe(200)
})

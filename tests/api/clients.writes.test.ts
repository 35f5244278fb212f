import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { createStockedKitchen } from '#tests/kitchen.fixture.ts'

interface Row {
  id: number
  name: string
}

it('a nested object is referred to by id, by name or by both, and is not renamed by that', async () => {
  const { cook, recipe, mealType } = await createStockedKitchen()
  const [flour] = recipe.steps[0]?.ingredients ?? []
  const entry = { amount: 1, food: { id: flour?.food.id }, unit: { id: flour?.unit?.id } }
  expect(await cook.post('/api/shopping-list-entry/', entry)).toMatchObject({
    food: { name: 'Flour' },
    unit: { name: 'g' },
  })
  const plan = { recipe: { id: recipe.id }, meal_type: { id: mealType.id }, servings: 1, from_date: '2026-04-06' }
  expect(await cook.post('/api/meal-plan/', plan)).toMatchObject({ meal_type: { name: 'Dinner' } })
  const keyword = await cook.post<Row>('/api/keyword/', { name: 'Soup' })
  const made = await cook.post<Row & { keywords: Row[] }>('/api/recipe/', {
    name: 'Broth',
    keywords: [{ id: keyword.id, name: 'kw' }],
    steps: [{ instruction: 'Boil.', ingredients: [{ food: { name: 'flour' }, unit: null, amount: 2 }] }],
  })
  expect(made.keywords).toMatchObject([{ id: keyword.id, name: 'Soup' }])
  expect(made).toMatchObject({
    steps: [{ ingredients: [{ food: { id: flour?.food.id, name: 'Flour' }, unit: null }] }],
  })
  expect(await cook.get(`/api/keyword/${keyword.id}/`)).toMatchObject({ name: 'Soup' })
})

it.each([
  ['a date', '2026-04-06'],
  ['local midnight', '2026-04-06T00:00:00'],
  ['an instant', '2026-04-06T00:00:00+02:00'],
  ['the end of the day far west', '2026-04-06T23:30:00-10:00'],
])('a plan for %s is of that day, on every side', async (_, from_date) => {
  const { cook, mealType } = await createStockedKitchen()
  const body = { title: 'Leftovers', meal_type: { id: mealType.id }, servings: 1, from_date }
  const plan = await cook.post<{ id: number; from_date: string; to_date: string }>('/api/meal-plan/', body)
  for (const day of [plan.from_date, plan.to_date]) {
    expect(day.slice(0, 10)).toBe('2026-04-06')
    expect(day).toMatch(/T.*(Z|[+-]\d\d:\d\d)$/)
    for (const timeZone of ['Pacific/Honolulu', 'America/Los_Angeles', 'UTC', 'Europe/Berlin', 'Pacific/Auckland']) {
      expect(new Intl.DateTimeFormat('sv', { timeZone }).format(new Date(day)), timeZone).toBe('2026-04-06')
    }
  }
  const saved = await cook.patch<{ from_date: string }>(`/api/meal-plan/${plan.id}/`, plan)
  expect(saved.from_date).toBe(plan.from_date)
})

it('text fields are never null', async () => {
  const { cook, recipe, mealType, plan } = await createStockedKitchen()
  const { id: step } = await cook.post<Row>('/api/step/', { instruction: '', ingredients: [] })
  expect(step).toBeGreaterThan(0)
  expect(await cook.get(`/api/meal-plan/${plan.id}/`)).toMatchObject({
    title: expect.any(String),
    to_date: expect.any(String),
    created_by: expect.any(Number),
    shopping: expect.any(Boolean),
  })
  expect(await cook.get(`/api/meal-type/${mealType.id}/`)).toMatchObject({
    order: expect.any(Number),
    created_by: expect.any(Number),
  })
  expect(await cook.get('/api/space/current/')).toMatchObject({ message: expect.any(String) })
  const { steps, ...shown } = await cook.get<{ steps: object[] }>(`/api/recipe/${recipe.id}/`)
  expect(shown).toMatchObject({
    servings_text: expect.any(String),
    file_path: expect.any(String),
    food_properties: expect.any(Object),
  })
  const words = { name: expect.any(String), instruction: expect.any(String), instructions_markdown: expect.any(String) }
  expect(steps).toMatchObject([words])
})

it('bulk writes answer an object', async () => {
  const { cook, recipe, entry } = await createStockedKitchen()
  const bulk = await cook.post('/api/shopping-list-entry/bulk/', { ids: [entry.id], checked: true })
  expect(bulk).toMatchObject({ ids: [entry.id], checked: true, timestamp: expect.any(String) })
  const ingredients = recipe.steps[0]?.ingredients.map(({ id }) => id)
  const shopped = await cook.call('PUT', `/api/recipe/${recipe.id}/shopping/`, { ingredients, servings: 4 })
  expect([shopped.status, typeof (await shopped.json())]).toEqual([200, 'object'])
  const { id } = await cook.post<Row>('/api/shopping-list-recipe/', { recipe: recipe.id, servings: 2 })
  const line = { amount: 5, unit_id: null, food_id: entry.food.id, ingredient_id: null }
  const created = await cook.call('POST', `/api/shopping-list-recipe/${id}/bulk_create_entries/`, {
    entries: [line],
    shopping_lists_ids: [],
  })
  expect(created.ok).toBe(true)
  expect(await created.json()).toBeTypeOf('object')
})

const posts: [string, (kitchen: Awaited<ReturnType<typeof createStockedKitchen>>) => object][] = [
  ['recipe', () => ({ name: 'Twice', steps: [] })],
  ['food', () => ({ name: 'Once' })],
  ['shopping-list-entry', () => ({ food: { name: 'Rice' }, amount: 1 })],
  [
    'meal-plan',
    ({ mealType }) => ({ title: 'x', meal_type: { id: mealType.id }, servings: 1, from_date: '2026-01-01' }),
  ],
  ['cook-log', ({ recipe }) => ({ recipe: recipe.id, rating: 5 })],
  ['shopping-list-recipe', ({ recipe }) => ({ recipe: recipe.id, servings: 1 })],
  ['recipe-book', () => ({ name: 'Books', description: '', shared: [] })],
]
it.each(posts)('a POST to %s that a client repeats after a broken answer makes one', async (kind, body) => {
  const kitchen = await createStockedKitchen()
  const { cook } = kitchen
  const key = { 'idempotency-key': crypto.randomUUID() }
  const count = async () => (await cook.get<{ count: number }>(`/api/${kind}/`)).count
  const before = await count()
  const [one, two] = [
    await cook.call('POST', `/api/${kind}/`, body(kitchen), key),
    await cook.call('POST', `/api/${kind}/`, body(kitchen), key),
  ]
  expect([one.status, two.status]).toEqual([201, 201])
  expect(await two.json()).toEqual(await one.json())
  expect(await count()).toBe(before + 1)
})

it('two POSTs of the same name without an idempotency key answer one row', async () => {
  const { creator } = await createHousehold()
  for (const kind of ['food', 'unit', 'keyword', 'supermarket-category', 'supermarket']) {
    const [one, two] = await Promise.all([twin(creator, kind), twin(creator, kind)])
    expect(one.id, kind).toBe(two.id)
  }
})
const twin = (person: TestPerson, kind: string) => person.post<Row>(`/api/${kind}/`, { name: 'Same' })

import { expect, it } from 'vitest'
import { createHousehold, type TestHousehold, type TestPerson } from '#tests/fixture.ts'

/** Round trips and rows read, from the answer's own headers. */
async function cost(person: TestPerson, path: string, method = 'GET', body?: object) {
  const answer = await person.call(method, path, body)
  expect(answer.status, `${method} ${path} ${answer.ok ? '' : await answer.text()}`).toBeLessThan(300)
  const [trips = 0, read = 0] = (answer.headers.get('server-timing')?.match(/\d+/g) ?? []).map(Number)
  return { trips, read }
}

async function fill({ creator }: TestHousehold, foods: number, name = 'All') {
  const ingredients = Array.from({ length: foods }, (_, n) => ({
    food: { name: `${name} ${n}` },
    unit: { name: 'g' },
    amount: 1,
  }))
  const steps = Array.from({ length: Math.ceil(foods / 500) }, (_, n) => ({
    instruction: 'Mix.',
    ingredients: ingredients.slice(n * 500, n * 500 + 500),
  }))
  const { id } = await creator.post<{ id: number }>('/api/recipe/', { name, steps, keywords: [{ name: 'Big' }] })
  return id
}

async function use({ creator }: TestHousehold, recipe: number) {
  const { id: type } = await creator.post<{ id: number }>('/api/meal-type/', { name: 'Dinner' })
  await creator.post('/api/meal-plan/', {
    recipe: { id: recipe },
    meal_type: { id: type },
    servings: 1,
    from_date: '2026-05-06',
  })
  await creator.call('PUT', `/api/recipe/${recipe}/shopping/`, { servings: 1 })
}

const mostPerRow = 40

it('a list of two hundred takes as many queries as one of two, and reads no more for each', async () => {
  const [few, many] = [await createHousehold(), await createHousehold()]
  await use(few, await fill(few, 2))
  await use(many, await fill(many, 200))
  for (const name of ['food', 'unit', 'keyword', 'recipe', 'ingredient', 'step', 'meal-plan', 'shopping-list-entry']) {
    const path = `/api/${name}/?page_size=200`
    const [small, large] = [await cost(few.creator, path), await cost(many.creator, path)]
    expect(large.trips, name).toBe(small.trips)
    expect(large.read - small.read, name).toBeLessThan(198 * mostPerRow)
  }
})

it('opening a recipe reads what the recipe holds, however many foods the household has', async () => {
  const home = await createHousehold()
  const recipe = await fill(home, 3, 'Soup')
  const alone = await cost(home.creator, `/api/recipe/${recipe}/`)
  await fill(home, 5000, 'Pantry')
  const among = await cost(home.creator, `/api/recipe/${recipe}/`)
  expect(among.trips).toBe(alone.trips)
  expect(among.read).toBeLessThanOrEqual(alone.read + 60)
})

it('the first requests of every page read as many rows in a large household as in a small one', async () => {
  const home = await createHousehold()
  const first = ['/api/session/', '/api/user-preference/', '/api/space/current/', '/api/server-settings/current/']
  const alone = await Promise.all(first.map((path) => cost(home.creator, path)))
  await fill(home, 2000)
  for (let n = 0; n < 20; n++) await fill(home, 1, `Toast ${n}`)
  for (const [at, path] of first.entries()) {
    expect((await cost(home.creator, path)).read, path).toBeLessThanOrEqual((alone[at]?.read ?? 0) + 10)
  }
})

it('related recipes and the preview of a deletion are found without reading all recipes', async () => {
  const home = await createHousehold()
  const dough = await fill(home, 1, 'Dough')
  const { creator } = home
  const steps = [{ instruction: 'Roll out.', step_recipe: dough, ingredients: [] }]
  const { id } = await creator.post<{ id: number }>('/api/recipe/', { name: 'Pizza', steps })
  const paths = ['related/', 'nulling/', 'cascading/', 'protecting/'].map((name) => `/api/recipe/${id}/${name}`)
  const alone: number[] = []
  for (const path of paths) alone.push((await cost(creator, path)).read)
  for (let n = 0; n < 40; n++) await fill(home, 2, `Toast ${n}`)
  expect(await creator.get(paths[0] ?? '')).toMatchObject([{ id: dough }])
  for (const [at, path] of paths.entries()) {
    expect((await cost(creator, path)).read, path).toBeLessThanOrEqual((alone[at] ?? 0) + 10)
  }
})

it('a change reads what it is about, however many foods the household has', async () => {
  const home = await createHousehold()
  const { creator } = home
  const recipe = await fill(home, 3, 'Soup')
  await use(home, recipe)
  const food = { name: 'Soup 1' }
  const { id } = await creator.post<{ id: number }>('/api/food/', food)
  const step = { instruction: 'Stir.', ingredients: [{ food, unit: { name: 'g' }, amount: 1 }] }
  const changes: [method: string, path: string, body: object][] = [
    ['POST', '/api/shopping-list-entry/', { food, unit: { name: 'g' }, amount: 1 }],
    ['PUT', `/api/food/${id}/shopping/`, { amount: 1 }],
    ['PUT', `/api/recipe/${recipe}/shopping/`, { servings: 2 }],
    ['POST', '/api/recipe/', { name: 'Stew', steps: [step] }],
    ['PATCH', `/api/recipe/${recipe}/`, { description: 'Warm.', steps: [step] }],
    ['POST', '/api/food/', { name: 'Soup 2' }],
    ['PATCH', `/api/food/${id}/`, { description: 'Green.' }],
    ['POST', '/api/ingredient-parser/post/', { ingredient: '2 g Soup 1' }],
  ]
  const before: { trips: number; read: number }[] = []
  for (const [method, path, body] of changes) before.push(await cost(creator, path, method, body))
  await fill(home, 2000, 'Pantry')
  for (const [at, [method, path, body]] of changes.entries()) {
    const again = 'description' in body ? { ...body, description: 'Cold.' } : body
    const { trips, read } = await cost(creator, path, method, again)
    expect(trips, path).toBe(before[at]?.trips)
    expect(read, `${method} ${path}`).toBeLessThanOrEqual((before[at]?.read ?? 0) + 200)
  }
})

it('an import finds what is from the same page or called the same without reading the library', async () => {
  const { creator } = await createHousehold()
  const page = {
    data: '<script type="application/ld+json">{"@type":"Recipe","name":"Stew","recipeIngredient":["1 leek"]}</script>',
    url: 'https://example.com/stew',
  }
  const create = async (name: string, source_url = '') => {
    const { id } = await creator.post<{ id: number }>('/api/recipe/', { name, source_url, steps: [] })
    return id
  }
  const known = [await create('Soup', 'http://www.example.com/stew/'), await create('STEW')]
  const alone = await cost(creator, '/api/recipe-from-source/', 'POST', page)
  for (let n = 0; n < 40; n++) await create(`Salad ${n}`, `https://example.com/${n}`)
  const { duplicates } = await creator.post<{ duplicates: { id: number }[] }>('/api/recipe-from-source/', page)
  expect(duplicates.map(({ id }) => id)).toEqual(known)
  const among = await cost(creator, '/api/recipe-from-source/', 'POST', page)
  expect(among.read).toBeLessThanOrEqual(alone.read + 20)
})

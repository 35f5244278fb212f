import { expect, it } from 'vitest'
import { household, type Household, type Person } from '#tests/fixture.ts'

/** Round trips and rows read, as the answer says itself. */
async function cost(person: Person, path: string) {
  const answer = await person.call('GET', path)
  expect(answer.status, path).toBe(200)
  const [trips = 0, read = 0] = (answer.headers.get('server-timing')?.match(/\d+/g) ?? []).map(Number)
  return { trips, read }
}

/** A recipe of so many new foods, with what is planned and bought of it. */
async function fill({ creator }: Household, foods: number, name = 'All') {
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

/** Plans and buys it. */
async function use({ creator }: Household, recipe: number) {
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
  const [few, many] = [await household(), await household()]
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
  const home = await household()
  const recipe = await fill(home, 3, 'Soup')
  const alone = await cost(home.creator, `/api/recipe/${recipe}/`)
  await fill(home, 5000, 'Pantry')
  const among = await cost(home.creator, `/api/recipe/${recipe}/`)
  expect(among.trips).toBe(alone.trips)
  expect(among.read).toBeLessThanOrEqual(alone.read + 60)
})

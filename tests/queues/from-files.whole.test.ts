import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createHousehold, type TestHousehold, type TestPerson } from '#tests/fixture.ts'
import { ask, holdQueue, itemsOf, recipesOf, shown, upload, work } from './from-files.fixture.ts'
import { mealieFile, winter } from './mealie.fixture.ts'
import { workCutOff } from './work-cut-off.ts'

holdQueue()

interface Step {
  ingredients: { food: { name: string; recipe: { name: string } | null } | null }[]
}

const makersIn = async (person: TestPerson, name: string) => {
  const found = (await recipesOf(person)).find((recipe) => recipe.name === name)
  const { steps } = await person.get<{ steps: Step[] }>(`/api/recipe/${found?.id}/`)
  return steps.flatMap(({ ingredients }) => ingredients.map(({ food }) => [food?.name, food?.recipe?.name ?? null]))
}

const TABLES = [
  'recipe',
  'food',
  'unit',
  'keyword',
  'recipe_book',
  'recipe_book_entry',
  'meal_plan',
  'meal_type',
  'shopping_list',
  'shopping_list_entry',
  'supermarket_category',
  'automation',
] as const

/** How many rows of each kind there are. */
async function rowsOf({ shard, space }: TestHousehold): Promise<Record<string, number>> {
  const database = shard === 'SPACES_00' ? env.SPACES_00 : env.SPACES_01
  const counts = await Promise.all(
    TABLES.map(async (table) => {
      const row = await database
        .prepare(`SELECT count(*) AS n FROM ${table} WHERE space_id = ? AND deleted_with IS NULL`)
        .bind(space)
        .first<{ n: number }>()
      return [table, row?.n ?? 0] as const
    }),
  )
  return Object.fromEntries(counts)
}

const all = {
  recipe: 2,
  food: 3,
  unit: 2,
  keyword: 1,
  recipe_book: 2,
  recipe_book_entry: 2,
  meal_plan: 3,
  meal_type: 3,
  shopping_list: 1,
  shopping_list_entry: 2,
  supermarket_category: 1,
  automation: 3,
}

it('a food that another recipe of the file makes leads there, also where that one comes later', async () => {
  const home = await createHousehold()
  await ask(home.creator, await mealieFile(winter), { start: true })
  await work(home)
  expect(await makersIn(home.creator, 'Kale soup')).toContainEqual(['Stock', 'Stock'])
})

it('a food leads to the recipe that was here already, and nowhere where the recipe did not come', async () => {
  const home = await createHousehold()
  const { id } = await home.creator.post<{ id: number }>('/api/recipe/', { name: 'Stock', steps: [] })
  const torn = { recipe_id: 'soup', position: 2, quantity: 1, food_id: 'f2', referenced_recipe_id: 'torn' }
  const file = await mealieFile({
    ...winter,
    recipes_ingredients: [...(winter['recipes_ingredients'] ?? []), torn],
    recipes: [...(winter['recipes'] ?? []), { id: 'torn', name: '' }],
  })
  const asked = await ask(home.creator, file, { start: true })
  await work(home)
  const { results } = await home.creator.get<{ results: { name: string; recipe: { id: number } | null }[] }>(
    '/api/food/?query=Stock',
  )
  expect(results).toMatchObject([{ name: 'Stock', recipe: { id } }])
  const links = (await itemsOf(home.creator, asked)).filter(({ details }) => details['kind'] === 'link')
  expect(links.map(({ name, state }) => [name, state])).toEqual([
    ['Stock', 'done'],
    ['candle', 'failed'],
  ])
})

it('all of it comes once, however often its slices are cut off', async () => {
  const home = await createHousehold()
  const asked = await ask(home.creator, await mealieFile(winter), { start: true })
  await workCutOff(home)
  expect(await shown(home.creator, asked)).toMatchObject({ state: 'done', failed: 0, waiting: 0 })
  expect(await rowsOf(home)).toEqual(all)
})

it('one undo takes back all that a file brought, of every kind', async () => {
  const home = await createHousehold()
  const before = await rowsOf(home)
  const id = await upload(home.creator, await mealieFile(winter))
  const answer = await home.creator.call('POST', '/api/import-files/', { uploads: [id], start: true })
  await work(home)
  expect(await rowsOf(home)).toEqual(all)
  const back = await home.creator.post<{ kept?: object[] }>(`/api/command/${answer.headers.get('x-command')}/undo/`, {})
  expect(back.kept ?? []).toEqual([])
  expect(await rowsOf(home)).toEqual(before)
})

it('one undo gives foods of the household back as they were', async () => {
  const home = await createHousehold()
  const food = await home.creator.post<{ id: number }>('/api/food/', { name: 'kale' })
  const id = await upload(home.creator, await mealieFile(winter))
  const answer = await home.creator.call('POST', '/api/import-files/', { uploads: [id], start: true })
  await work(home)
  await home.creator.post(`/api/command/${answer.headers.get('x-command')}/undo/`, {})
  expect(await home.creator.get(`/api/food/${food.id}/`)).toMatchObject({
    plural_name: null,
    description: '',
    food_onhand: false,
    supermarket_category: null,
  })
})

import { expect, it } from 'vitest'
import { createHousehold, type TestHousehold, type TestPerson } from '#tests/fixture.ts'
import { ask, holdQueue, itemsOf, shown, work } from './from-files.fixture.ts'
import { mealieFile, winter } from './mealie.fixture.ts'

holdQueue()

interface Plan {
  from_date: string
  meal_type_name: string
  recipe_name: string
  title: string
  note: string
  servings: number
}

const plansOf = async (person: TestPerson) => {
  const { results } = await person.get<{ results: Plan[] }>('/api/meal-plan/?from_date=2026-02-01&to_date=2026-02-28')
  return results.map(({ from_date, meal_type_name, recipe_name, title, note, servings }) => [
    from_date.slice(0, 10),
    meal_type_name,
    recipe_name || title,
    note,
    servings,
  ])
}
const entriesOf = async (person: TestPerson) => {
  const { results } = await person.get<{
    results: { food: { name: string }; amount: number; checked: boolean; shopping_lists: { name: string }[] }[]
  }>('/api/shopping-list-entry/')
  return results.map(({ food, amount, checked, shopping_lists }) => [
    food.name,
    amount,
    checked,
    shopping_lists.map(({ name }) => name),
  ])
}

async function imported(home: TestHousehold) {
  const asked = await ask(home.creator, await mealieFile(winter), { start: true })
  await work(home)
  return asked
}

const planned = [
  ['2026-02-09', 'Abendessen', 'Kale soup', '', 4],
  ['2026-02-10', 'Lunch', 'Leftovers', 'What is there', 1],
  ['2026-02-11', 'Second breakfast', 'Bread', '', 1],
]

it('planned meals come with their recipes, at meals that the household names in its own words', async () => {
  const home = await createHousehold()
  await home.creator.post('/api/meal-type/', { name: 'Abendessen' })
  await imported(home)
  expect(await plansOf(home.creator)).toEqual(planned)
})

it('a planned meal is called by its recipe before anything is saved', async () => {
  const home = await createHousehold()
  const asked = await ask(home.creator, await mealieFile(winter))
  await work(home)
  const meals = (await itemsOf(home.creator, asked)).filter(({ details }) => details['kind'] === 'meal')
  expect(meals.map(({ name }) => name)).toEqual(['Kale soup', 'Leftovers', 'Bread'])
})

it('what is to be bought comes on its list, and what was bought stays ticked off', async () => {
  const home = await createHousehold()
  const asked = await imported(home)
  expect(await entriesOf(home.creator)).toEqual([
    ['kale', 3, false, ['Market']],
    ['candle', 1, true, ['Market']],
  ])
  const kale = (await itemsOf(home.creator, asked)).find(({ details }) => details['list'] === 'Market')
  expect(kale).toMatchObject({ state: 'done', code: 'import.entry_note', msg: 'the small ones' })
})

it('the same file plans and lists nothing twice', async () => {
  const home = await createHousehold()
  await home.creator.post('/api/meal-type/', { name: 'Abendessen' })
  await imported(home)
  const again = await imported(home)
  expect(await shown(home.creator, again)).toMatchObject({ state: 'done', done: 0, failed: 0 })
  expect(await plansOf(home.creator)).toEqual(planned)
  expect(await entriesOf(home.creator)).toHaveLength(2)
})

it('a client that wants neither plans nor lists gets neither', async () => {
  const home = await createHousehold()
  const form = new FormData()
  form.set('type', 'MEALIE1')
  form.set('meal_plans', 'false')
  form.set('shopping_lists', 'false')
  form.set('files', new File([await mealieFile(winter)], 'backup.zip'))
  const answer = await home.creator.call('POST', '/api/import/', form)
  const { import_id: log } = await answer.json<{ import_id: number }>()
  await work(home)
  expect(await home.creator.get(`/api/import-log/${log}/`)).toMatchObject({ total_recipes: 2, imported_recipes: 2 })
  expect(await plansOf(home.creator)).toEqual([])
  expect(await entriesOf(home.creator)).toEqual([])
})

import { expect, it } from 'vitest'
import { createHousehold, type TestHousehold, type TestPerson } from '#tests/fixture.ts'
import { ask, holdQueue, recipesOf, shown, work } from './from-files.fixture.ts'
import { mealieFile, winter } from './mealie.fixture.ts'

holdQueue()

interface Food {
  id: number
  name: string
  plural_name: string | null
  description: string
  food_onhand: boolean
  supermarket_category: { name: string } | null
}

const foodCalled = async (person: TestPerson, name: string) => {
  const { results } = await person.get<{ results: Food[] }>(`/api/food/?query=${name}`)
  return results.find((food) => food.name === name)
}
const rulesOf = async (person: TestPerson) => {
  const { results } = await person.get<{ results: { type: string; param_1: string; param_2: string }[] }>(
    '/api/automation/',
  )
  return results.map(({ type, param_1, param_2 }) => `${type} ${param_1} ${param_2}`).toSorted()
}

async function imported(home: TestHousehold) {
  const asked = await ask(home.creator, await mealieFile(winter), { start: true })
  await work(home)
  return asked
}

it('foods and units come with what their app knows of them', async () => {
  const home = await createHousehold()
  await imported(home)
  expect(await foodCalled(home.creator, 'kale')).toMatchObject({
    plural_name: 'kales',
    description: 'Curly.',
    food_onhand: true,
    supermarket_category: { name: 'Greens' },
  })
  const { results } = await home.creator.get<{ results: Food[] }>('/api/unit/')
  expect(results).toMatchObject([
    { name: 'gram', plural_name: 'grams' },
    { name: 'ladle', plural_name: 'ladles', description: 'A big spoon.' },
  ])
  expect(await rulesOf(home.creator)).toEqual(['FOOD_ALIAS borecole kale', 'UNIT_ALIAS g gram', 'UNIT_ALIAS ldl ladle'])
})

it('what the household wrote wins, and only blanks are filled', async () => {
  const home = await createHousehold()
  const { creator } = home
  await creator.post('/api/food/', { name: 'Kale', description: 'Black one.' })
  await creator.post('/api/food/', { name: 'borecole' })
  await creator.post('/api/unit/', { name: 'g', plural_name: 'g' })
  await creator.post('/api/automation/', { type: 'UNIT_ALIAS', param_1: 'ldl', param_2: 'ladleful' })
  await imported(home)
  expect(await foodCalled(creator, 'Kale')).toMatchObject({
    plural_name: 'kales',
    description: 'Black one.',
    food_onhand: true,
    supermarket_category: { name: 'Greens' },
  })
  // What the file calls a gram is what the household calls g.
  expect(await rulesOf(creator)).toEqual(['UNIT_ALIAS gram g', 'UNIT_ALIAS grams g', 'UNIT_ALIAS ldl ladleful'])
  const { results: units } = await creator.get<{ results: Food[] }>('/api/unit/')
  expect(units.map(({ name }) => name)).toEqual(['g', 'ladle'])
  const [soup] = (await recipesOf(creator)).filter(({ name }) => name === 'Kale soup')
  const recipe = await creator.get<{ steps: { ingredients: { food: Food; unit: { name: string } | null }[] }[] }>(
    `/api/recipe/${soup?.id}/`,
  )
  expect(recipe.steps[0]?.ingredients.map(({ food, unit }) => [unit?.name, food.name])).toContainEqual(['g', 'Kale'])
})

it('a food that the household calls otherwise is not made anew', async () => {
  const home = await createHousehold()
  const { id } = await home.creator.post<{ id: number }>('/api/food/', { name: 'cabbage' })
  await home.creator.post('/api/automation/', { type: 'FOOD_ALIAS', param_1: 'kale', param_2: 'cabbage' })
  await imported(home)
  expect(await foodCalled(home.creator, 'kale')).toBeUndefined()
  expect(await foodCalled(home.creator, 'cabbage')).toMatchObject({ id, description: 'Curly.', plural_name: null })
})

it('the same file says nothing twice of foods and units', async () => {
  const home = await createHousehold()
  await imported(home)
  const rules = await rulesOf(home.creator)
  const again = await imported(home)
  expect(await shown(home.creator, again)).toMatchObject({ done: 0, failed: 0 })
  expect(await rulesOf(home.creator)).toEqual(rules)
})

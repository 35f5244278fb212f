import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { createNeighbour } from '#tests/neighbour.fixture.ts'
import { shoppingAmounts, shopForRecipe, createSoup } from '#tests/soup.fixture.ts'

const list = '/api/shopping-list-entry/'
const put = (person: TestPerson, name: string) => person.post<{ id: number }>(list, { food: { name }, amount: 1 })
const undo = (person: TestPerson, { headers }: Response) =>
  person.call('POST', `/api/event/${headers.get('x-event-seq')}/undo/`, {})

it('a changed amount, a postponement and a scaling can each be taken back', async () => {
  const { creator } = await createHousehold()
  const recipe = await createSoup(creator)
  const { id } = await shopForRecipe(creator, recipe.id)
  const milk = await put(creator, 'Milk')
  const whole = async () =>
    (await creator.get<{ results: object[] }>(list)).results.map((row) => ({
      ...row,
      updated_at: '',
      list_recipe_data: null,
    }))
  const before = await whole()
  for (const [path, body] of [
    [`${list}${milk.id}/`, { amount: 7, unit: { name: 'l' } }],
    [`${list}${milk.id}/`, { delay_until: '2027-01-01T00:00:00Z' }],
    [`${list}${milk.id}/`, { food: { name: 'Oat milk' } }],
    [`/api/shopping-list-recipe/${id}/`, { servings: 12 }],
    [`/api/shopping-list-recipe/${id}/`, { name: 'For Sunday' }],
  ] as const) {
    const changed = await creator.call('PATCH', path, body)
    expect((await undo(creator, changed)).status, path).toBe(200)
    expect(await whole()).toEqual(before)
  }
  expect(await creator.get(`/api/shopping-list-recipe/${id}/`)).toMatchObject({ name: '', servings: 4 })
})

it('a recipe put on the list goes as a whole, with what was added to it since', async () => {
  const { creator } = await createHousehold()
  const recipe = await createSoup(creator)
  const shopped = await creator.call('PUT', `/api/recipe/${recipe.id}/shopping/`, {})
  const { id } = await shopped.json<{ id: number }>()
  await creator.post(list, { food: { name: 'Candles' }, amount: 1, list_recipe: id })
  await put(creator, 'Milk')
  await undo(creator, shopped)
  expect(await shoppingAmounts(creator)).toEqual([['Milk', 1]])
})

it('nobody outside the household takes anything back', async () => {
  const home = await createHousehold()
  const near = await createNeighbour(home, 'admin')
  const { id } = await put(home.creator, 'Milk')
  const gone = await home.creator.call('DELETE', `${list}${id}/`)
  expect((await undo(near, gone)).status).toBe(404)
  expect(await shoppingAmounts(home.creator)).toEqual([])
})

it('scaling what is bought in part asks for the rest, and that can be taken back and done again', async () => {
  const { creator } = await createHousehold()
  const recipe = await createSoup(creator)
  const { id } = await shopForRecipe(creator, recipe.id)
  const [leek] = (await creator.get<{ results: { id: number }[] }>(list)).results
  await creator.patch(`${list}${leek?.id}/`, { checked: true })
  const leeks = async () =>
    (await creator.get<{ results: { food: { name: string }; amount: number; checked: boolean }[] }>(list)).results
      .filter(({ food }) => food.name === 'Leek')
      .map(({ amount, checked }) => `${amount}${checked ? ' bought' : ''}`)
      .toSorted((one, other) => one.localeCompare(other))
  const scale = (servings: number) => creator.call('PATCH', `/api/shopping-list-recipe/${id}/`, { servings })
  const doubled = await scale(8)
  expect(await leeks()).toEqual(['3', '3 bought'])
  const back = await undo(creator, doubled)
  expect(await leeks()).toEqual(['3 bought'])
  await undo(creator, back)
  expect(await leeks()).toEqual(['3', '3 bought'])
  await scale(4)
  expect(await leeks()).toEqual(['3 bought'])
  await scale(12)
  expect(await leeks()).toEqual(['3 bought', '6'])
})

it('a plan that is for more people later asks for what is missing', async () => {
  const { creator } = await createHousehold()
  const recipe = await createSoup(creator)
  const plan = { recipe: recipe.id, servings: 4, from_date: '2027-01-01', meal_type: { name: 'Dinner' } }
  const { id } = await creator.post<{ id: number }>('/api/meal-plan/', { ...plan, addshopping: true })
  const [leek] = (await creator.get<{ results: { id: number }[] }>(list)).results
  await creator.patch(`${list}${leek?.id}/`, { checked: true })
  const leeks = async () => (await shoppingAmounts(creator)).filter(([name]) => name === 'Leek')
  const changed = await creator.call('PATCH', `/api/meal-plan/${id}/`, { servings: 8 })
  expect((await leeks()).length).toBe(2)
  await undo(creator, changed)
  expect(await leeks()).toEqual([['Leek', 3]])
})

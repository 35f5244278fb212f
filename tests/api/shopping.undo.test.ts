import { expect, it } from 'vitest'
import { household, type Person } from '#tests/fixture.ts'
import { neighbour } from '#tests/neighbour.fixture.ts'
import { names, shop, soup } from '#tests/soup.fixture.ts'

const list = '/api/shopping-list-entry/'
const put = (person: Person, name: string) => person.post<{ id: number }>(list, { food: { name }, amount: 1 })
const undo = (person: Person, { headers }: Response) =>
  person.call('POST', `/api/event/${headers.get('x-event-seq')}/undo/`, {})

it('a changed amount, a postponement and a scaling can each be taken back', async () => {
  const { creator } = await household()
  const recipe = await soup(creator)
  const { id } = await shop(creator, recipe.id)
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
  const { creator } = await household()
  const recipe = await soup(creator)
  const shopped = await creator.call('PUT', `/api/recipe/${recipe.id}/shopping/`, {})
  const { id } = await shopped.json<{ id: number }>()
  await creator.post(list, { food: { name: 'Candles' }, amount: 1, list_recipe: id })
  await put(creator, 'Milk')
  await undo(creator, shopped)
  expect(await names(creator)).toEqual([['Milk', 1]])
})

it('nobody outside the household takes anything back', async () => {
  const home = await household()
  const near = await neighbour(home, 'admin')
  const { id } = await put(home.creator, 'Milk')
  const gone = await home.creator.call('DELETE', `${list}${id}/`)
  expect((await undo(near, gone)).status).toBe(404)
  expect(await names(home.creator)).toEqual([])
})

import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'

interface Named {
  id: number
  name: string
}
interface Entry {
  id: number
  checked: boolean
  amount: number
  food: Named & { food_onhand: boolean }
  unit: Named | null
  created_by: { username: string }
  list_recipe_data: { recipe_data: Named } | null
}

const path = '/api/shopping-list-entry/'
const entries = async (person: TestPerson, query = '') =>
  (await person.get<{ results: Entry[] }>(`${path}${query}`)).results

async function listed() {
  const home = await createHousehold()
  const { creator } = home
  const butter = await creator.post<Entry>(path, { food: { name: 'butter' }, unit: { name: 'g' }, amount: 250 })
  const recipe = await creator.post<Named>('/api/recipe/', {
    name: 'Bread',
    steps: [{ instruction: 'Bake.', ingredients: [{ food: { name: 'flour' }, unit: { name: 'kg' }, amount: 1 }] }],
  })
  await creator.call('PUT', `/api/recipe/${recipe.id}/shopping/`, { servings: 1 })
  return { ...home, butter, recipe }
}

it('a list that did not change is not read again', async () => {
  const { creator } = await listed()
  const cost = async () => {
    const answer = await creator.call('GET', path)
    const [trips = 0, rows = 0] = (answer.headers.get('server-timing')?.match(/\d+/g) ?? []).map(Number)
    return { trips, rows, body: await answer.text() }
  }
  const first = await cost()
  const second = await cost()
  expect(second.body).toBe(first.body)
  expect([first.trips, second.trips]).toEqual([2, 2])
  expect(first.rows - second.rows).toBeGreaterThan(20)
  // The rows of the identity, and one that says that nothing changed.
  expect(second.rows).toBeLessThan(15)
})

it('whatever happens in the space shows the next time', async () => {
  const { creator, join, butter, recipe } = await listed()
  const mate = await join('user')
  const before = await entries(creator)
  expect(before.map(({ food }) => food.name)).toEqual(['butter', 'flour'])
  const butterNow = async () => (await entries(creator)).find(({ id }) => id === butter.id)

  await mate.patch(`${path}${butter.id}/`, { amount: 500 })
  expect(await butterNow()).toMatchObject({ amount: 500 })
  await mate.patch(`/api/food/${butter.food.id}/`, { name: 'salted butter' })
  expect(await butterNow()).toMatchObject({ food: { name: 'salted butter' } })
  await mate.patch(`/api/unit/${butter.unit?.id}/`, { name: 'gram' })
  expect(await butterNow()).toMatchObject({ unit: { name: 'gram' } })
  await mate.patch(`/api/food/${butter.food.id}/`, { food_onhand: true })
  expect(await butterNow()).toMatchObject({ food: { food_onhand: true } })
  await mate.patch(`/api/recipe/${recipe.id}/`, { name: 'Rolls' })
  expect((await entries(creator))[1]?.list_recipe_data).toMatchObject({ recipe_data: { name: 'Rolls' } })
  await mate.post(`${path}bulk/`, { ids: [butter.id], checked: true })
  expect(await butterNow()).toMatchObject({ checked: true })
  const gone = await mate.call('DELETE', `${path}${butter.id}/`)
  expect(await butterNow()).toBeUndefined()
  await mate.post(`/api/event/${gone.headers.get('x-event-seq')}/undo/`, {})
  expect(await butterNow()).toMatchObject({ checked: true })
})

it('a changed preference or household shows the next time', async () => {
  const { creator, butter, join } = await listed()
  const mate = await join('user')
  await creator.post(`${path}bulk/`, { ids: [butter.id], checked: true })
  expect(await entries(mate)).toHaveLength(2)
  const upstairs = await creator.post<Named>('/api/household/', { name: 'Upstairs' })
  const { results: seats } = await creator.get<{ results: { id: number; user: { id: number } }[] }>('/api/user-space/')
  const seat = seats.find(({ user }) => user.id === mate.id)
  await creator.patch(`/api/user-space/${seat?.id}/`, { household: upstairs })
  expect(await entries(mate)).toEqual([])
})

it('an answer is remembered only for the same person and the same query', async () => {
  const [home, other] = [await listed(), await listed()]
  const [mine, theirs] = [await entries(home.creator), await entries(other.creator)]
  expect(theirs.map(({ id }) => id)).not.toEqual(mine.map(({ id }) => id))
  expect(await entries(home.creator, '?page_size=1')).toEqual(mine.slice(0, 1))
  expect(await entries(home.creator, '?page_size=1&page=2')).toEqual(mine.slice(1))
  const guest = await home.join('guest')
  expect(await entries(guest)).toHaveLength(2)
  await env.DIRECTORY.prepare('UPDATE user SET is_active = 0 WHERE id = ?').bind(guest.id).run()
  expect((await guest.call('GET', path)).status).toBe(403)
})

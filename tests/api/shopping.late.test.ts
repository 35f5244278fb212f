import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createHousehold, type TestHousehold } from '#tests/fixture.ts'
import { foodIngredientIds, shoppingAmounts, shopForRecipe, createSoup } from '#tests/soup.fixture.ts'

const list = '/api/shopping-list-entry/'
const key = { 'idempotency-key': 'from-the-drawer' }
/** As the sweep does after a day. */
const forget = ({ space, shard }: TestHousehold) =>
  (shard === 'SPACES_00' ? env.SPACES_00 : env.SPACES_01)
    .prepare('DELETE FROM command WHERE space_id = ?1')
    .bind(space)
    .run()

it('an addition that is sent again after stored answers expired counts once', async () => {
  const home = await createHousehold()
  const body = { food: { name: 'Milk' }, amount: 2 }
  const first = await home.creator.call('POST', list, body, key)
  const { id } = await first.json<{ id: number }>()
  await forget(home)
  const again = await home.creator.call('POST', list, body, key)
  expect([again.status, await again.json()]).toMatchObject([201, { id, amount: 2 }])
  expect(await shoppingAmounts(home.creator)).toEqual([['Milk', 2]])
})

it('what was taken off the list since is not put there again', async () => {
  const home = await createHousehold()
  const made = await home.creator.call('POST', list, { food: { name: 'Milk' }, amount: 2 }, key)
  const { id } = await made.json<{ id: number }>()
  await home.creator.call('DELETE', `${list}${id}/`)
  await forget(home)
  expect((await home.creator.call('POST', list, { food: { name: 'Milk' }, amount: 2 }, key)).status).toBe(404)
  expect(await shoppingAmounts(home.creator)).toEqual([])
})

it('an idempotency key belongs to a person: the same key of somebody else adds again', async () => {
  const home = await createHousehold()
  const other = await home.join('user')
  await home.creator.call('POST', list, { food: { name: 'Milk' }, amount: 2 }, key)
  await forget(home)
  await other.call('POST', list, { food: { name: 'Bread' }, amount: 1 }, key)
  expect((await shoppingAmounts(home.creator)).length).toBe(2)
})

it('recipes, foods and many entries at once are not put there twice either', async () => {
  const home = await createHousehold()
  const { creator } = home
  const recipe = await createSoup(creator)
  const { id: listed } = await shopForRecipe(creator, recipe.id, { ingredients: foodIngredientIds(recipe) })
  const { id: food } = await creator.post<{ id: number }>('/api/food/', { name: 'Rice' })
  const calls = [
    ['PUT', `/api/recipe/${recipe.id}/shopping/`, {}],
    ['PUT', `/api/food/${food}/shopping/`, { amount: 1 }],
    ['POST', `/api/shopping-list-recipe/${listed}/bulk_create_entries/`, { entries: [{ amount: 1, food_id: food }] }],
  ] as const
  for (const [method, path, body] of calls) await creator.call(method, path, body, { 'idempotency-key': path })
  const before = await shoppingAmounts(creator)
  await forget(home)
  for (const [method, path, body] of calls) {
    expect((await creator.call(method, path, body, { 'idempotency-key': path })).status, path).toBe(409)
  }
  expect(await shoppingAmounts(creator)).toEqual(before)
})

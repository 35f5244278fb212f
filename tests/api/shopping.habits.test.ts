import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { createNeighbour } from '#tests/neighbour.fixture.ts'
import { shoppingAmounts, shopForRecipe, createSoup } from '#tests/soup.fixture.ts'

const list = '/api/shopping-list-entry/'
const prefer = (person: TestPerson, patch: object) => person.patch(`/api/user-preference/${person.id}/`, patch)
const put = (person: TestPerson, name: string, more: object = {}) =>
  person.post<{ id: number; food: { id: number } }>(list, { food: { name }, amount: 1, ...more })
const onhand = async (person: TestPerson, food: number) =>
  (await person.get<{ food_onhand: boolean }>(`/api/food/${food}/`)).food_onhand
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

it('who keeps track of the kitchen has what they tick off, and so has their household', async () => {
  const home = await createHousehold()
  const [me, mate, near] = [home.creator, await home.join('user'), await createNeighbour(home)]
  await prefer(me, { shopping_add_onhand: true })
  const { id, food } = await put(me, 'Milk')
  await me.patch(`${list}${id}/`, { checked: true })
  expect([await onhand(me, food.id), await onhand(mate, food.id), await onhand(near, food.id)]).toEqual([
    true,
    true,
    false,
  ])
  await me.patch(`${list}${id}/`, { amount: 2 })
  expect(await onhand(me, food.id)).toBe(true)
  await me.patch(`${list}${id}/`, { checked: false })
  expect([await onhand(me, food.id), await onhand(mate, food.id)]).toEqual([false, false])
  const ticked = await me.call('POST', `${list}bulk/`, { ids: [id], checked: true })
  expect(await onhand(mate, food.id)).toBe(true)
  await me.call('POST', `/api/event/${ticked.headers.get('x-event-seq')}/undo/`, {})
  expect(await onhand(mate, food.id)).toBe(false)
  await mate.patch(`${list}${id}/`, { checked: true })
  expect(await onhand(mate, food.id)).toBe(false)
})

it('what was bought is listed for as many days as one likes', async () => {
  const { creator } = await createHousehold()
  await put(creator, 'Today', { checked: true })
  await put(creator, 'Days ago', { checked: true, completed_at: daysAgo(3) })
  await put(creator, 'Long ago', { checked: true, completed_at: daysAgo(20) })
  const listed = async (days: number) => {
    await prefer(creator, { shopping_recent_days: days })
    return (await shoppingAmounts(creator)).map(([name]) => name)
  }
  expect(await listed(0)).toEqual(['Today'])
  expect(await listed(3)).toEqual(['Today', 'Days ago'])
  expect(await listed(30)).toEqual(['Today', 'Days ago', 'Long ago'])
})

it('what is in the house, and recipes within recipes, can be shopped for all the same', async () => {
  const { creator } = await createHousehold()
  const recipe = await createSoup(creator)
  const leek = recipe.steps[0]?.ingredients[1]?.food?.id
  await creator.patch(`/api/food/${leek}/`, { food_onhand: true })
  await prefer(creator, { mealplan_autoexclude_onhand: false, mealplan_autoinclude_related: false })
  const sauce = await createSoup(creator, { name: 'Sauce' })
  await creator.post('/api/food/', { name: 'Dip', recipe: sauce.id })
  const dinner = await creator.post<{ id: number }>('/api/recipe/', {
    name: 'Dinner',
    servings: 1,
    steps: [
      {
        instruction: '',
        ingredients: [
          { food: { name: 'Dip' }, unit: null, amount: 1 },
          { food: { id: leek }, unit: null, amount: 2 },
        ],
      },
    ],
  })
  await shopForRecipe(creator, dinner.id)
  expect(await shoppingAmounts(creator)).toEqual([
    ['Dip', 1],
    ['Leek', 2],
  ])
})

it('a list can be given to others of the space, who then see and tick it', async () => {
  const home = await createHousehold()
  const near = await createNeighbour(home)
  const { id } = await put(home.creator, 'Milk')
  expect(await shoppingAmounts(near)).toEqual([])
  await prefer(home.creator, { shopping_share: [{ id: near.id }] })
  expect(await shoppingAmounts(near)).toEqual([['Milk', 1]])
  expect(await near.patch(`${list}${id}/`, { checked: true })).toMatchObject({ checked: true })
  await put(near, 'Beer')
  expect(await shoppingAmounts(home.creator)).toEqual([['Milk', 1]])
  await prefer(home.creator, { shopping_share: [] })
  expect((await near.call('GET', `${list}${id}/`)).status).toBe(404)
})

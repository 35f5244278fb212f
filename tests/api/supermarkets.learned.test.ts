import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { createNeighbour } from '#tests/neighbour.fixture.ts'
import { addCategory, createSupermarket, type Supermarket } from '#tests/supermarket.fixture.ts'

interface Learned {
  shops: number
  categories: { name: string }[]
  passes: { earlier: { name: string }; later: { name: string }; shops: number; of: number } | null
}
interface Entry {
  id: number
  checked: boolean
  completed_at: string | null
}

const list = '/api/shopping-list-entry/'
const MINUTE = 60_000
const names = ['Dairy', 'Bakery', 'Fruit']
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString()

async function openMarket(person: TestPerson) {
  const market = await createSupermarket(person)
  for (const [order, name] of names.entries()) await addCategory(person, market.id, { name }, order)
  return market
}

const tick = (person: TestPerson, ids: readonly number[], more: object) =>
  person.call('POST', `${list}bulk/`, { ids, checked: true, ...more })

/** Three hours, one and none ago, two things of each category a minute apart. */
async function shopThrice(person: TestPerson, { id }: Supermarket, way: readonly string[]) {
  const ticked: number[] = []
  for (const begin of [600, 400, 200])
    for (const [place, category] of way.entries())
      for (const more of [0, 1]) {
        const food = { name: `${category} ${more}`, supermarket_category: { name: category } }
        await person.call('POST', '/api/food/', food)
        const entry = await person.post<Entry>(list, { food: { name: food.name }, amount: 1 })
        await tick(person, [entry.id], { supermarket: id, completed_at: minutesAgo(begin - 2 * place - more) })
        ticked.push(entry.id)
      }
  return ticked
}

const learned = (person: TestPerson, { id }: Supermarket) =>
  person.get<Learned>(`/api/supermarket/${id}/learned_order/`)

it('a household’s way through a supermarket is learned from what it ticked off there, and offered until it is taken', async () => {
  const home = await createHousehold()
  const me = home.creator
  const market = await openMarket(me)
  const other = await createSupermarket(me, 'Elsewhere')
  const ids = await shopThrice(me, market, ['Bakery', 'Fruit', 'Dairy'])
  // What is cleared away after shopping was bought all the same.
  for (const id of ids.slice(0, 3)) await me.call('DELETE', `${list}${id}/`)
  const { shops, categories, passes } = await learned(me, market)
  expect([shops, categories.map(({ name }) => name)]).toEqual([3, ['Bakery', 'Fruit', 'Dairy']])
  expect(passes).toMatchObject({ earlier: { name: 'Bakery' }, later: { name: 'Dairy' }, shops: 3, of: 3 })
  expect(await learned(me, other)).toEqual({ shops: 0, categories: [], passes: null })
  const near = await createNeighbour(home)
  expect((await learned(near, market)).shops).toBe(0)
  const order = (await learned(me, market)).categories as { id: number; name: string }[]
  await me.call('PUT', `/api/supermarket/${market.id}/order/`, { categories: order.map(({ id }) => id) })
  expect((await learned(me, market)).passes).toBeNull()
})

it('what is unticked or bought elsewhere says nothing about a supermarket', async () => {
  const { creator } = await createHousehold()
  const market = await openMarket(creator)
  const ids = await shopThrice(creator, market, ['Fruit', 'Bakery', 'Dairy'])
  await creator.call('POST', `${list}bulk/`, { ids, checked: false })
  await tick(creator, ids, {})
  expect((await learned(creator, market)).shops).toBe(0)
})

it('a tick keeps the time that a phone without a network says, but never one to come, and no supermarket that is gone', async () => {
  const { creator } = await createHousehold()
  const { id } = await creator.post<Entry>(list, { food: { name: 'Milk' }, amount: 1 })
  const said = minutesAgo(50)
  expect((await tick(creator, [id], { supermarket: 999_999, completed_at: said })).status).toBe(200)
  expect((await creator.get<Entry>(`${list}${id}/`)).completed_at).toBe(said)
  await creator.call('POST', `${list}bulk/`, { ids: [id], checked: false })
  await tick(creator, [id], { completed_at: minutesAgo(-600) })
  const { completed_at: at } = await creator.get<Entry>(`${list}${id}/`)
  expect(Math.abs(Date.parse(at ?? '') - Date.now())).toBeLessThan(60 * MINUTE)
})

it('nobody learns a way through a supermarket that is not there', async () => {
  const { creator } = await createHousehold()
  expect((await creator.call('GET', '/api/supermarket/999999/learned_order/')).status).toBe(404)
})

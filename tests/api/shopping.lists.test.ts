import { describe, expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { foodIngredientIds, shopForRecipe, createSoup } from '#tests/soup.fixture.ts'

interface Named {
  id: number
  name: string
}
interface Entry {
  id: number
  food: Named & { shopping_lists: Named[] }
  shopping_lists: Named[]
  updated_at: string
}

const path = '/api/shopping-list-entry/'
const named = (person: TestPerson, name: string, more: object = {}) =>
  person.post<Named>('/api/shopping-list/', { name, ...more })
const put = (person: TestPerson, body: object) => person.post<Entry>(path, { amount: 1, ...body })
const listed = async (person: TestPerson, query = '') =>
  (await person.get<{ results: Entry[] }>(`${path}${query}`)).results
const labels = (entry: Entry | undefined) => entry?.shopping_lists.map(({ name }) => name)
const bulk = (person: TestPerson, body: object) => person.call('POST', `${path}bulk/`, body)

describe('a named list', () => {
  it('is made once per name, read, changed, deleted and brought back', async () => {
    const { creator } = await createHousehold()
    const market = await named(creator, 'Market', { color: '#82aa8b' })
    expect(market).toEqual({ id: market.id, name: 'Market', description: '', color: '#82aa8b' })
    expect(await named(creator, ' market ')).toEqual(market)
    expect(await creator.get('/api/shopping-list/')).toMatchObject({ count: 1, results: [market] })
    for (const body of [{}, { name: '' }, { name: 'x'.repeat(33) }, { name: 'x', color: '#12345678' }]) {
      expect((await creator.call('POST', '/api/shopping-list/', body)).status, JSON.stringify(body)).toBe(400)
    }
    const milk = await put(creator, { food: { name: 'Milk' }, shopping_lists: [market.id] })
    expect(await creator.get(`/api/shopping-list/${market.id}/nulling/`)).toMatchObject({
      results: [{ id: milk.id, model: 'ShoppingListEntry', name: 'Milk' }],
    })
    const gone = await creator.call('DELETE', `/api/shopping-list/${market.id}/`)
    expect([gone.status, labels(await creator.get(`${path}${milk.id}/`))]).toEqual([204, []])
    await creator.call('POST', `/api/event/${gone.headers.get('x-event-seq')}/undo/`, {})
    expect(labels(await creator.get(`${path}${milk.id}/`))).toEqual(['Market'])
  })

  it('belongs to foods and supermarkets too, by id, by object or by a name that makes one', async () => {
    const { creator } = await createHousehold()
    const market = await named(creator, 'Market')
    const food = await creator.post<Entry['food']>('/api/food/', {
      name: 'Milk',
      shopping_lists: [market, { name: 'Dairy' }],
    })
    expect(food.shopping_lists).toEqual([market, expect.objectContaining({ name: 'Dairy' })])
    const shop = await creator.post<Entry['food']>('/api/supermarket/', {
      name: 'Corner',
      shopping_lists: [market.id, { name: 'New' }],
    })
    expect(shop.shopping_lists.map(({ name }) => name)).toEqual(['Market', 'New'])
    for (const [kind, id] of [
      ['food', food.id],
      ['supermarket', shop.id],
    ] as const) {
      const target = `/api/${kind}/${id}/`
      const same = await creator.patch<Entry['food']>(target, { shopping_lists: null, description: 'x' })
      expect(same.shopping_lists.length, kind).toBe(2)
      expect(await creator.patch(target, { shopping_lists: [{ name: 'market' }] })).toMatchObject({
        shopping_lists: [market],
      })
      expect((await creator.call('PATCH', target, { shopping_lists: [999_999] })).status).toBe(400)
      expect(await creator.patch(target, { shopping_lists: [] })).toMatchObject({ shopping_lists: [] })
    }
    expect(await creator.get('/api/shopping-list/')).toMatchObject({ count: 3 })
  })
})

describe('an entry', () => {
  it('without named lists is there all the same', async () => {
    const { creator } = await createHousehold()
    await put(creator, { food: { name: 'Milk' } })
    await put(creator, { food: { name: 'Bread' }, shopping_lists: [] })
    await put(creator, { food: { name: 'Tea' }, shopping_lists: null })
    expect((await listed(creator)).map(({ food, shopping_lists }) => [food.name, shopping_lists])).toEqual([
      ['Milk', []],
      ['Bread', []],
      ['Tea', []],
    ])
  })

  it('goes on the lists of its food, unless it says on which, or the person wants it otherwise', async () => {
    const { creator } = await createHousehold()
    const food = await creator.post<Named>('/api/food/', { name: 'Milk', shopping_lists: [{ name: 'Market' }] })
    expect(labels(await put(creator, { food: { name: 'milk' } }))).toEqual(['Market'])
    expect(labels(await put(creator, { food: food.id }))).toEqual(['Market'])
    expect(labels(await put(creator, { food, shopping_lists: [{ name: 'Kiosk' }] }))).toEqual(['Kiosk'])
    expect(labels(await put(creator, { food, shopping_lists: [] }))).toEqual([])
    await creator.call('PUT', `/api/food/${food.id}/shopping/`, {})
    expect(labels((await listed(creator)).at(-1))).toEqual(['Market'])
    await creator.patch(`/api/user-preference/${creator.id}/`, { shopping_update_food_lists: false })
    expect(labels(await put(creator, { food }))).toEqual([])
  })

  it('that comes with a recipe goes on the lists of its food, or on those that were chosen', async () => {
    const { creator } = await createHousehold()
    const market = await named(creator, 'Market')
    await creator.post('/api/food/', { name: 'Leek', shopping_lists: [market.id] })
    const recipe = await createSoup(creator)
    const { id } = await shopForRecipe(creator, recipe.id)
    expect((await listed(creator)).map(labels)).toEqual([['Market'], [], []])
    const [leek] = recipe.steps[0]?.ingredients.flatMap(({ food }) => food ?? []) ?? []
    const [ingredient] = foodIngredientIds(recipe)
    const many = (shopping_lists_ids?: unknown) =>
      creator.call('POST', `/api/shopping-list-recipe/${id}/bulk_create_entries/`, {
        entries: [{ amount: 1, unit_id: null, food_id: leek?.id, ingredient_id: ingredient }],
        ...(shopping_lists_ids === undefined ? {} : { shopping_lists_ids }),
      })
    const kiosk = await named(creator, 'Kiosk')
    for (const [given, then] of [
      [undefined, ['Market']],
      [[], ['Market']],
      [[kiosk.id], ['Kiosk']],
    ] as const) {
      expect((await many(given)).status).toBe(200)
      expect(labels((await listed(creator)).at(-1))).toEqual(then)
    }
    expect((await many([999_999])).status).toBe(400)
  })

  it('changes its lists by itself or with many others, each step to be taken back', async () => {
    const { creator } = await createHousehold()
    const [a, b] = [await named(creator, 'a'), await named(creator, 'b')]
    const [milk, bread] = [
      await put(creator, { food: { name: 'Milk' }, shopping_lists: [a] }),
      await put(creator, { food: { name: 'Bread' } }),
    ]
    const all = [milk.id, bread.id]
    const now = async () => (await listed(creator)).map(labels)
    expect(labels(await creator.patch(`${path}${milk.id}/`, { shopping_lists: [b, a] }))).toEqual(['a', 'b'])
    expect(labels(await creator.patch(`${path}${milk.id}/`, { shopping_lists: [a] }))).toEqual(['a'])
    const added = await bulk(creator, { ids: all, shopping_lists_add: [b.id] })
    expect([added.status, await now()]).toEqual([200, [['a', 'b'], ['b']]])
    await creator.call('POST', `/api/event/${added.headers.get('x-event-seq')}/undo/`, {})
    expect(await now()).toEqual([['a'], []])
    await bulk(creator, { ids: all, shopping_lists_set: [b.id] })
    expect(await now()).toEqual([['b'], ['b']])
    await bulk(creator, { ids: [bread.id, 999_999], shopping_lists_remove: [b.id] })
    expect(await now()).toEqual([['b'], []])
    const cleared = await bulk(creator, { ids: all, shopping_lists_remove_all: true, checked: true })
    expect(await cleared.json()).toMatchObject({ ids: all, checked: true, shopping_lists_remove_all: true })
    expect(await now()).toEqual([[], []])
    for (const body of [
      { ids: all, shopping_lists_add: [999_999] },
      { ids: all, shopping_lists_set: ['x'] },
      { ids: all, shopping_lists_remove_all: 'maybe' },
    ]) {
      expect((await bulk(creator, body)).status, JSON.stringify(body)).toBe(400)
    }
  })

  it('tells the other phone of its lists; what two do to different lists at once stays', async () => {
    const home = await createHousehold()
    const [one, two] = [home.creator, await home.join('user')]
    const [a, b] = [await named(one, 'a'), await named(one, 'b')]
    const milk = await put(one, { food: { name: 'Milk' } })
    const { timestamp } = await two.get<{ timestamp: string }>(path)
    await Promise.all([
      bulk(one, { ids: [milk.id], shopping_lists_add: [a.id] }),
      bulk(two, { ids: [milk.id], shopping_lists_add: [b.id] }),
    ])
    expect((await listed(two, `?updated_after=${encodeURIComponent(timestamp)}`)).map(labels)).toEqual([['a', 'b']])
  })
})

it('a page of the list costs what is on it, however long the list', async () => {
  const { creator } = await createHousehold()
  const read = async (query: string) => {
    const { headers } = await creator.call('GET', `${path}${query}`)
    return Number(/(\d+) rows read/.exec(headers.get('server-timing') ?? '')?.[1])
  }
  for (let i = 0; i < 40; i++) await put(creator, { food: { name: `thing ${i}` }, unit: { name: 'g' } })
  const [few, some, news] = [
    await read('?page_size=1'),
    await read('?page_size=20'),
    await read('?updated_after=2999-01-01T00:00:00Z'),
  ]
  // Counting reads one index row per entry; all other reads are of the page.
  expect(few).toBeLessThan(40 + 60)
  expect(some).toBeLessThan(40 + 20 * 25)
  expect(news).toBeLessThan(30)
})

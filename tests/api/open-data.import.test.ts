import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { allKinds, askOpenData, ends, importData, type Totals } from '#tests/open-data.fixture.ts'
import { createFoodWith, propertyPairs, type PropertyOwner } from '#tests/property.fixture.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'

interface Listed<T> {
  results: T[]
}
type Food = PropertyOwner & Record<'name' | 'open_data_slug', string> & Record<string, unknown>

const foodNamed = async (by: TestPerson, name: string) =>
  (await by.get<Listed<Food>>(`/api/food/?query=${name}`)).results.find((one) => one.name === name)
const firstTime = {
  unit: [2, 0, 0, 0],
  category: [2, 0, 0, 0],
  property: [2, 0, 0, 0],
  store: [1, 0, 0, 0],
  food: [2, 0, 0, 2],
  conversion: [1, 0, 0, 1],
}
const untouched = (totals: Record<string, number[]>) =>
  Object.fromEntries(Object.entries(totals).map(([kind, [made = 0, , , errored = 0]]) => [kind, [0, 0, made, errored]]))

it('what is not there is made, with all that it refers to, and the second time nothing is', async () => {
  const home = await createHousehold()
  const me = home.creator
  const { totals } = await importData(me)
  expect(ends(totals)).toEqual(firstTime)
  const kefir = await foodNamed(me, 'kefir')
  expect(kefir).toMatchObject({
    plural_name: 'kefirs',
    open_data_slug: 'food-kefir',
    fdc_id: 170904,
    supermarket_category: { name: 'Cold shelf', open_data_slug: 'category-cold', description: 'Mind the door' },
    properties_food_amount: 50,
    properties_food_unit: { name: 'g', base_unit: 'g' },
  })
  expect(kefir && propertyPairs(kefir)).toEqual([
    ['Energy', 30],
    ['Fat', 1.5],
  ])
  expect(await me.get('/api/unit-conversion/')).toMatchObject({
    results: [{ name: '1 glass kefir = 250 g', open_data_slug: 'conversion-kefir' }],
  })
  expect(await me.get('/api/unit/?query=glass')).toMatchObject({
    results: [{ plural_name: 'glasses', base_unit: null }],
  })
  const { results: stores } = await me.get<Listed<{ category_to_supermarket: object[] }>>('/api/supermarket/')
  expect(stores[0]?.category_to_supermarket).toMatchObject([
    { order: 0, category: { name: 'Cold shelf' } },
    { order: 1, category: { name: 'Dry shelf' } },
  ])
  const again = await importData(me)
  expect(again.command).toBeNull()
  expect(ends(again.totals)).toEqual(untouched(firstTime))
  expect(ends((await importData(me, 'en', { update_existing: true })).totals)).toEqual(untouched(firstTime))
  expect(await replayDifferencesIn(home)).toEqual([])
})

it('what is there under the slug or the name is changed only where that is asked for', async () => {
  const me = (await createHousehold()).creator
  await importData(me)
  const before = await foodNamed(me, 'kefir')
  const kept = ends((await importData(me, 'de')).totals)
  expect(kept['food']).toEqual([0, 0, 1, 0])
  expect(await foodNamed(me, 'kefir')).toEqual(before)
  const changed = ends((await importData(me, 'de', { update_existing: true })).totals)
  expect(changed).toMatchObject({ food: [0, 1, 0, 0], property: [0, 1, 1, 0], unit: [0, 0, 2, 0] })
  expect(await foodNamed(me, 'Kefirmilch')).toMatchObject({ id: before?.id, open_data_slug: 'food-kefir' })
})

it('a food that was there by name keeps what the data does not know', async () => {
  const me = (await createHousehold()).creator
  const price = await me.post<object>('/api/property-type/', { name: 'Price' })
  const own = await createFoodWith(me, 'Kefir', {
    description: 'sour',
    properties: [{ property_amount: 2, property_type: price }],
    properties_food_unit: { name: 'bottle' },
  })
  const asked = { selected_datatypes: ['food'] }
  expect(ends((await importData(me, 'en', asked)).totals)).toEqual({ food: [1, 0, 1, 2] })
  const updated = await importData(me, 'en', { update_existing: true })
  expect(ends(updated.totals)['food']).toEqual([0, 2, 0, 2])
  const kefir = await me.get<Food>(`/api/food/${own.id}/`)
  expect(kefir).toMatchObject({ description: 'sour', fdc_id: 170904, open_data_slug: 'food-kefir' })
  // What it costs is said of a bottle, and would be wrong of 50 g.
  expect([propertyPairs(kefir), kefir['properties_food_unit']]).toEqual([
    [['Price', 2]],
    expect.objectContaining({ name: 'bottle' }),
  ])
})

it('kinds that were not chosen are referred to where they are there', async () => {
  const me = (await createHousehold()).creator
  const food = { selected_datatypes: ['food'] }
  await importData(me, 'en', { selected_datatypes: ['category', 'unit'] })
  expect(ends((await importData(me, 'en', food)).totals)).toEqual({ food: [2, 0, 0, 2] })
  expect(await foodNamed(me, 'kefir')).toMatchObject({ supermarket_category: { name: 'Cold shelf' }, properties: [] })
  await importData(me, 'en', { selected_datatypes: ['property'] })
  expect(ends((await importData(me, 'en', { ...food, update_existing: true })).totals)).toEqual({ food: [0, 1, 1, 2] })
  expect((await foodNamed(me, 'kefir'))?.properties).toHaveLength(2)
})

it('a file refers to what another one brought', async () => {
  const me = (await createHousehold()).creator
  expect(ends((await importData(me, 'en-US')).totals)['conversion']).toEqual([0, 0, 0, 1])
  await importData(me)
  expect(ends((await importData(me, 'en-US')).totals)['conversion']).toEqual([1, 0, 0, 0])
})

it('a preview counts the same and says why, and it writes nothing', async () => {
  const me = (await createHousehold()).creator
  const query = new URLSearchParams([
    ['selected_version', 'en'],
    ...allKinds.map((kind) => ['selected_datatypes', kind]),
  ])
  const preview = await askOpenData(me, 'GET', `preview/?${query}`)
  const { totals, problems } = await preview.json<{ totals: Totals; problems: object[] }>()
  expect(ends(totals)).toEqual(firstTime)
  expect(problems).toEqual([
    { kind: 'food', slug: 'food-nothing', name: 'food-nothing', reason: 'unreadable' },
    { kind: 'store', slug: 'store-corner', name: 'Corner shop', reason: 'unknown_reference' },
    { kind: 'food', slug: 'food-twin', name: 'Kefir', reason: 'name_taken' },
    { kind: 'conversion', slug: 'conversion-lost', name: 'conversion-lost', reason: 'unknown_reference' },
  ])
  expect(await me.get('/api/food/')).toMatchObject({ count: 0 })
})

it('a preview names what is made and what changes, with what it is called here and which fields change', async () => {
  const me = (await createHousehold()).creator
  await me.post('/api/food/', { name: 'KEFIR', plural_name: 'many' })
  const query = new URLSearchParams([
    ['selected_version', 'en'],
    ['update_existing', 'true'],
    ...['food', 'unit', 'conversion'].map((kind) => ['selected_datatypes', kind]),
  ])
  const { changes, totals } = await (
    await askOpenData(me, 'GET', `preview/?${query}`)
  ).json<{ changes: { kind: string; name: string; was: string | null; fields: string[] }[]; totals: Totals }>()
  const of = (kind: string) => changes.filter((one) => one.kind === kind)
  expect(of('conversion')).toEqual([{ kind: 'conversion', name: '1 glass KEFIR = 250 g', was: null, fields: [] }])
  const kefir = of('food').find(({ was }) => was !== null)
  expect(kefir).toMatchObject({ name: 'kefir', was: 'KEFIR' })
  expect(kefir?.fields).toEqual(expect.arrayContaining(['name', 'plural_name', 'open_data_slug']))
  for (const [kind, total] of Object.entries(totals))
    expect(of(kind), kind).toHaveLength(total.total_created + total.total_updated)
})

it('it is taken back as one', async () => {
  const home = await createHousehold()
  const me = home.creator
  const { command } = await importData(me)
  expect((await me.call('POST', `/api/command/${command}/undo/`, {})).status).toBe(200)
  for (const kind of ['food', 'supermarket', 'unit-conversion'])
    expect(await me.get(`/api/${kind}/`), kind).toMatchObject({ count: 0 })
  expect(ends((await importData(me)).totals)['food']).toEqual([2, 0, 0, 2])
  expect(await replayDifferencesIn(home)).toEqual([])
})

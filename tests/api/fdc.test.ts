import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createHousehold, type TestHousehold, type TestPerson } from '#tests/fixture.ts'
import {
  createFoodWith,
  createPropertyType,
  propertyAmount,
  propertyPairs,
  type PropertyOwner,
} from '#tests/property.fixture.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'

interface Found {
  totalHits: number
  totalPages: number
  foods: { fdcId: number; description: string; dataType: string; name: string | null }[]
}
interface Conversion {
  name: string
}

const search = (by: TestPerson, query: string) => by.get<Found>(`/api/fdc-search/?${query}`)
const conversionsOf = async (by: TestPerson, food: number) =>
  (await by.get<{ results: Conversion[] }>(`/api/unit-conversion/?food_id=${food}`)).results.map(({ name }) => name)
const fill = (by: TestPerson, food: number, body: object, headers?: Record<string, string>) =>
  by.post<PropertyOwner & { fdc_id: number; properties_food_amount: number; properties_food_unit: { name: string } }>(
    `/api/food/${food}/fdc/`,
    body,
    headers,
  )
const eventsIn = ({ shard, space }: TestHousehold) =>
  (shard === 'SPACES_00' ? env.SPACES_00 : env.SPACES_01)
    .prepare('SELECT count(*) AS n FROM event WHERE space_id = ?1')
    .bind(space)
    .first<number>('n')

it('without a key the table answers, to the words of its rows and to what people call common foods', async () => {
  const { creator } = await createHousehold()
  const butter = await search(creator, 'query=butter')
  expect(butter.foods.slice(0, 2).map(({ fdcId, description }) => [fdcId, description])).toEqual([
    [1145, 'Butter, without salt'],
    [1001, 'Butter, salted'],
  ])
  expect(butter).toMatchObject({ currentPage: 1, totalHits: expect.any(Number) })
  expect(butter.foods).toHaveLength(50)
  expect((await search(creator, 'query=butter&pageNumber=2')).foods[0]).not.toEqual(butter.foods[0])
  const [flour] = (await search(creator, 'query=Mehl&dataType=Foundation&dataType=Branded')).foods
  expect(flour).toMatchObject({ description: expect.stringContaining('Wheat flour, white'), dataType: 'SR Legacy' })
  expect(await search(creator, 'query=butter&dataType=Branded')).toMatchObject({ totalHits: 0, foods: [] })
  expect(await search(creator, 'query=%20')).toMatchObject({ totalHits: 0, totalPages: 0, foods: [] })
  expect((await creator.call('GET', '/api/fdc-search/')).status).toBe(400)
})

it('filling a food replaces what FoodData Central counts and keeps all else', async () => {
  const home = await createHousehold()
  const me = home.creator
  const energy = await createPropertyType(me, 'Energy', { unit: 'kJ', fdc_id: 1008 })
  const sodium = await createPropertyType(me, 'Sodium', { unit: 'g', fdc_id: 1093 })
  const vitamin = await createPropertyType(me, 'Vitamin C', { unit: 'mg', fdc_id: 1162 })
  const price = await createPropertyType(me, 'Price', { unit: '€' })
  const food = await createFoodWith(me, 'butter', {
    properties: [propertyAmount(2, price), propertyAmount(5, energy), propertyAmount(9, vitamin)],
  })
  expect(await me.get(`/api/food/${food.id}/fdc/?fdc_id=1001`)).toMatchObject({
    of_other_amount: ['Price', 'Vitamin C'],
  })
  const filled = await fill(me, food.id, { fdc_id: 1001 }, { 'accept-language': 'en' })
  expect(await me.get(`/api/food/${food.id}/fdc/`)).toMatchObject({ of_other_amount: [] })
  expect(filled).toMatchObject({
    fdc_id: 1001,
    properties_food_amount: 100,
    properties_food_unit: { name: 'g', base_unit: 'g' },
  })
  // The table counts no vitamins, so what was said of them stays.
  expect(new Map(propertyPairs(filled) as [string, number][])).toEqual(
    new Map([
      ['Price', 2],
      ['Vitamin C', 9],
      ['Energy', 3000],
      ['Sodium', 0.643],
    ]),
  )
  expect(sodium.id).toBeGreaterThan(0)
  expect((await conversionsOf(me, food.id)).toSorted()).toEqual(['1 cup butter = 227 g', '1 stick butter = 113 g'])
  const again = await me.call('POST', `/api/food/${food.id}/fdc/`, {}, { 'accept-language': 'en' })
  expect([again.status, again.headers.get('x-event-seq')]).toEqual([200, null])
  expect(await replayDifferencesIn(home)).toEqual([])
})

it('a preview says what filling would write, and writes nothing', async () => {
  const home = await createHousehold()
  const me = home.creator
  const food = await createFoodWith(me, 'Butter')
  const before = await eventsIn(home)
  const headers = { 'accept-language': 'de' }
  const preview = await me.call('GET', `/api/food/${food.id}/fdc/?fdc_id=1145&label=true`, undefined, headers)
  const said = await preview.json<{ properties: { property_type: object; property_amount: number }[] }>()
  expect(await eventsIn(home)).toBe(before)
  expect(said).toMatchObject({
    fdc_id: 1145,
    description: 'Butter, without salt',
    conversions: [{ base_amount: 100, base_unit: 'ml', converted_amount: 95.94, converted_unit: 'g' }],
  })
  expect(said.properties[0]).toEqual({
    property_type: { id: null, name: 'Kalorien', unit: 'kcal' },
    property_amount: 717,
    before: null,
  })
  const filled = await fill(me, food.id, { fdc_id: 1145, label: true }, headers)
  expect(propertyPairs(filled)).toContainEqual(['Salz', 0.03])
  expect(filled.properties).toHaveLength(8)
  expect(await conversionsOf(me, food.id)).toEqual(['100 ml Butter = 95.94 g'])
})

it('it is taken back as one, with the units and conversions that it made', async () => {
  const home = await createHousehold()
  const me = home.creator
  await createPropertyType(me, 'Energy', { unit: 'kcal', fdc_id: 1008 })
  const food = await createFoodWith(me, 'egg')
  const done = await me.call('POST', `/api/food/${food.id}/fdc/`, { fdc_id: 1123 }, { 'accept-language': 'en' })
  expect(await conversionsOf(me, food.id)).toHaveLength(2)
  expect((await me.call('POST', `/api/command/${done.headers.get('x-command')}/undo/`, {})).status).toBe(200)
  expect(await me.get(`/api/food/${food.id}/`)).toMatchObject({ fdc_id: null, properties: [] })
  expect(await conversionsOf(me, food.id)).toEqual([])
})

it('what a food weighs already gets no second weight', async () => {
  const me = (await createHousehold()).creator
  const food = await createFoodWith(me, 'sugar')
  const ml = { name: 'ml', base_unit: 'ml' }
  const gram = await me.post<{ id: number }>('/api/unit/', { name: 'Gramm', base_unit: 'g' })
  await me.post('/api/unit/', ml)
  const weight = { food, base_amount: 10, base_unit: { name: 'ml' }, converted_amount: 9, converted_unit: gram }
  await me.post('/api/unit-conversion/', weight)
  const filled = await fill(me, food.id, { fdc_id: 19335 }, { 'accept-language': 'en' })
  expect(filled.properties_food_unit).toMatchObject({ name: 'Gramm' })
  expect(await conversionsOf(me, food.id)).toContain('10 ml sugar = 9 Gramm')
  expect((await conversionsOf(me, food.id)).filter((name) => name.includes('cup'))).toEqual([])
})

it('a food without a number, and a number that is no row, are refused with a reason', async () => {
  const me = (await createHousehold()).creator
  const food = await createFoodWith(me, 'air')
  const refused = async (body: object) => {
    const answer = await me.call('POST', `/api/food/${food.id}/fdc/`, body)
    const { code, msg } = await answer.json<{ code: string; msg: string }>()
    return [answer.status, code, msg]
  }
  expect(await refused({})).toEqual([400, 'fdc.without_id', 'Food has no FDC ID associated.'])
  expect((await refused({ fdc_id: 99_998 })).slice(0, 2)).toEqual([400, 'fdc.not_in_table'])
  expect((await refused({ fdc_id: 2_346_396 })).slice(0, 2)).toEqual([400, 'fdc.not_in_table'])
  expect((await me.call('POST', '/api/food/0/fdc/', { fdc_id: 1001 })).status).toBe(404)
  const elsewhere = await createFoodWith((await createHousehold()).creator, 'theirs')
  expect((await me.call('POST', `/api/food/${elsewhere.id}/fdc/`, { fdc_id: 1001 })).status).toBe(404)
})

import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { liveIn, openHousehold } from '#tests/laws/live.samples.ts'

const kinds = ['version', 'unit', 'category', 'property', 'food', 'store', 'conversion'].map(
  (one) => `open-data-${one}`,
)
const deleting = async (person: TestPerson, kind: string, id: number | undefined) =>
  (await person.call('DELETE', `/api/${kind}/${id}/`)).status

it('a conversion shows its food, the food its category and properties, and each its version', async () => {
  const home = await openHousehold()
  const made = await liveIn(home, kinds)
  const version = { id: made['open-data-version'], name: 'German', code: 'de', comment: '' }
  expect(await home.creator.get(`/api/open-data-conversion/${made['open-data-conversion']}/`)).toMatchObject({
    version,
    slug: 'conversion-milk',
    created_by: expect.any(String),
    converted_amount: 1.03,
    base_unit: { id: made['open-data-unit'], version },
    food: {
      name: 'milk',
      version,
      store_category: { slug: 'category-dairy', version },
      preferred_unit_metric: null,
      properties: [{ id: 1, property: { name: 'Protein', fdc_id: 1003, version }, property_amount: 3.4 }],
      properties_food_amount: 100,
      properties_food_unit: { base_unit: 'g', type: 'WEIGHT' },
    },
  })
  expect(await home.creator.get(`/api/open-data-store/${made['open-data-store']}/`)).toMatchObject({
    category_to_store: [{ id: 1, category: { name: 'Dairy' }, store: made['open-data-store'], order: 1 }],
  })
})

it('a record moves to another version, and what is not sent stays', async () => {
  const home = await openHousehold()
  const made = await liveIn(home, kinds)
  const french = await home.creator.post<{ id: number }>('/api/open-data-version/', { name: 'French', code: 'fr' })
  const path = `/api/open-data-food/${made['open-data-food']}/`
  const moved = await home.creator.patch(path, { version: french.id, preferred_unit_imperial: made['open-data-unit'] })
  expect(moved).toMatchObject({
    version: { code: 'fr' },
    name: 'milk',
    preferred_unit_imperial: { name: 'gram' },
    properties: [{ property_amount: 3.4 }],
  })
  expect(await home.creator.get('/api/open-data-food/?version=' + french.id)).toMatchObject({ count: 1 })
  const back = await home.creator.call('PUT', path, moved)
  expect(back.headers.get('x-event-seq')).toBeNull()
  expect(await back.json()).toEqual(moved)
})

it('what is still used stays, and says by what', async () => {
  const home = await openHousehold()
  const made = await liveIn(home, kinds)
  for (const kind of ['version', 'unit', 'category', 'property', 'food']) {
    const path = `/api/open-data-${kind}/${made[`open-data-${kind}`]}`
    expect(await home.creator.get(`${path}/protecting/`), kind).not.toMatchObject({ count: 0 })
    expect(await deleting(home.creator, `open-data-${kind}`, made[`open-data-${kind}`]), kind).toBe(409)
  }
  for (const kind of kinds.toReversed()) expect(await deleting(home.creator, kind, made[kind]), kind).toBe(204)
  expect(await home.creator.get('/api/open-data-stats/')).toMatchObject({ version: 0, food: 0, versions: [] })
})

it('a slug names one record of a version', async () => {
  const home = await openHousehold()
  const made = await liveIn(home, kinds)
  const unit = { version: made['open-data-version'], slug: 'unit-ounce', name: 'ounce', type: 'WEIGHT' }
  const ounce = await home.creator.post<{ id: number }>('/api/open-data-unit/', unit)
  expect(await home.creator.post('/api/open-data-unit/', { ...unit, name: 'again' })).toMatchObject({ id: ounce.id })
  const taken = await home.creator.call('PATCH', `/api/open-data-unit/${ounce.id}/`, { slug: 'unit-gram' })
  expect(taken.status).toBe(400)
  const other = await home.creator.post<{ id: number }>('/api/open-data-version/', { name: 'French', code: 'fr' })
  expect(await home.creator.post('/api/open-data-unit/', { ...unit, version: other.id })).not.toMatchObject({
    id: ounce.id,
  })
})

it('records of other spaces are unknown, also inside lists', async () => {
  const [home, other] = [await openHousehold(), await openHousehold()]
  const made = await liveIn(home, kinds)
  const theirs = await liveIn(other, kinds)
  const path = `/api/open-data-food/${made['open-data-food']}/`
  for (const [field, body] of [
    ['version', { version: theirs['open-data-version'] }],
    ['store_category', { store_category: { id: theirs['open-data-category'] } }],
    ['properties', { properties: [{ property: { id: theirs['open-data-property'] }, property_amount: 1 }] }],
  ] as const) {
    const answer = await home.creator.call('PATCH', path, body)
    expect(answer.status, field).toBe(400)
    expect(await answer.json(), field).toMatchObject({ [field]: [expect.stringContaining('Invalid pk')] })
  }
})

it('users read open data, admins edit it, guests do neither', async () => {
  const home = await createHousehold()
  const [guest, user, admin] = [await home.join('guest'), await home.join('user'), await home.join('admin')]
  const draft = { name: 'German', code: 'de' }
  expect((await guest.call('GET', '/api/open-data-version/')).status).toBe(403)
  expect((await user.call('POST', '/api/open-data-version/', draft)).status).toBe(403)
  expect((await admin.call('POST', '/api/open-data-version/', draft)).status).toBe(201)
  expect(await user.get('/api/open-data-version/?query=germ')).toMatchObject({ count: 1, results: [draft] })
  expect(await user.get('/api/open-data-stats/')).toMatchObject({ version: 1, unit: 0, versions: [{ code: 'de' }] })
})

it('a record is filled with its nutrition, in the units of its version', async () => {
  const home = await openHousehold()
  const made = await liveIn(home, kinds)
  const me = home.creator
  const version = made['open-data-version']
  const sodium = { version, slug: 'property-sodium', name: 'Sodium', unit: 'g', fdc_id: 1093 }
  await me.post('/api/open-data-property/', sodium)
  const path = `/api/open-data-food/${made['open-data-food']}/fdc/`
  const none = await me.call('POST', path, {})
  expect([none.status, await none.json()]).toMatchObject([400, { code: 'fdc.without_id' }])
  const filled = await me.post<object>(path, { fdc_id: 1077 })
  expect(filled).toMatchObject({
    fdc_id: 1077,
    properties_food_amount: 100,
    properties_food_unit: { base_unit: 'g' },
    properties_source: 'Milk, whole, 3.25% milkfat, with added vitamin D',
    properties: [
      { property: { name: 'Protein' }, property_amount: 3.15 },
      { property: { name: 'Sodium' }, property_amount: 0.043 },
    ],
  })
  expect((await me.call('POST', path, {})).headers.get('x-event-seq')).toBeNull()
  const user = await home.join('user')
  expect((await user.call('POST', path, {})).status).toBe(403)
  expect(await user.get('/api/open-data-FDC/1077/')).toMatchObject({
    fdcId: 1077,
    foodNutrients: expect.arrayContaining([{ id: 1003, amount: 3.15, unitName: 'g' }]),
    measures: [{ measure: 'cup', grams: 244 }],
  })
})

import { expect, inject, it } from 'vitest'
import { SERVICE_KEY } from '#tests/food-data.key.ts'
import { fetchWithEnv } from '#tests/fetch-with-env.ts'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { createFoodWith, createPropertyType, propertyPairs, type PropertyOwner } from '#tests/property.fixture.ts'

const host = inject('foodDataHost')

/** Asks a server whose operator has a key for the service at `address`. */
const ask = (by: TestPerson, method: string, path: string, address = `${host}/fdc`, key = SERVICE_KEY) =>
  fetchWithEnv(
    { FDC_API_KEY: key, FDC_URL: address, FETCH_ALLOW: host },
    new Request(`http://larder.test${path}`, {
      method,
      headers: {
        authorization: `Bearer ${by.token}`,
        'accept-language': 'en',
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
      ...(method === 'POST' ? { body: '{"fdc_id":2346396}' } : {}),
    }),
  )

it('with a key the service finds foods, and the table those that it does not know', async () => {
  const { creator } = await createHousehold()
  expect(await (await ask(creator, 'GET', '/api/fdc-search/?query=oats')).json()).toEqual({
    totalHits: 1,
    currentPage: 1,
    totalPages: 1,
    foods: [{ fdcId: 2346396, description: 'Oats, whole grain', dataType: 'Foundation', name: null }],
  })
  const flour = await (await ask(creator, 'GET', '/api/fdc-search/?query=Mehl')).json<{ foods: object[] }>()
  expect(flour.foods[0]).toMatchObject({ dataType: 'SR Legacy' })
})

it('what the service lists fills the food, rounded, never negative, and 0 where it lists nothing', async () => {
  const { creator } = await createHousehold()
  for (const [name, fdc_id] of [
    ['Energy', 1008],
    ['Protein', 1003],
    ['Sodium', 1093],
    ['Fat', 1004],
  ] as const)
    await createPropertyType(creator, name, { fdc_id })
  const food = await createFoodWith(creator, 'oats')
  const filled = await ask(creator, 'POST', `/api/food/${food.id}/fdc/`)
  expect(filled.status).toBe(200)
  expect(propertyPairs(await filled.json<PropertyOwner>())).toEqual([
    ['Energy', 381.46],
    ['Protein', 13.5],
    ['Sodium', 0],
    ['Fat', 0],
  ])
  const { results } = await creator.get<{ results: { name: string }[] }>(`/api/unit-conversion/?food_id=${food.id}`)
  expect(results.map(({ name }) => name)).toEqual(['1 cup oats = 81 g', '1 slice oats = 12 g'])
})

it.each([
  ['status-429', 429, 'fdc.rate_limited'],
  ['status-404', 404, 'fdc.unknown'],
  ['status-403', 502, 'fdc.key_refused'],
  ['status-500', 502, 'fdc.failed'],
  ['elsewhere', 502, 'fdc.unreachable'],
  ['nonsense', 502, 'fdc.unreadable'],
  ['words', 502, 'fdc.unreadable'],
  ['floods', 502, 'fdc.unreachable'],
  ['hangs', 504, 'fdc.timeout'],
])('a service that fails (%s) is named, and nothing is done', async (fault, status, code) => {
  const { creator } = await createHousehold()
  await createPropertyType(creator, 'Energy', { fdc_id: 1008 })
  const food = await createFoodWith(creator, 'oats')
  const address = `${host}/${fault}/fdc`
  const [found, filled] = await Promise.all([
    ask(creator, 'GET', '/api/fdc-search/?query=oats', address),
    ask(creator, 'POST', `/api/food/${food.id}/fdc/`, address),
  ])
  for (const answer of [found, filled]) {
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code, msg: expect.any(String) })
    expect(answer.headers.get('retry-after')).toBe(status === 429 ? '120' : null)
  }
  expect(await creator.get(`/api/food/${food.id}/`)).toMatchObject({ fdc_id: null, properties: [] })
})

it('an address that the gateway refuses is not asked', async () => {
  const { creator } = await createHousehold()
  const answer = await ask(creator, 'GET', '/api/fdc-search/?query=oats', 'http://169.254.169.254/fdc')
  expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([502, 'fdc.unreachable'])
})

it('rows of the table need no service', async () => {
  const { creator } = await createHousehold()
  const food = await createFoodWith(creator, 'butter')
  const path = `/api/food/${food.id}/fdc/?fdc_id=1001`
  expect(await (await ask(creator, 'GET', path, `${host}/status-500/fdc`)).json()).toMatchObject({
    description: 'Butter, salted',
  })
})

import { expect, it } from 'vitest'
import { createHousehold, personWithToken, stranger } from '#tests/fixture.ts'
import { createStockedKitchen } from '#tests/kitchen.fixture.ts'

const RFC3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

it('missing or bad credentials, and basic authentication, are answered 403 with a sentence', async () => {
  const basic = { authorization: `Basic ${btoa('anna:secret')}` }
  const answers = await Promise.all([
    stranger.call('GET', '/api/'),
    stranger.call('GET', '/api/recipe/'),
    stranger.call('GET', '/api/recipe/', undefined, basic),
    personWithToken(0, 'tda_00000000_0000_0000_0000_000000000000').call('GET', '/api/'),
    personWithToken(0, 'nonsense').call('POST', '/api/food/', { name: 'x' }),
  ])
  for (const answer of answers) {
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ detail: expect.any(String) })
  }
})

it('the root of the API answers an object to anybody signed in', async () => {
  const { creator } = await createHousehold()
  expect(await creator.get('/api/')).toEqual(expect.objectContaining({ recipe: expect.any(String) }))
})

it('an unknown path is 404 in JSON for every method', async () => {
  const { creator } = await createHousehold()
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
    const answer = await creator.call(method, '/api/no-such-thing/', method === 'GET' ? undefined : {})
    expect(answer.status, method).toBe(404)
    expect(await answer.json()).toMatchObject({ detail: expect.any(String) })
  }
})

it('an address without its slash means the same', async () => {
  const { cook, recipe } = await createStockedKitchen()
  expect(await cook.get(`/api/recipe/${recipe.id}`)).toMatchObject({ id: recipe.id })
  expect(await cook.get(`/api/share-link/${recipe.id}`)).toMatchObject({
    share: expect.any(String),
    link: expect.any(String),
  })
  expect(await cook.get('/api/food?query=flour')).toMatchObject({ count: 1 })
  expect(
    (await cook.call('PATCH', `/api/food/${recipe.steps[0]?.ingredients[0]?.food.id}`, { description: 'x' })).status,
  ).toBe(200)
})

it('numbers are numbers, whole ones are whole, and times carry an offset', async () => {
  const { cook, recipe } = await createStockedKitchen()
  const paths = [
    `recipe/${recipe.id}/`,
    'recipe/',
    'meal-plan/',
    'cook-log/',
    'shopping-list-entry/',
    'food/',
    'keyword/',
  ]
  for (const path of paths) check(await cook.get(`/api/${path}`), path)
})

const whole = new Set(['servings', 'working_time', 'waiting_time', 'time', 'order', 'numchild', 'count'])
const times = /^(created_at|updated_at|last_cooked|from_date|to_date|completed_at|delay_until|timestamp|expires)$/
function check(value: unknown, path: string): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (whole.has(key) && inner !== null && !(key === 'servings' && path.startsWith('meal-plan')))
      expect(Number.isInteger(inner), `${path} ${key} ${String(inner)}`).toBe(true)
    if (key === 'amount') expect(typeof inner, path).toBe('number')
    if (times.test(key) && inner !== null) expect(inner, `${path} ${key}`).toMatch(RFC3339)
    check(inner, `${path} ${key}`)
  }
}

it('the server names a version that clients know', async () => {
  const { creator } = await createHousehold()
  expect(await creator.get('/api/server-settings/current/')).toMatchObject({ version: '2.5.3' })
})

it('a field that is wrong, or a name that is taken, is 400 with the field', async () => {
  const { creator } = await createHousehold()
  const bad = await creator.call('POST', '/api/food/', { name: '' })
  expect(bad.status).toBe(400)
  expect(await bad.json()).toMatchObject({ name: [expect.any(String)] })
  const nested = await creator.call('POST', '/api/recipe/', {
    name: 'x',
    steps: [{ instruction: '', ingredients: [{ amount: 'much' }] }],
  })
  expect(await nested.json()).toMatchObject({ steps: [{ ingredients: [{ amount: [expect.any(String)] }] }] })
  const { id } = await creator.post<{ id: number }>('/api/food/', { name: 'Rye' })
  await creator.post('/api/food/', { name: 'Oats' })
  expect((await creator.call('PATCH', `/api/food/${id}/`, { name: 'Oats' })).status).toBe(400)
})

it('a deletion answers 204 without a body, and then 404', async () => {
  const { creator } = await createHousehold()
  const { id } = await creator.post<{ id: number }>('/api/unit/', { name: 'pinch' })
  const gone = await creator.call('DELETE', `/api/unit/${id}/`)
  expect([gone.status, await gone.text()]).toEqual([204, ''])
  expect((await creator.call('GET', `/api/unit/${id}/`)).status).toBe(404)
})

import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'

interface Conversion {
  id: number
  name: string
  base_amount: number
  base_unit: { id: number; name: string }
  converted_unit: { id: number; name: string }
  food: { id: number; name: string; full_name: string } | null
}

const path = '/api/unit-conversion/'
const named = (name: string) => ({ name })
const say = (by: TestPerson, base: [number, object], converted: [number, object], food?: object | null) =>
  by.post<Conversion>(path, {
    base_amount: base[0],
    base_unit: base[1],
    converted_amount: converted[0],
    converted_unit: converted[1],
    ...(food === undefined ? {} : { food }),
  })
const all = async (by: TestPerson, query = '') =>
  (await by.get<{ results: Conversion[] }>(`${path}${query}`)).results.map(({ name }) => name)
const unit = async (by: TestPerson, name: string, more: object = {}) =>
  by.post<{ id: number }>('/api/unit/', { name, ...more })

it('a conversion names its units and its food, found or made, and reads as a sentence', async () => {
  const { creator } = await createHousehold()
  const gram = await unit(creator, 'g', { base_unit: 'g' })
  const made = await say(creator, [1, named('cup')], [120.5, { id: gram.id }], named('flour'))
  expect(made).toMatchObject({
    name: '1 cup flour = 120.5 g',
    base_unit: { name: 'cup', base_unit: null },
    converted_unit: { id: gram.id },
    food: { name: 'flour', full_name: 'flour', properties: [], food_onhand: false, inherit_fields: [] },
    open_data_slug: null,
  })
  expect(await creator.get(`${path}${made.id}/`)).toEqual(made)
  const saved = await creator.call('PUT', `${path}${made.id}/`, made)
  expect([saved.status, saved.headers.get('x-event-seq')]).toEqual([200, null])
  const general = await say(creator, [16, named('pinch')], [1, named('tsp')], null)
  expect(general).toMatchObject({ name: '16 pinch = 1 tsp', food: null })
  expect(await all(creator)).toEqual(['1 cup flour = 120.5 g', '16 pinch = 1 tsp'])
})

it('creating the same conversion again answers the existing one; changing another into it is refused', async () => {
  const { creator } = await createHousehold()
  const first = await say(creator, [1, named('cup')], [120, named('g')], named('flour'))
  expect(await say(creator, [2, named(' CUP ')], [250, named('G')], { id: first.food?.id })).toEqual(first)
  const second = await say(creator, [1, named('tbsp')], [8, named('g')], named('flour'))
  const same = await creator.call('PATCH', `${path}${second.id}/`, { base_unit: { id: first.base_unit.id } })
  expect([same.status, await same.json()]).toEqual([
    400,
    { non_field_errors: [expect.any(String)], code: 'request.not_unique' },
  ])
  expect(await creator.patch(`${path}${second.id}/`, { food: null, base_amount: '1,5' })).toMatchObject({
    name: '1.5 tbsp = 8 g',
    food: null,
  })
})

it('a list is narrowed by food, and by what its food or units are called', async () => {
  const { creator } = await createHousehold()
  const flour = await say(creator, [1, named('cup')], [120, named('g')], named('flour'))
  await say(creator, [1, named('cup')], [200, named('g')], named('crème'))
  await say(creator, [1, named('clove')], [5, named('ml')])
  expect(await all(creator, `?food_id=${flour.food?.id}`)).toEqual(['1 cup flour = 120 g'])
  expect(await all(creator, '?query=Creme')).toEqual(['1 cup crème = 200 g'])
  expect(await all(creator, '?query=clo')).toEqual(['1 clove = 5 ml'])
  expect(await all(creator, '?query=100%25')).toEqual([])
})

it('ids of another space are field errors and change nothing', async () => {
  const { creator } = await createHousehold()
  const other = await createHousehold()
  const theirs = await unit(other.creator, 'barrel')
  const answer = await creator.call('POST', path, {
    base_amount: 1,
    base_unit: { id: theirs.id },
    converted_amount: 1,
    converted_unit: { name: 'keg' },
  })
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { base_unit: [`Invalid pk "${theirs.id}" - object does not exist.`], code: 'request.unknown_reference' },
  ])
  expect((await creator.get<{ results: { name: string }[] }>('/api/unit/')).results).toEqual([])
})

it('merging two units with a conversion each keeps one of them', async () => {
  const { creator } = await createHousehold()
  const tsp = await unit(creator, 'tsp', { base_unit: 'tsp' })
  const teaspoon = await unit(creator, 'teaspoon')
  await say(creator, [1, { id: tsp.id }], [5.9, named('g')], named('salt'))
  await say(creator, [1, { id: teaspoon.id }], [6, named('g')], named('salt'))
  await say(creator, [1, { id: tsp.id }], [4, named('g')], named('sugar'))
  await say(creator, [1, { id: tsp.id }], [1, { id: teaspoon.id }])
  const merged = await creator.call('PUT', `/api/unit/${tsp.id}/merge/${teaspoon.id}/`, {})
  expect(merged.status).toBe(200)
  expect(await all(creator)).toEqual(['1 teaspoon salt = 6 g', '1 teaspoon sugar = 4 g'])
  expect(await creator.get(`/api/unit/${teaspoon.id}/`)).toMatchObject({ base_unit: 'tsp' })
})

it('conversions of a merged food move to the target, unless it has the same already', async () => {
  const { creator } = await createHousehold()
  const [from, into] = [named('flours'), named('flour')]
  await say(creator, [1, named('cup')], [100, named('g')], from)
  await say(creator, [1, named('tbsp')], [8, named('g')], from)
  const kept = await say(creator, [1, named('cup')], [120, named('g')], into)
  const { results } = await creator.get<{ results: { id: number; name: string }[] }>('/api/food/?query=flours')
  await creator.call('PUT', `/api/food/${results[0]?.id}/merge/${kept.food?.id}/`, {})
  expect((await all(creator)).sort()).toEqual(['1 cup flour = 120 g', '1 tbsp flour = 8 g'])
})

it('a conversion is deleted and restored with its unit or food, and their previews announce it', async () => {
  const { creator } = await createHousehold()
  const made = await say(creator, [1, named('cup')], [120, named('g')], named('flour'))
  for (const owner of [`/api/unit/${made.base_unit.id}/`, `/api/food/${made.food?.id}/`]) {
    expect(await creator.get(`${owner}cascading/`)).toMatchObject({
      results: [{ id: made.id, model: 'UnitConversion', name: '1 cup flour = 120 g' }],
    })
    const gone = await creator.call('DELETE', owner)
    expect(gone.status).toBe(204)
    expect((await creator.call('GET', `${path}${made.id}/`)).status).toBe(404)
    await creator.post(`/api/event/${gone.headers.get('x-event-seq')}/undo/`, {})
    expect(await creator.get(`${path}${made.id}/`)).toEqual(made)
  }
})

it('an ingredient tells its amount in every unit that it converts into, itself first', async () => {
  const { creator } = await createHousehold()
  for (const [name, base_unit] of [
    ['g', 'g'],
    ['kg', 'kg'],
    ['tbsp', 'tbsp'],
  ] as const)
    await unit(creator, name, { base_unit })
  await say(creator, [1, named('cup')], [120, named('g')], named('flour'))
  await say(creator, [16, named('pinch')], [1, named('cup')], null)
  const cup = await unit(creator, 'cup')
  await creator.patch(`/api/unit/${cup.id}/`, { base_unit: 'us_cup' })
  const recipe = await creator.post<{ id: number; steps: { ingredients: { id: number; conversions: object[] }[] }[] }>(
    '/api/recipe/',
    {
      name: 'Dough',
      steps: [
        {
          ingredients: [
            { food: named('flour'), unit: named('tbsp'), amount: 8 },
            { food: named('salt'), unit: named('pinch'), amount: 1 / 3 },
            { food: named('egg'), unit: null, amount: 2 },
          ],
        },
      ],
    },
  )
  const [flour, salt, egg] = recipe.steps[0]?.ingredients ?? []
  expect(flour?.conversions).toEqual([
    { food: 'flour', unit: 'tbsp', amount: 8, amount_max: null },
    { food: 'flour', unit: 'g', amount: 60, amount_max: null },
    { food: 'flour', unit: 'pinch', amount: 8, amount_max: null },
    { food: 'flour', unit: 'cup', amount: 0.5, amount_max: null },
    { food: 'flour', unit: 'kg', amount: 0.06, amount_max: null },
  ])
  expect(salt?.conversions[0]).toEqual({ food: 'salt', unit: 'pinch', amount: 1 / 3, amount_max: null })
  expect(salt?.conversions).toHaveLength(3)
  expect(egg?.conversions).toEqual([])
  expect(await creator.get(`/api/ingredient/${flour?.id}/`)).toMatchObject({ conversions: flour?.conversions })
})

it('a deleted conversion comes back by undo', async () => {
  const { creator } = await createHousehold()
  const made = await say(creator, [1, named('cup')], [120, named('g')])
  const gone = await creator.call('DELETE', `${path}${made.id}/`)
  expect([gone.status, await all(creator)]).toEqual([204, []])
  await creator.post(`/api/event/${gone.headers.get('x-event-seq')}/undo/`, {})
  expect(await creator.get(`${path}${made.id}/`)).toEqual(made)
})

it('guests neither read nor write conversions', async () => {
  const { creator, join } = await createHousehold()
  const guest = await join('guest')
  await say(creator, [1, named('cup')], [120, named('g')])
  expect((await guest.call('GET', path)).status).toBe(403)
  expect((await guest.call('POST', path, {})).status).toBe(403)
})

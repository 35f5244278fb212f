import { expect, it } from 'vitest'
import { household, type Person } from '#tests/fixture.ts'

interface Property {
  id: number
  property_amount: number | null
  property_type: { id: number; name: string; unit: string | null; fdc_id: number | null }
}
interface Owner {
  id: number
  properties: Property[]
}
interface FoodSum {
  total_value: number
  missing_value: boolean
  food_values: Record<string, { value: number | null; missing_unit?: true; missing_conversion?: object }>
}
interface Recipe extends Owner {
  steps: { ingredients: { food: { id: number } }[] }[]
  food_properties: Record<string, FoodSum>
}

const type = (by: Person, name: string, more: object = {}) =>
  by.post<{ id: number }>('/api/property-type/', { name, ...more })
const food = (by: Person, name: string, more: object = {}) => by.post<Owner>('/api/food/', { name, ...more })
const of = (amount: number | null, property_type: object) => ({ property_amount: amount, property_type })
const short = ({ properties }: Owner) => properties.map((one) => [one.property_type.name, one.property_amount])
const cook = (by: Person, ingredients: object[], more: object = {}) =>
  by.post<Recipe>('/api/recipe/', { name: 'Bread', servings: 4, steps: [{ ingredients }], ...more })

it('property types are found by name, and stand in their order', async () => {
  const { creator } = await household()
  const fat = await type(creator, 'Fat', { unit: 'g', order: 2, fdc_id: 1004 })
  const energy = await type(creator, 'Calories', { unit: 'kcal', order: 1 })
  expect(await type(creator, ' calories ', { unit: 'kJ' })).toEqual(energy)
  const { results } = await creator.get<{ results: object[] }>('/api/property-type/?category=NUTRITION')
  expect(results).toEqual([energy, fat])
  expect(energy).toEqual({
    id: energy.id,
    name: 'Calories',
    unit: 'kcal',
    description: null,
    order: 1,
    open_data_slug: null,
    fdc_id: null,
  })
})

it('a food takes properties by type id or name, keeps their ids, and gives them back', async () => {
  const { creator } = await household()
  const energy = await type(creator, 'Calories', { unit: 'kcal' })
  const flour = await food(creator, 'flour', { properties: [of(364, { id: energy.id, name: 'renamed' })] })
  expect(flour.properties).toMatchObject([{ property_amount: 364, property_type: { name: 'Calories', unit: 'kcal' } }])
  const path = `/api/food/${flour.id}/`
  const more = await creator.patch<Owner>(path, {
    id: flour.id,
    name: 'flour',
    fdc_id: 789,
    properties: [of(365.5, { name: 'calories', fdc_id: 1008 }), of(10, { name: 'Protein', fdc_id: 1003 })],
  })
  expect(short(more)).toEqual([
    ['Calories', 365.5],
    ['Protein', 10],
  ])
  expect(more.properties[0]?.id).toBe(flour.properties[0]?.id)
  expect(more.properties[1]?.property_type.fdc_id).toBe(1003)
  const again = await creator.call('PUT', path, await creator.get(path))
  expect(again.headers.get('x-event-seq')).toBeNull()
  expect(short(await creator.patch<Owner>(path, { properties: null, url: 'https://example.org' }))).toHaveLength(2)
  expect(short(await creator.patch<Owner>(path, { properties: [] }))).toEqual([])
})

it('a bad type is said where it stands, and nothing is saved', async () => {
  const { creator } = await household()
  const answer = await creator.call('POST', '/api/food/', {
    name: 'flour',
    properties: [of(1, { name: 'Price' }), of(2, { id: 999_999 })],
  })
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { properties: [{}, { property_type: ['Invalid pk "999999" - object does not exist.'] }] },
  ])
  expect(await creator.get('/api/property-type/')).toMatchObject({ count: 0 })
  const missing = await creator.call('POST', '/api/property/', { property_type: { name: 'Price' } })
  expect(await missing.json()).toMatchObject({ property_amount: ['This field is required.'] })
})

it('a property can wait on its own until a food or a recipe takes it up', async () => {
  const { creator } = await household()
  const waiting = await creator.post<Property>('/api/property/', of(3.5, { name: 'Price' }))
  expect(await creator.patch(`/api/property/${waiting.id}/`, { property_amount: 4 })).toMatchObject({
    property_amount: 4,
    property_type: waiting.property_type,
  })
  const bread = await cook(creator, [], { properties: [{ ...of(4, { name: 'Price' }), id: waiting.id }] })
  expect(bread.properties).toMatchObject([{ id: waiting.id, property_amount: 4 }])
  const cake = await food(creator, 'cake', { properties: [{ ...of(9, { name: 'Price' }), id: waiting.id }] })
  expect(cake.properties[0]?.id).not.toBe(waiting.id)
})

it('changing or deleting a property of a food or recipe changes that, with its history', async () => {
  const { creator } = await household()
  const flour = await food(creator, 'flour', { properties: [of(364, { name: 'Calories' }), of(1, { name: 'Fat' })] })
  const bread = await cook(creator, [], { properties: [of(400, { name: 'Calories' })] })
  const path = (owner: Owner, at = 0) => `/api/property/${owner.properties[at]?.id}/`
  await creator.patch(path(flour), { property_amount: null })
  await creator.patch(path(bread), { property_type: { name: 'Energy' } })
  expect(short(await creator.get(`/api/food/${flour.id}/`))).toEqual([
    ['Calories', null],
    ['Fat', 1],
  ])
  expect(short(await creator.get(`/api/recipe/${bread.id}/`))).toEqual([['Energy', 400]])
  const history = await creator.get(`/api/recipe/${bread.id}/history/`)
  expect(history).toMatchObject({ count: 2, results: [{ changes: [{ field: 'properties' }] }, {}] })
  const gone = await creator.call('DELETE', path(flour, 1))
  expect(gone.status).toBe(204)
  expect((await creator.call('GET', path(flour, 1))).status).toBe(404)
  await creator.post(`/api/event/${gone.headers.get('x-event-seq')}/undo/`, {})
  expect(short(await creator.get(`/api/food/${flour.id}/`))).toHaveLength(2)
  await creator.post(`/api/recipe/${bread.id}/restore/`, { version: 1 })
  expect(short(await creator.get(`/api/recipe/${bread.id}/`))).toEqual([['Calories', 400]])
})

it('properties of a private recipe are seen by those who see the recipe', async () => {
  const { creator, join } = await household()
  const other = await join('user')
  const energy = await type(creator, 'Calories')
  const secret = await cook(creator, [], { private: true, properties: [of(1, { id: energy.id })] })
  const path = `/api/property/${secret.properties[0]?.id}/`
  expect((await creator.call('GET', path)).status).toBe(200)
  expect((await other.call('GET', path)).status).toBe(404)
  expect((await other.call('PATCH', path, { property_amount: 2 })).status).toBe(404)
  expect((await other.call('DELETE', path)).status).toBe(404)
  expect(await other.get('/api/property/')).toMatchObject({ count: 0 })
  expect(await other.get(`/api/property-type/${energy.id}/protecting/`)).toMatchObject({
    results: [{ id: 0, model: 'Property', name: 'property' }],
  })
})

it('a type in use is not deleted; merged into another it lives on, one value for each food', async () => {
  const { creator } = await household()
  const [energy, calories] = [await type(creator, 'Energy'), await type(creator, 'Calories')]
  const flour = await food(creator, 'flour', { properties: [of(1, { id: energy.id }), of(364, { id: calories.id })] })
  const rice = await food(creator, 'rice', { properties: [of(350, { id: energy.id })] })
  expect(await creator.get(`/api/property-type/${energy.id}/protecting/`)).toMatchObject({
    results: [{ model: 'Property', name: 'flour: 1 Energy' }, { name: 'rice: 350 Energy' }],
  })
  expect((await creator.call('DELETE', `/api/property-type/${energy.id}/`)).status).toBe(409)
  await creator.call('PUT', `/api/property-type/${energy.id}/merge/${calories.id}/`, {})
  expect(short(await creator.get(`/api/food/${flour.id}/`))).toEqual([['Calories', 364]])
  expect(short(await creator.get(`/api/food/${rice.id}/`))).toEqual([['Calories', 350]])
})

it('merging foods keeps what the target knows, and takes over what it can use', async () => {
  const { creator } = await household()
  const measured = { properties_food_amount: 50, properties_food_unit: { name: 'g' } }
  const from = await food(creator, 'flours', {
    ...measured,
    properties: [of(1, { name: 'Fat' }), of(180, { name: 'Calories' })],
  })
  const bare = await food(creator, 'meal')
  await creator.call('PUT', `/api/food/${from.id}/merge/${bare.id}/`, {})
  const meal = await creator.get<Owner>(`/api/food/${bare.id}/`)
  expect(meal).toMatchObject({ properties_food_amount: 50, properties_food_unit: { name: 'g' } })
  expect(short(meal)).toHaveLength(2)
  const other = await food(creator, 'flour', {
    properties_food_unit: { name: 'piece' },
    properties: [of(5, { name: 'Calories' })],
  })
  await creator.call('PUT', `/api/food/${bare.id}/merge/${other.id}/`, {})
  expect(short(await creator.get(`/api/food/${other.id}/`))).toEqual([['Calories', 5]])
})

it('a unit in which a food is measured is not deleted', async () => {
  const { creator } = await household()
  const gram = await creator.post<{ id: number }>('/api/unit/', { name: 'g' })
  await food(creator, 'flour', { properties_food_unit: { id: gram.id } })
  const refused = await creator.call('DELETE', `/api/unit/${gram.id}/`)
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { error: true, msg: 'g is still used by 1 food.' },
  ])
})

it('the foods of a recipe add up by property type, at its own servings', async () => {
  const { creator } = await household()
  const gram = await creator.post<{ id: number }>('/api/unit/', { name: 'g', base_unit: 'g' })
  await creator.post('/api/unit/', { name: 'kg', base_unit: 'kg' })
  const energy = await type(creator, 'Calories', { unit: 'kcal' })
  const per100 = { properties_food_amount: 100, properties_food_unit: { id: gram.id } }
  const flour = await food(creator, 'flour', { ...per100, properties: [of(50, { id: energy.id })] })
  const sugar = await food(creator, 'sugar', { ...per100, properties: [of(25, { id: energy.id })] })
  const bread = await cook(creator, [
    { food: { id: flour.id }, unit: { id: gram.id }, amount: 500 },
    { food: { id: sugar.id }, unit: { name: 'kg' }, amount: 1 },
    { food: { id: flour.id }, unit: { id: gram.id }, amount: 50 },
    { is_header: true, note: 'Dust', food: null, unit: null, amount: 0 },
  ])
  const expected = {
    [energy.id]: {
      id: energy.id,
      name: 'Calories',
      description: null,
      unit: 'kcal',
      order: 0,
      food_values: {
        [flour.id]: { id: flour.id, food: { id: flour.id, name: 'flour' }, value: 275 },
        [sugar.id]: { id: sugar.id, food: { id: sugar.id, name: 'sugar' }, value: 250 },
      },
      total_value: 525,
      missing_value: false,
    },
  }
  expect(bread.food_properties).toEqual(expected)
  expect(await creator.get(`/api/recipe/${bread.id}/`)).toMatchObject({ food_properties: expected })
})

it('what does not count is said with what would make it count', async () => {
  const { creator } = await household()
  const [gram, piece] = [
    await creator.post<{ id: number }>('/api/unit/', { name: 'g', base_unit: 'g' }),
    await creator.post<{ id: number }>('/api/unit/', { name: 'piece' }),
  ]
  const energy = await type(creator, 'Calories')
  const per100 = { properties_food_unit: { id: gram.id }, properties: [of(50, { id: energy.id })] }
  const egg = await food(creator, 'egg', per100)
  const bread = await cook(creator, [{ food: { id: egg.id }, unit: { id: piece.id }, amount: 2 }])
  expect(bread.food_properties[energy.id]).toMatchObject({
    total_value: 0,
    missing_value: true,
    food_values: {
      [egg.id]: {
        value: null,
        missing_conversion: { base_unit: { id: piece.id, name: 'piece' }, converted_unit: { id: gram.id, name: 'g' } },
      },
    },
  })
  await creator.post('/api/unit-conversion/', {
    base_amount: 1,
    base_unit: { id: piece.id },
    converted_amount: 60,
    converted_unit: { id: gram.id },
    food: { id: egg.id },
  })
  expect((await creator.get<Recipe>(`/api/recipe/${bread.id}/`)).food_properties[energy.id]).toMatchObject({
    total_value: 60,
    missing_value: false,
  })
})

it('a recipe with properties, conversions and types reads few rows, however many the space has', async () => {
  const { creator } = await household()
  const gram = await creator.post<{ id: number }>('/api/unit/', { name: 'g', base_unit: 'g' })
  const types: { id: number }[] = []
  for (const name of ['Calories', 'Fat', 'Protein', 'Carbohydrates']) types.push(await type(creator, name))
  const measured = (name: string) =>
    food(creator, name, { properties_food_unit: { id: gram.id }, properties: types.map(({ id }) => of(10, { id })) })
  const used: Owner[] = []
  for (let i = 0; i < 10; i++) used.push(await measured(`used ${i}`))
  const bread = await cook(
    creator,
    used.map(({ id }) => ({ food: { id }, unit: { id: gram.id }, amount: 100 })),
  )
  const rows = async () => {
    const answer = await creator.call('GET', `/api/recipe/${bread.id}/`)
    const [trips = 0, read = 0] = (answer.headers.get('server-timing')?.match(/\d+/g) ?? []).map(Number)
    expect(trips).toBeLessThanOrEqual(2)
    return read
  }
  const before = await rows()
  for (let i = 0; i < 25; i++) {
    const { id } = await measured(`unused ${i}`)
    const pair = { base_amount: 1, base_unit: { name: 'cup' }, converted_amount: 100, converted_unit: { id: gram.id } }
    await creator.post('/api/unit-conversion/', { ...pair, food: { id } })
    await creator.post('/api/unit/', { name: `unit ${i}` })
  }
  expect(await rows()).toBeLessThan(before + 5)
  expect(before).toBeLessThan(350)
})

import { expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'
import {
  createRecipeOf,
  createFoodWith,
  propertyPairs,
  propertyAmount,
  createPropertyType,
  type PropertyOwner,
  type Property,
} from '#tests/property.fixture.ts'

it('property types are found by name, and stand in their order', async () => {
  const { creator } = await createHousehold()
  const fat = await createPropertyType(creator, 'Fat', { unit: 'g', order: 2, fdc_id: 1004 })
  const energy = await createPropertyType(creator, 'Calories', { unit: 'kcal', order: 1 })
  expect(await createPropertyType(creator, ' calories ', { unit: 'kJ' })).toEqual(energy)
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
  const { creator } = await createHousehold()
  const energy = await createPropertyType(creator, 'Calories', { unit: 'kcal' })
  const flour = await createFoodWith(creator, 'flour', {
    properties: [propertyAmount(364, { id: energy.id, name: 'renamed' })],
  })
  expect(flour.properties).toMatchObject([{ property_amount: 364, property_type: { name: 'Calories', unit: 'kcal' } }])
  const path = `/api/food/${flour.id}/`
  const more = await creator.patch<PropertyOwner>(path, {
    id: flour.id,
    name: 'flour',
    fdc_id: 789,
    properties: [
      propertyAmount(365.5, { name: 'calories', fdc_id: 1008 }),
      propertyAmount(10, { name: 'Protein', fdc_id: 1003 }),
    ],
  })
  expect(propertyPairs(more)).toEqual([
    ['Calories', 365.5],
    ['Protein', 10],
  ])
  expect(more.properties[0]?.id).toBe(flour.properties[0]?.id)
  expect(more.properties[1]?.property_type.fdc_id).toBe(1003)
  const again = await creator.call('PUT', path, await creator.get(path))
  expect(again.headers.get('x-event-seq')).toBeNull()
  expect(
    propertyPairs(await creator.patch<PropertyOwner>(path, { properties: null, url: 'https://example.org' })),
  ).toHaveLength(2)
  expect(propertyPairs(await creator.patch<PropertyOwner>(path, { properties: [] }))).toEqual([])
})

it('a bad type is said where it stands, and nothing is saved', async () => {
  const { creator } = await createHousehold()
  const answer = await creator.call('POST', '/api/food/', {
    name: 'flour',
    properties: [propertyAmount(1, { name: 'Price' }), propertyAmount(2, { id: 999_999 })],
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
  const { creator } = await createHousehold()
  const waiting = await creator.post<Property>('/api/property/', propertyAmount(3.5, { name: 'Price' }))
  expect(await creator.patch(`/api/property/${waiting.id}/`, { property_amount: 4 })).toMatchObject({
    property_amount: 4,
    property_type: waiting.property_type,
  })
  const saved = await creator.call('PUT', `/api/property/${waiting.id}/`, { ...waiting, property_amount: 4 })
  expect([saved.status, saved.headers.get('x-event-seq')]).toEqual([200, null])
  const bread = await createRecipeOf(creator, [], {
    properties: [{ ...propertyAmount(4, { name: 'Price' }), id: waiting.id }],
  })
  expect(bread.properties).toMatchObject([{ id: waiting.id, property_amount: 4 }])
  const cake = await createFoodWith(creator, 'cake', {
    properties: [{ ...propertyAmount(9, { name: 'Price' }), id: waiting.id }],
  })
  expect(cake.properties[0]?.id).not.toBe(waiting.id)
})

it('changing or deleting a property of a food or recipe changes that, with its history', async () => {
  const { creator } = await createHousehold()
  const flour = await createFoodWith(creator, 'flour', {
    properties: [propertyAmount(364, { name: 'Calories' }), propertyAmount(1, { name: 'Fat' })],
  })
  const bread = await createRecipeOf(creator, [], { properties: [propertyAmount(400, { name: 'Calories' })] })
  const path = (owner: PropertyOwner, at = 0) => `/api/property/${owner.properties[at]?.id}/`
  await creator.patch(path(flour), { property_amount: null })
  await creator.patch(path(bread), { property_type: { name: 'Energy' } })
  expect(propertyPairs(await creator.get(`/api/food/${flour.id}/`))).toEqual([
    ['Calories', null],
    ['Fat', 1],
  ])
  expect(propertyPairs(await creator.get(`/api/recipe/${bread.id}/`))).toEqual([['Energy', 400]])
  const history = await creator.get(`/api/recipe/${bread.id}/history/`)
  expect(history).toMatchObject({ count: 2, results: [{ changes: [{ field: 'properties' }] }, {}] })
  const gone = await creator.call('DELETE', path(flour, 1))
  expect(gone.status).toBe(204)
  expect((await creator.call('GET', path(flour, 1))).status).toBe(404)
  await creator.post(`/api/event/${gone.headers.get('x-event-seq')}/undo/`, {})
  expect(propertyPairs(await creator.get(`/api/food/${flour.id}/`))).toHaveLength(2)
  await creator.post(`/api/recipe/${bread.id}/restore/`, { version: 1 })
  expect(propertyPairs(await creator.get(`/api/recipe/${bread.id}/`))).toEqual([['Calories', 400]])
})

it('properties of a private recipe are seen by those who see the recipe', async () => {
  const { creator, join } = await createHousehold()
  const other = await join('user')
  const energy = await createPropertyType(creator, 'Calories')
  const secret = await createRecipeOf(creator, [], {
    private: true,
    properties: [propertyAmount(1, { id: energy.id })],
  })
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

import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import {
  createRecipeOf,
  createFoodWith,
  propertyPairs,
  propertyAmount,
  createPropertyType,
  type PropertyOwner,
  type RecipeWithProperties,
} from '#tests/property.fixture.ts'

it('a type in use is not deleted; merged into another it lives on, one value for each food', async () => {
  const { creator } = await createHousehold()
  const [energy, calories] = [
    await createPropertyType(creator, 'Energy'),
    await createPropertyType(creator, 'Calories'),
  ]
  const flour = await createFoodWith(creator, 'flour', {
    properties: [propertyAmount(1, { id: energy.id }), propertyAmount(364, { id: calories.id })],
  })
  const rice = await createFoodWith(creator, 'rice', { properties: [propertyAmount(350, { id: energy.id })] })
  expect(await creator.get(`/api/property-type/${energy.id}/protecting/`)).toMatchObject({
    results: [{ model: 'Property', name: 'flour: 1 Energy' }, { name: 'rice: 350 Energy' }],
  })
  expect((await creator.call('DELETE', `/api/property-type/${energy.id}/`)).status).toBe(409)
  await creator.call('PUT', `/api/property-type/${energy.id}/merge/${calories.id}/`, {})
  expect(propertyPairs(await creator.get(`/api/food/${flour.id}/`))).toEqual([['Calories', 364]])
  expect(propertyPairs(await creator.get(`/api/food/${rice.id}/`))).toEqual([['Calories', 350]])
})

it('merging foods keeps what the target knows, and takes over what it can use', async () => {
  const { creator } = await createHousehold()
  const measured = { properties_food_amount: 50, properties_food_unit: { name: 'g' } }
  const from = await createFoodWith(creator, 'flours', {
    ...measured,
    properties: [propertyAmount(1, { name: 'Fat' }), propertyAmount(180, { name: 'Calories' })],
  })
  const bare = await createFoodWith(creator, 'meal')
  await creator.call('PUT', `/api/food/${from.id}/merge/${bare.id}/`, {})
  const meal = await creator.get<PropertyOwner>(`/api/food/${bare.id}/`)
  expect(meal).toMatchObject({ properties_food_amount: 50, properties_food_unit: { name: 'g' } })
  expect(propertyPairs(meal)).toHaveLength(2)
  const other = await createFoodWith(creator, 'flour', {
    properties_food_unit: { name: 'piece' },
    properties: [propertyAmount(5, { name: 'Calories' })],
  })
  await creator.call('PUT', `/api/food/${bare.id}/merge/${other.id}/`, {})
  expect(propertyPairs(await creator.get(`/api/food/${other.id}/`))).toEqual([['Calories', 5]])
})

it("a unit that a food's properties are measured in cannot be deleted", async () => {
  const { creator } = await createHousehold()
  const gram = await creator.post<{ id: number }>('/api/unit/', { name: 'g' })
  await createFoodWith(creator, 'flour', { properties_food_unit: { id: gram.id } })
  const refused = await creator.call('DELETE', `/api/unit/${gram.id}/`)
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { error: true, msg: 'g is still used by 1 food.' },
  ])
})

it('the foods of a recipe add up by property type, at its own servings', async () => {
  const { creator } = await createHousehold()
  const gram = await creator.post<{ id: number }>('/api/unit/', { name: 'g', base_unit: 'g' })
  await creator.post('/api/unit/', { name: 'kg', base_unit: 'kg' })
  const energy = await createPropertyType(creator, 'Calories', { unit: 'kcal' })
  const per100 = { properties_food_amount: 100, properties_food_unit: { id: gram.id } }
  const flour = await createFoodWith(creator, 'flour', {
    ...per100,
    properties: [propertyAmount(50, { id: energy.id })],
  })
  const sugar = await createFoodWith(creator, 'sugar', {
    ...per100,
    properties: [propertyAmount(25, { id: energy.id })],
  })
  const bread = await createRecipeOf(creator, [
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

it('recipes embedded in a step count towards its properties, for those who see them', async () => {
  const { creator, join } = await createHousehold()
  const energy = await createPropertyType(creator, 'Calories')
  const gram = await creator.post<{ id: number }>('/api/unit/', { name: 'g', base_unit: 'g' })
  const per100 = { properties_food_unit: { id: gram.id }, properties: [propertyAmount(350, { id: energy.id })] }
  const flour = await createFoodWith(creator, 'flour', per100)
  const line = (amount: number) => ({ food: { id: flour.id }, unit: { id: gram.id }, amount })
  const dough = await createRecipeOf(creator, [line(500)], { name: 'Dough', private: true })
  const pizza = await creator.post<RecipeWithProperties>('/api/recipe/', {
    name: 'Pizza',
    servings: 4,
    steps: [
      { ingredients: [], step_recipe: dough.id },
      { ingredients: [line(100)], step_recipe: dough.id },
    ],
  })
  const total = async (by: TestPerson) =>
    (await by.get<RecipeWithProperties>(`/api/recipe/${pizza.id}/`)).food_properties[energy.id]?.total_value
  expect(await total(creator)).toBe(11 * 350)
  expect(await total(await join('user'))).toBe(350)
})

it('foods left out of the sum are listed with what is missing', async () => {
  const { creator } = await createHousehold()
  const [gram, piece] = [
    await creator.post<{ id: number }>('/api/unit/', { name: 'g', base_unit: 'g' }),
    await creator.post<{ id: number }>('/api/unit/', { name: 'piece' }),
  ]
  const energy = await createPropertyType(creator, 'Calories')
  const per100 = { properties_food_unit: { id: gram.id }, properties: [propertyAmount(50, { id: energy.id })] }
  const egg = await createFoodWith(creator, 'egg', per100)
  const bread = await createRecipeOf(creator, [{ food: { id: egg.id }, unit: { id: piece.id }, amount: 2 }])
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
  expect(
    (await creator.get<RecipeWithProperties>(`/api/recipe/${bread.id}/`)).food_properties[energy.id],
  ).toMatchObject({
    total_value: 60,
    missing_value: false,
  })
})

it('a recipe with properties, conversions and types reads few rows, however many the space has', async () => {
  const { creator } = await createHousehold()
  const gram = await creator.post<{ id: number }>('/api/unit/', { name: 'g', base_unit: 'g' })
  const types: { id: number }[] = []
  for (const name of ['Calories', 'Fat', 'Protein', 'Carbohydrates'])
    types.push(await createPropertyType(creator, name))
  const measured = (name: string) =>
    createFoodWith(creator, name, {
      properties_food_unit: { id: gram.id },
      properties: types.map(({ id }) => propertyAmount(10, { id })),
    })
  const used: PropertyOwner[] = []
  for (let i = 0; i < 10; i++) used.push(await measured(`used ${i}`))
  const bread = await createRecipeOf(
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

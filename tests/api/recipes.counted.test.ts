import { expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'
import { createFoodWith, createPropertyType, createRecipeOf, propertyAmount } from '#tests/property.fixture.ts'

interface Counted {
  types: { id: number; name: string }[]
  lines: {
    food: { name: string }
    unit: { name: string } | null
    counted_in: { name: string } | null
    values: Record<string, { value: number | null; reason: string | null }>
  }[]
}

it('each line says what it counts, or why it counts nothing, and all of them make the sum', async () => {
  const { creator } = await createHousehold()
  const energy = await createPropertyType(creator, 'Energy', { unit: 'kcal' })
  const gram = { name: 'g', base_unit: 'g' }
  await creator.post('/api/unit/', gram)
  const per100g = { properties_food_amount: 100, properties_food_unit: { name: 'g' } }
  const flour = await createFoodWith(creator, 'flour', { ...per100g, properties: [propertyAmount(350, energy)] })
  const salt = await createFoodWith(creator, 'salt', per100g)
  const oil = await createFoodWith(creator, 'oil', { properties: [propertyAmount(900, energy)] })
  const line = (food: object, amount: number, unit: string | null, more: object = {}) => ({
    food,
    amount,
    unit: unit === null ? null : { name: unit },
    ...more,
  })
  const { id, food_properties } = await createRecipeOf(creator, [
    line(flour, 200, 'g'),
    line(flour, 2, 'cup'),
    line(flour, 1, null),
    line(flour, 0, 'g', { no_amount: true }),
    line(salt, 5, 'g'),
    line(oil, 10, 'g'),
    { is_header: true, note: 'For the top', food: null, unit: null, amount: 0 },
  ])
  const { types, lines } = await creator.get<Counted>(`/api/recipe/${id}/counted/`)
  expect(types).toEqual([{ id: energy.id, name: 'Energy', unit: 'kcal' }])
  const said = lines.map(({ food, unit, values }) => [food.name, unit?.name, ...Object.values(values)])
  expect(said).toEqual([
    ['flour', 'g', { value: 700, reason: null }],
    ['flour', 'cup', { value: null, reason: 'no_conversion' }],
    ['flour', undefined, { value: null, reason: 'no_weight' }],
    ['flour', 'g', { value: null, reason: 'no_amount' }],
    ['salt', 'g', { value: null, reason: 'no_value' }],
    ['oil', 'g', { value: null, reason: 'no_basis' }],
  ])
  expect(lines[1]?.counted_in).toMatchObject({ name: 'g' })
  expect(food_properties[energy.id]?.total_value).toBe(700)
})

it('who may not see a recipe is not told what it counts', async () => {
  const home = await createHousehold()
  const user = await home.join('user')
  const { id } = await createRecipeOf(home.creator, [], { private: true })
  expect((await user.call('GET', `/api/recipe/${id}/counted/`)).status).toBe(403)
  const other = await createHousehold()
  expect((await other.creator.call('GET', `/api/recipe/${id}/counted/`)).status).toBe(404)
})

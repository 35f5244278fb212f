import { expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'
import { createPancakes, type ShownRecipe } from '#tests/recipe.fixture.ts'

it('a recipe is created with the foods, units and keywords it names', async () => {
  const { creator } = await createHousehold()
  const made = await createPancakes(creator)
  expect(made).toMatchObject({
    name: 'Pancakes',
    description: null,
    image: null,
    internal: true,
    servings: 4,
    servings_text: '',
    file_path: '',
    created_by: { id: creator.id },
    rating: null,
    last_cooked: null,
    shared: [],
    food_properties: {},
    keywords: [{ name: 'breakfast', label: 'breakfast', full_name: 'breakfast' }],
    steps: [
      {
        order: 0,
        show_as_header: true,
        file: null,
        step_recipe: null,
        step_recipe_data: null,
        ingredients: [
          { amount: 250, food: { name: 'flour', full_name: 'flour' }, unit: { name: 'g' }, note: '' },
          { amount: 2.5, food: { name: 'egg', plural_name: 'eggs' }, unit: null, note: 'large', conversions: [] },
        ],
      },
      { instruction: 'Fry', ingredients: [] },
    ],
  })
  expect(await creator.get(`/api/recipe/${made.id}/`)).toEqual(made)
  expect(await creator.get('/api/food/')).toMatchObject({ count: 2 })
})

it('a list says how many recipes there are, 25 to a page, without a timestamp', async () => {
  const { creator } = await createHousehold()
  for (let i = 0; i < 27; i++)
    await createPancakes(creator, { name: `Dish ${String(i).padStart(2, '0')}`, steps: [], keywords: [] })
  const page = await creator.get<{ results: ShownRecipe[]; next: string }>('/api/recipe/')
  expect(page).toMatchObject({ count: 27, previous: null })
  expect(page.next).toMatch(/^http:\/\/larder\.test\/api\/recipe\/\?page=2(&after=\d+)?$/)
  expect(page).not.toHaveProperty('timestamp')
  expect(page.results.map(({ name }) => name)[24]).toBe('Dish 24')
  expect(page.results[0]).toMatchObject({ new: true, rating: null, last_cooked: null, keywords: [] })
  expect(await creator.get('/api/recipe/?page_size=500')).toMatchObject({ count: 27, next: null })
})

it('what a deletion would take along is told before, and what only refers to the recipe is told apart', async () => {
  const { creator, join } = await createHousehold()
  const made = await createPancakes(creator)
  const pie = await createPancakes(creator, { name: 'Pie', steps: [{ ingredients: [], step_recipe: made.id }] })
  const food = await creator.post<{ id: number }>('/api/food/', { name: 'batter', recipe: made.id })
  await creator.post('/api/cook-log/', { recipe: made.id, created_at: '2026-03-01T10:00:00Z' })
  const told = async (what: string) =>
    (await creator.get<{ results: object[] }>(`/api/recipe/${made.id}/${what}/?cache=false`)).results
  expect(await told('cascading')).toMatchObject([{ model: 'CookLog', name: '2026-03-01' }])
  expect(await told('nulling')).toEqual([
    { id: food.id, model: 'Food', name: 'batter' },
    { id: pie.id, model: 'Recipe', name: 'Pie' },
  ])
  expect(await told('protecting')).toEqual([])
  const hidden = await createPancakes(creator, { private: true, steps: [{ ingredients: [], step_recipe: made.id }] })
  const other = await join('user')
  expect(await other.get(`/api/recipe/${made.id}/nulling/`)).toMatchObject({
    count: 3,
    results: [{}, {}, { id: 0, model: 'Recipe', name: 'recipe' }],
  })
  await creator.post('/api/cook-log/', { recipe: hidden.id })
  expect((await other.call('GET', `/api/recipe/${hidden.id}/cascading/`)).status).toBe(404)
})

it('nutrition and properties are kept and answered with ids that stay', async () => {
  const { creator } = await createHousehold()
  const nutrition = { calories: 100.5, carbohydrates: '10', fats: 1, proteins: 2 }
  const properties = [{ property_type: { name: 'Calories' }, property_amount: 364 }]
  const made = await creator.post<{ id: number; properties: { id: number }[]; nutrition: { id: number } }>(
    '/api/recipe/',
    {
      name: 'Bread',
      steps: [],
      nutrition,
      properties,
    },
  )
  expect(made).toMatchObject({
    nutrition: { id: expect.any(Number), calories: 100.5, carbohydrates: 10, source: null },
    properties: [{ id: expect.any(Number), property_amount: 364, property_type: { name: 'Calories', order: 0 } }],
  })
  const path = `/api/recipe/${made.id}/`
  expect(
    await creator.patch(path, { properties: [{ property_type: { name: 'Calories' }, property_amount: 9 }] }),
  ).toMatchObject({
    properties: [{ id: made.properties[0]?.id, property_amount: 9 }],
  })
  expect(await creator.patch(path, { nutrition: { ...nutrition, fats: 5 } })).toMatchObject({
    nutrition: { id: made.nutrition.id, fats: 5 },
  })
  const saved = await creator.call('PUT', path, await creator.get(path))
  expect(saved.headers.get('x-event-seq')).toBeNull()
  expect(await creator.patch(path, { nutrition: null, properties: [] })).toMatchObject({
    nutrition: null,
    properties: [],
  })
})

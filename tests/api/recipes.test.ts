import { expect, it } from 'vitest'
import { household } from '#tests/fixture.ts'
import { cook, type Shown } from '#tests/recipe.fixture.ts'

it('a recipe is created with the foods, units and keywords it names', async () => {
  const { creator } = await household()
  const made = await cook(creator)
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
          { amount: 250, food: { name: 'flour', full_name: 'flour' }, unit: { name: 'g' }, note: null },
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
  const { creator } = await household()
  for (let i = 0; i < 27; i++)
    await cook(creator, { name: `Dish ${String(i).padStart(2, '0')}`, steps: [], keywords: [] })
  const page = await creator.get<{ results: Shown[]; next: string }>('/api/recipe/')
  expect(page).toMatchObject({ count: 27, previous: null, next: 'http://larder.test/api/recipe/?page=2' })
  expect(page).not.toHaveProperty('timestamp')
  expect(page.results.map(({ name }) => name)[24]).toBe('Dish 24')
  expect(page.results[0]).toMatchObject({ new: true, rating: null, last_cooked: null, keywords: [] })
  expect(await creator.get('/api/recipe/?page_size=500')).toMatchObject({ count: 27, next: null })
})

import { expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'
import * as shape from '#tests/kitshn.shapes.ts'
import { askStrictly } from '../ask-strictly.ts'

const page = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Fish',
  recipeIngredient: ['2 cups flour', 'For the sauce:', '1 tbsp butter'],
  recipeInstructions: 'Mix',
}
const source = { url: '', data: JSON.stringify(page) }
const lines = [
  { food: { name: 'flour' }, is_header: false },
  { food: null, unit: null, amount: 0, note: 'For the sauce', is_header: true, no_amount: true },
  { food: { name: 'butter' }, is_header: false },
]

it('an app that expects every ingredient to have a food reads a page with headings, and saves them as headings', async () => {
  const { creator } = await createHousehold()
  const { recipe } = await askStrictly(creator, ['POST', '/api/recipe-from-source/', source], shape.fromSource)
  // Such an app sends back only the fields that it declares, and `is_header` is not one.
  const saved = await askStrictly(creator, ['POST', '/api/recipe/', { ...recipe, image_url: '' }], shape.recipe)
  expect(saved).toMatchObject({ steps: [{ ingredients: lines }] })
})

it('an app that sends back the whole answer saves the same', async () => {
  const { creator } = await createHousehold()
  const { recipe } = await creator.post<{ recipe: object }>('/api/recipe-from-source/', source)
  expect(await creator.post('/api/recipe/', recipe)).toMatchObject({ steps: [{ ingredients: lines }] })
})

it("an object without id and name counts as null; an ingredient's note stays a note", async () => {
  const { creator } = await createHousehold()
  const nothing = { id: null, name: ' ' }
  const steps = [
    {
      ingredients: [
        { food: { name: 'Salt' }, unit: nothing, amount: 0, note: 'to taste' },
        { food: nothing, unit: { name: 'pinch' }, amount: 1, note: 'of whatever' },
        { food: nothing, unit: null, amount: 0, note: 'Optional', is_header: false },
      ],
    },
  ]
  expect(await creator.post('/api/recipe/', { name: 'Odd', steps })).toMatchObject({
    steps: [
      {
        ingredients: [
          { food: { name: 'Salt' }, unit: null, is_header: false },
          { food: null, unit: { name: 'pinch' }, is_header: false },
          { food: null, unit: null, is_header: false },
        ],
      },
    ],
  })
  const entry = { food: { name: 'Salt' }, unit: nothing, amount: 1 }
  expect(await creator.post('/api/shopping-list-entry/', entry)).toMatchObject({ unit: null })
  expect((await creator.call('POST', '/api/shopping-list-entry/', { ...entry, food: nothing })).status).toBe(400)
})

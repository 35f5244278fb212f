import { expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'
import { createPancakes, pancakes, type ShownRecipe } from '#tests/recipe.fixture.ts'

const bodies: unknown[] = [
  null,
  [],
  'text',
  7,
  {},
  { name: '' },
  { name: '  ', steps: [] },
  { name: null, steps: [] },
  { name: ['x'], steps: [] },
  { name: 'x' },
  { name: 'x', steps: null },
  { name: 'x', steps: {} },
  { name: 'x', steps: 'none' },
  { name: 'x', steps: [null] },
  { name: 'x', steps: [[]] },
  { name: 'x', steps: ['step'] },
  { name: 'x', steps: [{}] },
  { name: 'x', steps: [99999999] },
  { name: 'x', steps: [{ id: 99999999 }] },
  { name: 'x', steps: [{ id: 'abc', ingredients: [] }] },
  { name: 'x', steps: [{ ingredients: null }] },
  { name: 'x', steps: [{ ingredients: [{ food: null, unit: null, amount: 'many' }] }] },
  { name: 'x', steps: [{ ingredients: [{ food: null, unit: null, amount: 1e300 }] }] },
  { name: 'x', steps: [{ ingredients: [{ food: {}, unit: null, amount: 1 }] }] },
  { name: 'x', steps: [{ ingredients: [{ food: { id: 99999999 }, unit: null, amount: 1 }] }] },
  { name: 'x', steps: [{ ingredients: [{ food: { name: 'y'.repeat(200) }, unit: null, amount: 1 }] }] },
  { name: 'x', steps: [{ ingredients: [{ food: [], unit: 'g', amount: 1 }] }] },
  { name: 'x', steps: [{ ingredients: [], step_recipe: 99999999 }] },
  { name: 'x', steps: [{ ingredients: [], order: 1e12 }] },
  { name: 'x', steps: [{ ingredients: [], instruction: 'a\u0000b' }] },
  { name: 'x', steps: [], servings: 1.5 },
  { name: 'x', steps: [], servings: 2 ** 40 },
  { name: 'x', steps: [], keywords: null },
  { name: 'x', steps: [], keywords: [null] },
  { name: 'x', steps: [], keywords: [{ id: 99999999 }] },
  { name: 'x', steps: [], keywords: ['word'] },
  { name: 'x', steps: [], shared: ['me'] },
  { name: 'x', steps: [], nutrition: {} },
  { name: 'x', steps: [], properties: [{}] },
  { name: 'x', steps: [], private: 'perhaps' },
  { name: 'x', steps: [], servings_text: 'd'.repeat(33) },
  { name: 'x', steps: Array.from({ length: 400 }, () => ({ ingredients: [] })) },
  { name: 'x', steps: [{ instruction: 'i'.repeat(100_001), ingredients: [] }] },
  { name: 'x', steps: Array.from({ length: 20 }, () => ({ instruction: 'ü'.repeat(90_000), ingredients: [] })) },
]

it('no body, however wrong, is answered with a server error or leaves anything behind', async () => {
  const { creator } = await createHousehold()
  const made = await createPancakes(creator)
  for (const body of bodies) {
    const told = JSON.stringify(body).slice(0, 120)
    const answer = await creator.call('POST', '/api/recipe/', body)
    expect(answer.status, told).toBe(400)
    expect(await answer.json(), told).toHaveProperty('code')
    for (const path of [
      `/api/recipe/${made.id}/`,
      `/api/step/${made.steps[0]?.id}/`,
      '/api/step/',
      '/api/ingredient/',
    ]) {
      const other = await creator.call(path.split('/').length > 4 ? 'PUT' : 'POST', path, body)
      expect(other.status, `${path} ${told}`).toBeLessThan(500)
    }
  }
  expect(await creator.get('/api/recipe/')).toMatchObject({ count: 1 })
})

it('a mistake deep in a body is told where it is', async () => {
  const { creator } = await createHousehold()
  const told = async (body: object) => (await creator.call('POST', '/api/recipe/', { name: 'x', ...body })).json()
  expect(await told({ steps: [{ ingredients: [{ food: null, unit: null }] }] })).toMatchObject({
    steps: [{ ingredients: [{ amount: ['This field is required.'] }] }],
  })
  expect(await told({ steps: [], servings: 1.5 })).toMatchObject({ servings: ['A valid integer is required.'] })
  expect(await told({ steps: [{ ingredients: [] }, { id: 5 }] })).toMatchObject({
    steps: [{}, { ingredients: ['This field is required.'] }],
  })
  expect(
    await told({
      steps: [
        {
          ingredients: [
            { food: null, unit: null, amount: 1 },
            { food: { id: 77 }, unit: null, amount: 1 },
          ],
        },
      ],
    }),
  ).toMatchObject({ steps: [{ ingredients: [{}, { food: ['Invalid pk "77" - object does not exist.'] }] }] })
})

it('a reference with an id means that row, even with another name beside it', async () => {
  const { creator } = await createHousehold()
  const made = await createPancakes(creator)
  const [flour] = made.steps[0]?.ingredients ?? []
  const [breakfast] = made.keywords
  const copy = await creator.post<ShownRecipe>('/api/recipe/', {
    name: 'Copy',
    keywords: [{ id: breakfast?.id, name: 'brunch' }, { label: 'sweet', id: null }, breakfast?.id],
    steps: [{ ingredients: [{ food: { id: flour?.food?.id }, unit: { id: flour?.unit?.id }, amount: 1 }] }],
  })
  expect(copy.keywords.map(({ name }) => name)).toEqual(['breakfast', 'sweet'])
  expect(copy.steps[0]?.ingredients[0]?.food).toEqual(flour?.food)
  expect(await creator.get(`/api/recipe/${made.id}/`)).toEqual(made)
})

it('a recipe of sixty foods that nobody knows yet is kept in one go', async () => {
  const { creator } = await createHousehold()
  const foods = Array.from({ length: 60 }, (_, i) => ({
    food: { name: `food ${i}` },
    unit: { name: `unit ${i}` },
    amount: i,
  }))
  const made = await creator.post<ShownRecipe>('/api/recipe/', { name: 'Feast', steps: [{ ingredients: foods }] })
  expect(made.steps[0]?.ingredients.map(({ amount }) => amount)).toEqual(foods.map(({ amount }) => amount))
})

it('two people who save the same new food at once get one food', async () => {
  const { creator, join } = await createHousehold()
  const other = await join('user')
  const made = await Promise.all([creator, other, creator, other].map((person) => createPancakes(person)))
  const foods = made.map(({ steps }) => steps[0]?.ingredients.map(({ food }) => food?.id))
  expect(new Set(foods.map(String)).size).toBe(1)
  expect(await creator.get('/api/food/')).toMatchObject({ count: 2 })
})

it('a space at its limit still edits and deletes', async () => {
  const { creator, space } = await createHousehold()
  const made = await createPancakes(creator)
  const { env } = await import('cloudflare:workers')
  await env.DIRECTORY.prepare(`UPDATE space SET settings = '{"max_recipes":1}' WHERE space_id = ?1`).bind(space).run()
  const full = await creator.call('POST', '/api/recipe/', pancakes)
  expect(full.status).toBe(400)
  expect(await full.json()).toMatchObject({
    non_field_errors: ['You have reached the maximum number of recipes for your space.'],
  })
  expect((await creator.call('PATCH', `/api/recipe/${made.id}/`, { servings: 1 })).status).toBe(200)
  expect((await creator.call('DELETE', `/api/recipe/${made.id}/`)).status).toBe(204)
})

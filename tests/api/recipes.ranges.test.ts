import { expect, it } from 'vitest'
import { createHousehold, stranger } from '#tests/fixture.ts'
import {
  butter,
  createRangeRecipe,
  ingredientsOf,
  type Ranged,
  amountRanges,
  type RangeRecipe,
} from '#tests/range.fixture.ts'

const both = [
  [20, 30],
  [2, null],
]

it('a range has both its ends wherever its ingredient is shown', async () => {
  const { creator } = await createHousehold()
  const made = await createRangeRecipe(creator)
  expect(amountRanges(made)).toEqual(both)
  const [one] = ingredientsOf(made)
  const [step] = made.steps
  expect(amountRanges(await creator.get(`/api/recipe/${made.id}/`))).toEqual(both)
  expect(amountRanges({ steps: [await creator.get<RangeRecipe['steps'][number]>(`/api/step/${step?.id}/`)] })).toEqual(
    both,
  )
  expect(await creator.get(`/api/ingredient/${one?.id}/`)).toMatchObject({ amount: 20, amount_max: 30 })
  for (const query of ['', '?simple=1'])
    expect(await creator.get(`/api/ingredient/${query}`)).toMatchObject({
      results: [{ amount_max: 30 }, { amount_max: null }],
    })
  const { share } = await creator.get<{ share: string }>(`/api/share-link/${made.id}`)
  const seen = await stranger.call('GET', `/api/recipe/${made.id}/?share=${share}`)
  expect(amountRanges(await seen.json<RangeRecipe>())).toEqual(both)
})

it('both ends convert, and both stand in the text of a step as numbers that scale', async () => {
  const { creator } = await createHousehold()
  await creator.post('/api/unit/', { name: 'g', base_unit: 'g' })
  await creator.post('/api/unit/', { name: 'kg', base_unit: 'kg' })
  const made = await createRangeRecipe(creator)
  expect(ingredientsOf(made)[0]?.conversions).toEqual([
    { food: 'butter', unit: 'g', amount: 20, amount_max: 30 },
    { food: 'butter', unit: 'kg', amount: 0.02, amount_max: 0.03 },
  ])
  const html = made.steps[0]?.instructions_markdown ?? ''
  expect([...html.matchAll(/v-bind:number="([\d.]+)"/g)].map(([, number]) => number)).toEqual(['20.0', '30.0'])
})

it('counts as its middle in what the foods of a recipe contain', async () => {
  const { creator } = await createHousehold()
  const energy = await creator.post<{ id: number }>('/api/property-type/', { name: 'Energy' })
  await creator.post('/api/food/', {
    name: 'butter',
    properties_food_amount: 100,
    properties_food_unit: { name: 'g' },
    properties: [{ property_amount: 700, property_type: { id: energy.id } }],
  })
  expect((await createRangeRecipe(creator)).food_properties[energy.id]?.total_value).toBe(175)
})

it('a client that knows of no ranges keeps one it does not touch, and replaces one whose amount it changes', async () => {
  const { creator } = await createHousehold()
  const made = await createRangeRecipe(creator)
  const path = `/api/recipe/${made.id}/`
  const unaware = (change: object) => ({
    ...made,
    steps: made.steps.map((step) => ({
      ...step,
      ingredients: step.ingredients.map(({ amount_max: _unknown, ...one }) => ({ ...one, ...change })),
    })),
  })
  const same = await creator.call('PUT', path, unaware({}))
  expect([same.headers.get('x-event-seq'), amountRanges(await same.json())]).toEqual([null, both])
  const noted = await creator.call('PUT', path, unaware({ note: 'soft' }))
  expect(amountRanges(await noted.json())).toEqual(both)
  const more = await creator.call('PUT', path, unaware({ amount: 50 }))
  expect(amountRanges(await more.json())).toEqual([
    [50, null],
    [50, null],
  ])
})

it('an ingredient on its own follows the same rules', async () => {
  const { creator } = await createHousehold()
  const [one] = ingredientsOf(await createRangeRecipe(creator))
  const path = `/api/ingredient/${one?.id}/`
  const patch = (body: object) => creator.patch<Ranged>(path, body)
  expect(await patch({ note: 'soft' })).toMatchObject({ amount: 20, amount_max: 30 })
  expect(await patch({ amount_max: '45,5' })).toMatchObject({ amount: 20, amount_max: 45.5 })
  expect(await patch({ amount: 25 })).toMatchObject({ amount: 25, amount_max: null })
  expect(await patch({ amount: 1, amount_max: 2 })).toMatchObject({ amount: 1, amount_max: 2 })
  expect(await patch({ amount_max: '' })).toMatchObject({ amount: 1, amount_max: null })
  expect(await patch({ amount_max: 3 })).toMatchObject({ amount: 1, amount_max: 3 })
  expect(await patch({ no_amount: true })).toMatchObject({ amount_max: null })
  const loose = await creator.post<{ id: number }>('/api/ingredient/', butter)
  const holder = await createRangeRecipe(creator, {}, { name: 'Holder', steps: [{ ingredients: [{ id: loose.id }] }] })
  expect(amountRanges(holder)).toEqual([[20, 30]])
})

it('an upper end below the amount is refused where it stands, and nothing is saved', async () => {
  const { creator } = await createHousehold()
  const made = await createRangeRecipe(creator)
  const refused = await creator.call('PATCH', `/api/recipe/${made.id}/`, {
    name: 'Other',
    steps: [{ ingredients: [{ ...butter, amount_max: 10 }] }],
  })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ steps: [{ ingredients: [{ amount_max: [expect.any(String)] }] }] })
  for (const amount_max of ['much', true, 1e13, [], {}]) {
    const answer = await creator.call('PATCH', `/api/ingredient/${ingredientsOf(made)[0]?.id}/`, { amount_max })
    expect(answer.status, JSON.stringify(amount_max)).toBe(400)
  }
  expect(await creator.get(`/api/recipe/${made.id}/`)).toEqual(made)
})

it('a copy of a recipe has the ranges of the first, and merging its foods and units leaves them', async () => {
  const { creator } = await createHousehold()
  const made = await createRangeRecipe(creator)
  const copy = await creator.post<RangeRecipe>('/api/recipe/', { name: 'Copy', steps: made.steps })
  expect(amountRanges(copy)).toEqual(both)
  const [one] = ingredientsOf(made)
  const margarine = await creator.post<{ id: number }>('/api/food/', { name: 'margarine' })
  const gram = await creator.post<{ id: number }>('/api/unit/', { name: 'gram' })
  await creator.call('PUT', `/api/food/${one?.food?.id}/merge/${margarine.id}/`, {})
  await creator.call('PUT', `/api/unit/${one?.unit?.id}/merge/${gram.id}/`, {})
  await creator.call('PUT', '/api/recipe/batch_update/', { recipes: [made.id], working_time: 5 })
  const after = await creator.get<RangeRecipe>(`/api/recipe/${made.id}/`)
  expect(ingredientsOf(after)[0]).toMatchObject({
    amount: 20,
    amount_max: 30,
    food: { id: margarine.id },
    unit: { id: gram.id },
  })
})

it('what is read from a page and saved as it is keeps both ends', async () => {
  const { creator } = await createHousehold()
  const page = { '@context': 'https://schema.org', '@type': 'Recipe', name: 'Dish', recipeInstructions: 'Melt.' }
  const data = JSON.stringify({ ...page, recipeIngredient: ['20-30 g butter', '0-2 chillies', '2 eggs'] })
  const { recipe } = await creator.post<{ recipe: object }>('/api/recipe-from-source/', { data })
  expect(amountRanges(await creator.post<RangeRecipe>('/api/recipe/', recipe))).toEqual([
    [20, 30],
    [0, 2],
    [2, null],
  ])
})

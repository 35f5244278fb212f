import { expect, it } from 'vitest'
import { formData, pdf } from '#tests/file.fixture.ts'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { createPancakes, type ShownRecipe } from '#tests/recipe.fixture.ts'

type Step = ShownRecipe['steps'][number]
const first = <T>(list: readonly T[]): T => {
  const [one] = list
  if (one === undefined) throw new Error('nothing there')
  return one
}

it('steps and ingredients keep their ids when a recipe is saved again', async () => {
  const { creator } = await createHousehold()
  const made = await createPancakes(creator)
  const step = first(made.steps)
  const changed = await creator.patch<ShownRecipe>(`/api/recipe/${made.id}/`, {
    steps: [{ ...step, instruction: 'Stir' }, { id: made.steps[1]?.id }, { instruction: 'Eat', ingredients: [] }],
  })
  expect(changed.steps.map(({ id }) => id).slice(0, 2)).toEqual(made.steps.map(({ id }) => id))
  expect(changed.steps.map(({ instruction }) => instruction)).toEqual(['Stir', 'Fry', 'Eat'])
  expect(changed.steps[0]?.ingredients).toEqual(step.ingredients)
})

it("another recipe's steps are copied, never taken", async () => {
  const { creator } = await createHousehold()
  const made = await createPancakes(creator)
  const copy = await creator.post<ShownRecipe>('/api/recipe/', { name: 'Copy', steps: made.steps })
  expect(copy.steps.map(({ instruction }) => instruction)).toEqual(made.steps.map(({ instruction }) => instruction))
  expect(copy.steps[0]?.id).not.toBe(made.steps[0]?.id)
  expect(await creator.get(`/api/recipe/${made.id}/`)).toEqual(made)
})

it('a step is read, changed, added and removed on its own', async () => {
  const { creator } = await createHousehold()
  const made = await createPancakes(creator)
  const step = first(made.steps)
  expect(await creator.get(`/api/step/${step.id}/`)).toEqual(step)
  const changed = await creator.patch<Step>(`/api/step/${step.id}/`, { instruction: 'Whisk', time: 5 })
  expect(changed).toMatchObject({ id: step.id, instruction: 'Whisk', time: 5, ingredients: step.ingredients })
  const added = await creator.post<Step>('/api/step/', { recipe: made.id, instruction: 'Serve', ingredients: [] })
  const whole = await creator.get<ShownRecipe>(`/api/recipe/${made.id}/`)
  expect(whole.steps.map(({ id }) => id)).toEqual([...made.steps.map(({ id }) => id), added.id])
  expect((await creator.call('DELETE', `/api/step/${step.id}/`)).status).toBe(204)
  expect((await creator.call('GET', `/api/step/${step.id}/`)).status).toBe(404)
  expect(await creator.get(`/api/step/?recipe=${made.id}`)).toMatchObject({ count: 2 })
})

it('an ingredient is changed, cleared of its unit, added and removed on its own', async () => {
  const { creator } = await createHousehold()
  const made = await createPancakes(creator)
  const step = first(made.steps)
  const ingredient = first(step.ingredients)
  const path = `/api/ingredient/${ingredient.id}/`
  expect(await creator.get(path)).toEqual(ingredient)
  expect(
    await creator.patch(path, { amount: 0.333333, unit: null, food: { id: ingredient.food?.id, name: 'rye' } }),
  ).toMatchObject({
    id: ingredient.id,
    amount: 0.333333,
    unit: null,
    food: { name: 'flour' },
  })
  const added = await creator.post<{ id: number }>('/api/ingredient/', {
    step: step.id,
    food: { name: 'salt' },
    unit: null,
    amount: 1,
  })
  expect(await creator.get(`/api/ingredient/?food=${ingredient.food?.id}`)).toMatchObject({ count: 1 })
  expect((await creator.call('DELETE', path)).status).toBe(204)
  const whole = await creator.get<ShownRecipe>(`/api/recipe/${made.id}/`)
  expect(whole.steps[0]?.ingredients.map(({ id }) => id)).toEqual([step.ingredients[1]?.id, added.id])
})

it('a step made on its own is read by its id before a recipe takes it up, and after', async () => {
  const { creator } = await createHousehold()
  const made = await createPancakes(creator)
  const loose = await creator.post<Step>('/api/step/', {
    instruction: 'Rest',
    ingredients: [{ food: { name: 'time' }, unit: null, amount: 1 }],
  })
  expect(await creator.get(`/api/step/${loose.id}/`)).toEqual(loose)
  expect(await creator.get(`/api/ingredient/${loose.ingredients[0]?.id}/`)).toMatchObject({ food: { name: 'time' } })
  const alone = await creator.post<{ id: number }>('/api/ingredient/', {
    food: { name: 'salt' },
    unit: null,
    amount: 1,
  })
  expect(await creator.get(`/api/ingredient/${alone.id}/`)).toEqual(alone)
  expect(await creator.get('/api/step/')).toMatchObject({ count: 2 })
  const whole = await creator.patch<ShownRecipe>(`/api/recipe/${made.id}/`, {
    steps: [...made.steps, { id: loose.id }],
  })
  expect(whole.steps[2]).toMatchObject({ id: loose.id, instruction: 'Rest', ingredients: [{ food: { name: 'time' } }] })
  expect((await creator.call('GET', `/api/step/${loose.id}/`)).status).toBe(200)
})

it('an embedded recipe is shown one level deep, and never to those who may not see it', async () => {
  const { creator, join } = await createHousehold()
  const dough = await createPancakes(creator, { name: 'Dough', private: true })
  const pie = await creator.post<ShownRecipe>('/api/recipe/', {
    name: 'Pie',
    steps: [{ instruction: '', ingredients: [], step_recipe: dough.id }],
  })
  expect(pie.steps[0]).toMatchObject({
    step_recipe: dough.id,
    step_recipe_data: { id: dough.id, name: 'Dough', steps: [{ instruction: dough.steps[0]?.instruction }, {}] },
  })
  const other = await join('user')
  const seen = await other.get<ShownRecipe>(`/api/recipe/${pie.id}/`)
  expect(seen.steps[0]).toMatchObject({ step_recipe: null, step_recipe_data: null })
  expect(await other.get(`/api/recipe/${pie.id}/related/`)).toEqual([])
  expect(await creator.get(`/api/recipe/${pie.id}/related/`)).toEqual([
    { id: dough.id, name: 'Dough', url: `recipe/${dough.id}` },
  ])
  const missing = await other.call('PATCH', `/api/recipe/${pie.id}/`, { steps: [{ ingredients: [], step_recipe: 1 }] })
  expect(missing.status).toBe(400)
  expect(await missing.json()).toMatchObject({ steps: [{ step_recipe: [expect.any(String)] }] })
})

it('other members read a loose step unless it carries a file; nobody of another space does', async () => {
  const home = await createHousehold()
  const [mate, stranger] = [await home.join('user'), (await createHousehold()).creator]
  const { id: file } = await home.creator.post<{ id: number }>('/api/user-file/', formData({ name: 'Scan', file: pdf }))
  const plain = await home.creator.post<{ id: number }>('/api/step/', { instruction: 'Rest', ingredients: [] })
  const scan = await home.creator.post<{ id: number }>('/api/step/', { instruction: 'See', file, ingredients: [] })
  const statusFor = async (person: TestPerson, { id }: { id: number }) =>
    (await person.call('GET', `/api/step/${id}/`)).status
  expect([await statusFor(mate, plain), await statusFor(mate, scan)]).toEqual([200, 404])
  expect([await statusFor(home.creator, plain), await statusFor(home.creator, scan)]).toEqual([200, 200])
  expect([await statusFor(stranger, plain), await statusFor(stranger, scan)]).toEqual([404, 404])
})

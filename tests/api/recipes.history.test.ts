import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { createPancakes, type ShownRecipe } from '#tests/recipe.fixture.ts'

interface Version {
  version: number
  seq: number
  actor: { id: number }
  created: boolean
  restored_from: number | null
  changes: Record<string, unknown>[]
}
const history = async (person: TestPerson, id: number) =>
  (await person.get<{ results: Version[] }>(`/api/recipe/${id}/history/`)).results

it('saving what is there already makes no version', async () => {
  const { creator } = await createHousehold()
  const made = await createPancakes(creator)
  const saved = await creator.call('PUT', `/api/recipe/${made.id}/`, made)
  expect(saved.status).toBe(200)
  expect(saved.headers.get('x-event-seq')).toBeNull()
  expect(await saved.json()).toEqual(made)
  expect(await history(creator, made.id)).toHaveLength(1)
})

it('each version says who changed which field from what to what', async () => {
  const { creator, join } = await createHousehold()
  const made = await createPancakes(creator)
  const other = await join('user')
  const [step, fry] = made.steps
  const [flour, egg] = step?.ingredients ?? []
  await other.patch(`/api/recipe/${made.id}/`, {
    name: 'Waffles',
    keywords: [...made.keywords, { name: 'sweet' }],
    steps: [
      { id: fry?.id, instruction: 'Bake' },
      {
        id: step?.id,
        ingredients: [
          { id: egg?.id },
          { id: flour?.id, amount: 300 },
          { food: { name: 'milk' }, unit: null, amount: 1 },
        ],
      },
    ],
  })
  const [last, first] = await history(creator, made.id)
  expect(first).toMatchObject({ created: true, actor: { id: creator.id } })
  expect(last).toMatchObject({ created: false, actor: { id: other.id }, restored_from: null })
  expect(last?.changes).toEqual([
    { field: 'name', before: 'Pancakes', after: 'Waffles' },
    { field: 'keywords', before: ['breakfast'], after: ['breakfast', 'sweet'] },
    {
      field: 'steps',
      steps: [
        {
          id: fry?.id,
          change: 'changed',
          from: 1,
          to: 0,
          fields: [{ field: 'instruction', before: 'Fry', after: 'Bake' }],
          ingredients: [],
        },
        {
          id: step?.id,
          change: 'changed',
          from: 0,
          to: 1,
          fields: [],
          ingredients: [
            expect.objectContaining({ id: egg?.id, change: 'moved', from: 1, to: 0 }),
            expect.objectContaining({
              id: flour?.id,
              change: 'changed',
              fields: [{ field: 'amount', before: 250, after: 300 }],
            }),
            expect.objectContaining({
              change: 'added',
              before: null,
              after: expect.objectContaining({ food: 'milk' }),
            }),
          ],
        },
      ],
    },
  ])
})

it('any version can be restored, and what it refers to means what it means today', async () => {
  const { creator } = await createHousehold()
  const made = await createPancakes(creator)
  const [first] = await history(creator, made.id)
  const [flour, egg] = made.steps[0]?.ingredients ?? []
  await creator.patch(`/api/recipe/${made.id}/`, { name: 'Empty', steps: [], keywords: [] })
  const wheat = await creator.post<{ id: number }>('/api/food/', { name: 'wheat flour' })
  await creator.call('PUT', `/api/food/${flour?.food?.id}/merge/${wheat.id}/`, {})
  await creator.call('DELETE', `/api/food/${egg?.food?.id}/`)
  const back = await creator.post<ShownRecipe>(`/api/recipe/${made.id}/restore/`, { version: first?.version })
  expect(back).toMatchObject({ name: 'Pancakes', keywords: made.keywords })
  expect(back.steps.map(({ id }) => id)).toEqual(made.steps.map(({ id }) => id))
  expect(back.steps[0]?.ingredients).toMatchObject([
    { id: flour?.id, amount: 250, food: { id: wheat.id } },
    { id: egg?.id, amount: 2.5, food: { name: 'egg' } },
  ])
  expect((await history(creator, made.id))[0]).toMatchObject({ restored_from: first?.version })
  const unknown = await creator.call('POST', `/api/recipe/${made.id}/restore/`, { version: 99 })
  expect(unknown.status).toBe(400)
})

it('a deleted recipe is gone everywhere, and comes back whole', async () => {
  const { creator, join } = await createHousehold()
  const made = await createPancakes(creator)
  const gone = await creator.call('DELETE', `/api/recipe/${made.id}/`)
  expect(gone.status).toBe(204)
  const seq = gone.headers.get('x-event-seq')
  expect((await creator.call('GET', `/api/recipe/${made.id}/`)).status).toBe(404)
  expect((await creator.call('GET', `/api/step/${made.steps[0]?.id}/`)).status).toBe(404)
  expect(await creator.get('/api/recipe/?query=pancakes')).toMatchObject({ count: 0 })
  const guest = await join('guest')
  expect((await guest.call('POST', `/api/event/${seq}/undo/`, {})).status).toBe(403)
  const back = await creator.post<ShownRecipe>(`/api/event/${seq}/undo/`, {})
  expect(back).toMatchObject({ id: made.id, steps: made.steps })
  expect(await creator.get('/api/recipe/?query=pancakes')).toMatchObject({ count: 1 })
})

it('one save is taken back whole, unless someone changed the same since', async () => {
  const { creator } = await createHousehold()
  const made = await createPancakes(creator)
  const path = `/api/recipe/${made.id}/`
  const save = async (body: object) => (await creator.call('PATCH', path, body)).headers.get('x-event-seq') ?? ''
  const seq = await save({ name: 'Waffles', steps: [], private: true })
  await save({ servings: 9 })
  const back = await creator.post<ShownRecipe>(`/api/event/${seq}/undo/`, {})
  expect(back).toMatchObject({ name: 'Pancakes', servings: 9, private: false, steps: made.steps })
  const again = await save({ name: 'Crepes' })
  await save({ name: 'Blini' })
  expect((await creator.call('POST', `/api/event/${again}/undo/`, {})).status).toBe(409)
  expect(await creator.get(path)).toMatchObject({ name: 'Blini' })
})

import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'

const soup = (more: object = {}) => ({
  name: 'Leek soup',
  keywords: [{ name: 'Winter' }],
  steps: [
    {
      instruction: 'Boil.',
      ingredients: [
        { food: { name: 'leek' }, unit: { name: 'stalk' }, amount: 3 },
        { food: { name: 'water' }, unit: { name: 'l' }, amount: 1 },
      ],
    },
  ],
  ...more,
})
const names = async (person: TestPerson, kind: string) =>
  (await person.get<{ results: { name: string }[] }>(`/api/${kind}/`)).results.map(({ name }) => name).toSorted()
async function saved(person: TestPerson, body: object) {
  const answer = await person.call('POST', '/api/recipe/', body)
  const { id } = await answer.json<{ id: number }>()
  return { id, seq: Number(answer.headers.get('x-event-seq')) }
}
const undo = (person: TestPerson, seq: number) => person.call('POST', `/api/event/${seq}/undo/`, {})

it('undoing an import deletes the recipe and every food, unit and keyword that it created', async () => {
  const { creator } = await createHousehold()
  await creator.post('/api/food/', { name: 'water' })
  const { id, seq } = await saved(creator, soup())
  expect(await names(creator, 'food')).toEqual(['leek', 'water'])
  const answer = await undo(creator, seq)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    recipe: id,
    foods: [{ name: 'leek' }],
    units: [{ name: 'stalk' }, { name: 'l' }],
    keywords: [{ name: 'Winter' }],
  })
  expect((await creator.call('GET', `/api/recipe/${id}/`)).status).toBe(404)
  expect([await names(creator, 'food'), await names(creator, 'unit'), await names(creator, 'keyword')]).toEqual([
    ['water'],
    [],
    [],
  ])
})

it('rows that an import created and that are used elsewhere, or were changed since, stay', async () => {
  const { creator } = await createHousehold()
  const { seq } = await saved(creator, soup({ keywords: [{ name: 'Winter' }, { name: 'Green' }] }))
  await saved(creator, { ...soup({ keywords: [{ name: 'Winter' }] }), name: 'Another' })
  const { results } = await creator.get<{ results: { id: number; name: string }[] }>('/api/keyword/')
  const green = results.find(({ name }) => name === 'Green')
  await creator.patch(`/api/keyword/${green?.id}/`, { description: 'Of vegetables.' })
  expect((await undo(creator, seq)).status).toBe(200)
  expect(await names(creator, 'food')).toEqual(['leek', 'water'])
  expect(await names(creator, 'keyword')).toEqual(['Green', 'Winter'])
})

it('an undone import can be restored with everything it created', async () => {
  const { creator } = await createHousehold()
  const { id, seq } = await saved(creator, soup())
  await undo(creator, seq)
  const { results } = await creator.get<{ results: { seq: number; type: string }[] }>(`/api/event/?after=${seq}`)
  const gone = results.find(({ type }) => type === 'recipe.deleted')
  expect((await undo(creator, gone?.seq ?? 0)).status).toBe(200)
  const recipe = await creator.get<{ steps: { ingredients: { food: { name: string } | null }[] }[] }>(
    `/api/recipe/${id}/`,
  )
  expect(recipe.steps[0]?.ingredients.map(({ food }) => food?.name)).toEqual(['leek', 'water'])
  expect(await names(creator, 'unit')).toEqual(['l', 'stalk'])
})

it('an import whose last event asks for a picture is undone all the same, and by members only', async () => {
  const { creator, join } = await createHousehold()
  const { id, seq } = await saved(creator, soup({ image_url: 'https://img.example.org/soup.jpg' }))
  const guest = await join('guest')
  expect((await undo(guest, seq)).status).toBe(403)
  expect((await undo((await createHousehold()).creator, seq)).status).toBe(404)
  expect((await undo(creator, seq)).status).toBe(200)
  expect((await creator.call('GET', `/api/recipe/${id}/`)).status).toBe(404)
  expect(await names(creator, 'food')).toEqual([])
})

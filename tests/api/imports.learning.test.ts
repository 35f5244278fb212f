import { expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'

const page = (recipe: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', recipeInstructions: ['Mix.'], ...recipe })}</script>`

interface Ingredient {
  food: { id?: number; name: string } | null
  unit: { id?: number; name: string } | null
  note: string
  confidence: number
  doubts: string[]
  learned: number[]
}
interface Answer {
  recipe: { steps: { ingredients: Ingredient[] }[] }
  duplicates: { id: number; name: string; by: string }[]
  warnings: { code: string; lines: string[] }[]
  corrections: { id: number; kind: string; said: string; meant: string }[]
}
const read = (person: { post: <T>(path: string, body: object) => Promise<T> }, recipe: object, url?: string) =>
  person.post<Answer>('/api/recipe-from-source/', { data: page(recipe), ...(url ? { url } : {}) })

it('a correction is remembered for the space, applied to the next import, and said so; deleting it ends that', async () => {
  const { creator, join } = await createHousehold()
  const { learned } = await creator.post<{ learned: { id: number }[] }>('/api/import-correction/learn/', {
    lines: [
      { original_text: '3 scallions, sliced', food: 'spring onion', unit: '', note: 'sliced' },
      { original_text: '2 eggs', food: 'eggs' },
    ],
  })
  expect(learned).toMatchObject([{ kind: 'food', said: 'scallions', meant: 'spring onion' }])
  const onion = await creator.post<{ id: number }>('/api/food/', { name: 'Spring onion' })
  const other = await join('user')
  const { recipe, corrections } = await read(other, { name: 'Soup', recipeIngredient: ['5 scallions', '1 egg'] })
  const [line, egg] = recipe.steps[0]?.ingredients ?? []
  expect(line).toMatchObject({ food: { id: onion.id, name: 'spring onion' }, learned: [learned[0]?.id], confidence: 1 })
  expect(egg).toMatchObject({ food: { name: 'egg' }, learned: [] })
  expect(corrections).toMatchObject([{ id: learned[0]?.id, said: 'scallions' }])
  expect(await creator.post('/api/ingredient-from-string/', { text: 'scallions' })).toMatchObject({
    food: { name: 'spring onion' },
  })
  await creator.call('DELETE', `/api/import-correction/${learned[0]?.id}/`)
  const after = await read(creator, { name: 'Soup', recipeIngredient: ['5 scallions'] })
  expect(after.recipe.steps[0]?.ingredients[0]).toMatchObject({ food: { name: 'scallions' }, learned: [] })
})

it('the last correction of the same words counts, and teaching the same again changes nothing', async () => {
  const { creator } = await createHousehold()
  const teach = (food: string) =>
    creator.post<{ learned: object[] }>('/api/import-correction/learn/', {
      lines: [{ original_text: '3 scallions', food }],
    })
  await teach('spring onion')
  expect(await teach('spring onion')).toEqual({ learned: [] })
  const { results } = await creator.get<{ results: { id: number }[] }>('/api/import-correction/')
  expect(results).toHaveLength(1)
  const { learned } = await creator.post<{ learned: object[] }>('/api/import-correction/learn/', {
    lines: [{ original_text: '3 spring onion', food: 'leek' }],
  })
  expect(learned).toMatchObject([{ said: 'spring onion', meant: 'leek' }])
})

it("a space's corrections are its own, and guests cannot add any", async () => {
  const home = await createHousehold()
  const neighbour = await createHousehold()
  await home.creator.post('/api/import-correction/', { kind: 'food', said: 'scallions', meant: 'spring onion' })
  const { recipe } = await read(neighbour.creator, { name: 'Soup', recipeIngredient: ['5 scallions'] })
  expect(recipe.steps[0]?.ingredients[0]).toMatchObject({ food: { name: 'scallions' }, learned: [] })
  const guest = await home.join('guest')
  expect((await guest.call('POST', '/api/import-correction/learn/', { lines: [] })).status).toBe(403)
})

it('duplicates are found by address, however it is written, and by name; private ones only by their owner', async () => {
  const { creator, join } = await createHousehold()
  const saved = (name: string, more: object) =>
    creator.post<{ id: number }>('/api/recipe/', { name, steps: [], ...more })
  const byAddress = await saved('Old soup', { source_url: 'https://www.example.org/soup/' })
  const byName = await saved('Leek Soup', {})
  const hidden = await saved('leek soup', { private: true })
  const url = 'http://example.org/soup?utm_source=mail'
  const mine = await read(creator, { name: 'leek soup', recipeIngredient: ['3 leeks'] }, url)
  expect(mine.duplicates).toEqual([
    { id: byAddress.id, name: 'Old soup', by: 'address' },
    { id: byName.id, name: 'Leek Soup', by: 'name' },
    { id: hidden.id, name: 'leek soup', by: 'name' },
  ])
  const theirs = await read(await join('user'), { name: 'leek soup', recipeIngredient: ['3 leeks'] }, url)
  expect(theirs.duplicates.map(({ id }) => id)).toEqual([byAddress.id, byName.id])
})

it('foods and units the space has come with their ids, doubtful lines with reasons, and warnings say which', async () => {
  const { creator } = await createHousehold()
  const leek = await creator.post<{ id: number }>('/api/food/', { name: 'leek', plural_name: 'leeks' })
  const gram = await creator.post<{ id: number }>('/api/unit/', { name: 'g' })
  const { recipe, warnings } = await read(creator, {
    name: 'Soup',
    recipeIngredient: ['3 leeks', '50 g butter', 'mix at step 3'],
    recipeInstructions: [],
  })
  expect(recipe.steps[0]?.ingredients).toMatchObject([
    { food: { id: leek.id, name: 'leeks' }, confidence: 1, doubts: [] },
    { food: { name: 'butter' }, unit: { id: gram.id, name: 'g' }, doubts: [] },
    { doubts: ['amount'] },
  ])
  expect(warnings).toMatchObject([{ code: 'no_steps' }, { code: 'uncertain_lines', lines: ['mix at step 3'] }])
})

it('a food whose name begins with a number is read as that food', async () => {
  const { creator } = await createHousehold()
  const food = await creator.post<{ id: number }>('/api/food/', { name: '21 Seasoning Salute' })
  const { recipe } = await read(creator, { name: 'Soup', recipeIngredient: ['21 Seasoning Salute'] })
  expect(recipe.steps[0]?.ingredients[0]).toMatchObject({ food: { id: food.id }, unit: null, note: '' })
})

it('singular and plural of a unit the space has are one unit, and nothing to learn', async () => {
  const { creator } = await createHousehold()
  await creator.post('/api/unit/', { name: 'Tasse', plural_name: 'Tassen' })
  const lines = [{ original_text: '2 Tassen Mehl', food: 'Mehl', unit: 'Tasse' }]
  expect(await creator.post('/api/import-correction/learn/', { lines })).toEqual({ learned: [] })
})

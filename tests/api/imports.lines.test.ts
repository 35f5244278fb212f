import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import type { ShownRecipe } from '#tests/recipe.fixture.ts'

interface Line {
  amount: number
  unit: { id?: number; name: string } | null
  food: { id?: number; name: string } | null
  note: string
}
const readAll = async (person: TestPerson, ingredients: string[]) =>
  (await person.post<{ ingredients: Line[] }>('/api/ingredient-parser/post/', { ingredients })).ingredients
const keep = (person: TestPerson, lines: readonly Line[]) =>
  person.post<ShownRecipe>('/api/recipe/', {
    name: 'Kept',
    steps: [{ ingredients: lines.map(({ amount, unit, food, note }) => ({ amount, unit, food, note })) }],
  })
const short = ({ steps }: ShownRecipe) => steps[0]?.ingredients.map(({ amount, food }) => [amount, food?.name ?? null])

it('a line is read the same whether its food is known or not', async () => {
  const { creator } = await createHousehold()
  const line = '2 cups chicken broth'
  const [before] = await readAll(creator, [line])
  expect(before).toMatchObject({ amount: 2, unit: { name: 'cup' }, food: { name: 'chicken broth' } })
  await creator.post('/api/food/', { name: 'chicken broth' })
  await creator.post('/api/unit/', { name: 'cup', plural_name: 'cups' })
  const [after] = await readAll(creator, [line])
  expect(after).toMatchObject({ amount: 2, unit: { name: 'cups' }, food: { name: 'chicken broth' } })
})

it('what was read of a line without a unit, with glued words or with two amounts can be saved as it is', async () => {
  const { creator } = await createHousehold()
  const lines = await readAll(creator, ['3 eggs', '8large eggs', '0.2 500g pk', '½ stk Lime', '1⁄3 cup honey'])
  const saved = await keep(creator, lines)
  expect(short(saved)).toEqual([
    [3, 'eggs'],
    [8, 'large eggs'],
    [0.2, 'pk'],
    [0.5, 'Lime'],
    [expect.closeTo(1 / 3, 3), 'honey'],
  ])
  expect(saved.steps[0]?.ingredients.slice(0, 3).map(({ unit }) => unit)).toEqual([null, null, null])
})

it('three pasted lines are three ingredients', async () => {
  const { creator } = await createHousehold()
  const pasted = '200 g flour\n1/2 cup milk\n2 ½ teaspoons chili powder'
  const lines = await readAll(creator, pasted.split('\n'))
  expect(lines.map(({ amount, unit, food }) => [amount, unit?.name, food?.name])).toEqual([
    [200, 'g', 'flour'],
    [0.5, 'cup', 'milk'],
    [2.5, 'teaspoon', 'chili powder'],
  ])
})

it('a number that cannot be an amount is neither a server error nor stored as infinity', async () => {
  const { creator } = await createHousehold()
  const hostile = [
    '1/0 cup x',
    '1e5 g salt',
    '-2 g salt',
    '9'.repeat(400),
    '1e999 g salt',
    '0/0',
    '99999999999999999 g x',
  ]
  const lines = await readAll(creator, hostile)
  expect(lines).toHaveLength(hostile.length)
  for (const { amount } of lines) expect(Number.isFinite(amount)).toBe(true)
  const saved = await keep(creator, lines)
  expect(saved.steps[0]?.ingredients.every(({ amount }) => Number.isFinite(amount) && amount >= 0)).toBe(true)
})

it('an amount may have a decimal point or comma; other text is refused at its field and never becomes 0', async () => {
  const { creator } = await createHousehold()
  const saving = (amount: string) =>
    creator.call('POST', '/api/recipe/', {
      name: 'Typed',
      steps: [{ ingredients: [{ amount, unit: null, food: { name: 'milk' } }] }],
    })
  for (const text of ['0,5', '0.5', '.5']) {
    expect(short(await (await saving(text)).json<ShownRecipe>()), text).toEqual([[0.5, 'milk']])
  }
  for (const text of ['1/4', '½', 'some']) {
    const refused = await saving(text)
    expect([text, refused.status]).toEqual([text, 400])
    expect(await refused.json()).toMatchObject({ steps: [{ ingredients: [{ amount: [expect.any(String)] }] }] })
  }
})

it('a unit in another spelling, number or language is the household’s own', async () => {
  const { creator } = await createHousehold()
  const units = new Map<string, number>()
  for (const name of ['tbsp', 'tsp', 'g', 'cup', 'lb'])
    units.set(name, (await creator.post<{ id: number }>('/api/unit/', { name })).id)
  const lines = ['2 tablespoons oil', '100 grams flour', '1 c. milk', '2 lbs beef', '1 T sugar', '1 t salt', '2 EL Öl']
  const read = await readAll(creator, lines)
  expect(read.map(({ unit }) => unit?.id)).toEqual(
    ['tbsp', 'g', 'cup', 'lb', 'tbsp', 'tsp', 'tbsp'].map((u) => units.get(u)),
  )
  await keep(creator, read)
  const { count } = await creator.get<{ count: number }>('/api/unit/')
  expect(count).toBe(units.size)
})

it('spellings of a unit that is new become one unit', async () => {
  const { creator } = await createHousehold()
  await keep(creator, await readAll(creator, ['1 tbsp oil', '2 tablespoons milk', '3 Tbsp. sugar', '1 tsp salt']))
  const { results } = await creator.get<{ results: { name: string }[] }>('/api/unit/')
  expect(results.map(({ name }) => name).toSorted()).toEqual(['tbsp', 'tsp'])
})

it('a unit that is new is called in the singular and has its plural, however the line says it', async () => {
  const { creator } = await createHousehold()
  const lines = ['2 cups flour', '1 cup(s) milk', '3 Tassen Mehl', '2 Zehe(n) Knoblauch', '1 Päckchen Hefe']
  const read = await readAll(creator, lines)
  expect(read.map(({ unit }) => unit)).toEqual([
    { name: 'cup', plural_name: 'cups' },
    { name: 'cup', plural_name: 'cups' },
    { name: 'cup', plural_name: 'cups' },
    { name: 'Zehe', plural_name: 'Zehen' },
    { name: 'Päckchen' },
  ])
  await keep(creator, read)
  const { results } = await creator.get<{ results: { name: string; plural_name: string | null }[] }>('/api/unit/')
  expect(results.map(({ name, plural_name }) => [name, plural_name])).toEqual([
    ['cup', 'cups'],
    ['Päckchen', null],
    ['Zehe', 'Zehen'],
  ])
})

it('T and t of one recipe are two new units, called so that nobody takes one for the other', async () => {
  const { creator } = await createHousehold()
  const saved = await keep(creator, await readAll(creator, ['1 T sugar', '1 t salt', '2 T oil']))
  expect(saved.steps[0]?.ingredients.map(({ unit }) => unit?.name)).toEqual(['tbsp', 'tsp', 'tbsp'])
})

it('what is only measured alike is not taken for the household’s unit', async () => {
  const { creator } = await createHousehold()
  for (const name of ['glass', 'box', 'dash']) await creator.post('/api/unit/', { name })
  const read = await readAll(creator, ['1 bowl soup', '1 Becher Sahne', '1 splash of milk', '2 glasses wine'])
  expect(read.map(({ unit }) => [unit?.name, unit?.id !== undefined])).toEqual([
    ['bowl', false],
    ['Becher', false],
    ['splash', false],
    ['glass', true],
  ])
})

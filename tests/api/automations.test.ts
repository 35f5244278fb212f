import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'

interface Automation {
  id: number
  disabled: boolean
}
interface Page<Row> {
  results: Row[]
}
interface Source {
  recipe: {
    name: string
    description: string
    keywords: { id: number | null; name: string; import_keyword: boolean }[]
    steps: {
      instruction: string
      ingredients: { food: { name: string }; unit: { name: string } | null; amount: number }[]
    }[]
  }
  automations: { id: number; type: string; name: string }[]
}

const rule = (person: TestPerson, body: object) => person.post<Automation>('/api/automation/', body)

const page = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'The best soup',
  description: 'Advert! Warm.',
  keywords: 'Starter, Winter',
  url: 'https://kitchen.example/soup',
  recipeIngredient: ['2 cups Acme stock', '1 egg white'],
  recipeInstructions: ['Stir. Advert!', 'Serve.'],
}

it('a page is read by the rules of the space, which creates nothing, and the answer names those that applied', async () => {
  const { creator } = await createHousehold()
  const keyword = await creator.post<{ id: number }>('/api/keyword/', { name: 'First course' })
  await creator.post('/api/unit/', { name: 'cup', plural_name: 'cups' })
  const site = 'https://kitchen\\.example'
  for (const body of [
    { type: 'NAME_REPLACE', name: 'no praise', param_1: '.*', param_2: 'the best ', param_3: '' },
    { type: 'DESCRIPTION_REPLACE', param_1: site, param_2: 'advert! ', param_3: '' },
    { type: 'INSTRUCTION_REPLACE', param_1: site, param_2: ' advert!', param_3: '' },
    { type: 'INSTRUCTION_REPLACE', param_1: 'https://other\\.example', param_2: '.*', param_3: 'nothing' },
    { type: 'KEYWORD_ALIAS', param_1: 'starter', param_2: 'first course' },
    { type: 'FOOD_REPLACE', param_1: site, param_2: '^acme ', param_3: '' },
    { type: 'UNIT_ALIAS', param_1: 'cups', param_2: 'mug' },
    { type: 'NEVER_UNIT', param_1: 'egg', param_2: 'whole' },
    { type: 'NAME_REPLACE', name: 'off', param_1: '.*', param_2: '.*', param_3: 'off', disabled: true },
  ]) {
    await rule(creator, body)
  }
  const { recipe, automations } = await creator.post<Source>('/api/recipe-from-source/', {
    url: page.url,
    data: JSON.stringify(page),
  })
  expect(recipe.name).toBe('soup')
  expect(recipe.description).toBe('Warm.')
  expect(recipe.steps.map(({ instruction }) => instruction)).toEqual(['Stir.', 'Serve.'])
  expect(recipe.steps[0]?.ingredients).toMatchObject([
    { amount: 2, unit: { name: 'mug' }, food: { name: 'stock' } },
    { amount: 1, unit: { name: 'whole' }, food: { name: 'egg white' } },
  ])
  expect(recipe.keywords).toMatchObject([
    { id: keyword.id, name: 'First course', import_keyword: true },
    { id: null, name: 'Winter', import_keyword: false },
  ])
  expect(automations.map(({ type }) => type)).toEqual([
    'NAME_REPLACE',
    'DESCRIPTION_REPLACE',
    'INSTRUCTION_REPLACE',
    'KEYWORD_ALIAS',
    'FOOD_REPLACE',
    'UNIT_ALIAS',
    'NEVER_UNIT',
  ])
  for (const kind of ['food', 'recipe']) expect(await creator.get(`/api/${kind}/`)).toMatchObject({ count: 0 })
})

it('a line that somebody types is read by the rules for every page, and not by those for one site', async () => {
  const { creator, join } = await createHousehold()
  await rule(creator, { type: 'FOOD_REPLACE', param_1: 'https://a\\.example', param_2: 'flour', param_3: 'never' })
  await rule(creator, { type: 'FOOD_ALIAS', param_1: 'plain flour', param_2: 'Flour' })
  await rule(creator, { type: 'TRANSPOSE_WORDS', param_1: 'flour', param_2: 'plain' })
  const line = await creator.post('/api/ingredient-from-string/', { text: '250 g flour plain' })
  expect(line).toMatchObject({ amount: 250, food: { name: 'Flour' }, original_text: '250 g flour plain' })
  const user = await join('user')
  const lines = await user.post('/api/ingredient-parser/post/', { ingredient: '1 g plain flour', ingredients: [] })
  expect(lines).toMatchObject({ ingredient: { food: { name: 'Flour' } } })
})

it('rules do not change what is saved without an import', async () => {
  const { creator } = await createHousehold()
  await rule(creator, { type: 'NAME_REPLACE', param_1: '.*', param_2: '.*', param_3: 'changed' })
  await rule(creator, { type: 'FOOD_ALIAS', param_1: 'salt', param_2: 'changed' })
  const body = { name: 'Soup', steps: [{ ingredients: [{ food: { name: 'salt' }, unit: null, amount: 1 }] }] }
  expect(await creator.post('/api/recipe/', body)).toMatchObject({
    name: 'Soup',
    steps: [{ ingredients: [{ food: { name: 'salt' } }] }],
  })
})

it('rules apply in their order, and the first alias decides', async () => {
  const { creator } = await createHousehold()
  await rule(creator, { type: 'FOOD_ALIAS', param_1: 'spud', param_2: 'late', order: 20 })
  await rule(creator, { type: 'FOOD_ALIAS', param_1: 'spud', param_2: 'early', order: 10 })
  const line = await creator.post('/api/ingredient-from-string/', { text: '3 spud' })
  expect(line).toMatchObject({ food: { name: 'early' } })
})

it('a list is narrowed to one type or several, and to what a name holds', async () => {
  const { creator } = await createHousehold()
  await rule(creator, { type: 'FOOD_ALIAS', name: 'Käse' })
  await rule(creator, { type: 'UNIT_ALIAS', name: 'cups' })
  await rule(creator, { type: 'NEVER_UNIT', name: 'eggs' })
  const names = async (query: string) =>
    (await creator.get<Page<{ name: string }>>(`/api/automation/?${query}`)).results.map(({ name }) => name)
  expect(await names('type=UNIT_ALIAS')).toEqual(['cups'])
  expect(await names('type=FOOD_ALIAS&type=NEVER_UNIT')).toEqual(['Käse', 'eggs'])
  expect(await names('query=kase')).toEqual(['Käse'])
})

it('a pattern that does not compile, or would run forever, is refused with the reason', async () => {
  const { creator } = await createHousehold()
  for (const [param_2, sentence] of [
    ['(soup', /not a valid pattern/],
    ['(?<=a)soup', /look-around/],
    ['(a)\\1', /back-references/],
    ['(\\w{100}){10}', /repeats too much/],
  ] as const) {
    const answer = await creator.call('POST', '/api/automation/', { type: 'NAME_REPLACE', param_1: '.*', param_2 })
    expect(answer.status).toBe(400)
    expect(await answer.json<{ param_2: string[] }>()).toMatchObject({ param_2: [expect.stringMatching(sentence)] })
  }
  const alias = { type: 'FOOD_ALIAS', param_1: 'sauce (hot', param_2: 'hot sauce' }
  const { id } = await rule(creator, alias)
  const turned = await creator.call('PATCH', `/api/automation/${id}/`, { type: 'FOOD_REPLACE' })
  expect(turned.status).toBe(400)
  expect(await creator.patch(`/api/automation/${id}/`, { disabled: true })).toMatchObject({ disabled: true })
})

it('names, types and lengths are checked', async () => {
  const { creator } = await createHousehold()
  for (const [body, field] of [
    [{ type: 'COLOUR' }, 'type'],
    [{}, 'type'],
    [{ type: 'FOOD_ALIAS', name: '' }, 'name'],
    [{ type: 'FOOD_ALIAS', param_1: 'x'.repeat(129) }, 'param_1'],
  ] as const) {
    const answer = await creator.call('POST', '/api/automation/', body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toHaveProperty(field)
  }
  const plain = await creator.post('/api/automation/', { type: 'FOOD_ALIAS' })
  expect(plain).toMatchObject({ name: '', order: 1000, disabled: false, param_1: null, created_by: creator.id })
})

it('every user of the space edits its rules; guests and other spaces do not see them', async () => {
  const home = await createHousehold()
  const { id } = await rule(home.creator, { type: 'FOOD_ALIAS', param_1: 'a', param_2: 'b' })
  const [user, guest] = [await home.join('user'), await home.join('guest')]
  expect(await user.patch(`/api/automation/${id}/`, { order: 1 })).toMatchObject({ order: 1 })
  expect((await guest.call('GET', '/api/automation/')).status).toBe(403)
  const other = await createHousehold()
  expect((await other.creator.call('GET', `/api/automation/${id}/`)).status).toBe(404)
  expect(await other.creator.post('/api/ingredient-from-string/', { text: '1 a' })).toMatchObject({
    food: { name: 'a' },
  })
})

it('a deleted rule no longer applies, and its deletion can be undone', async () => {
  const { creator } = await createHousehold()
  const { id } = await rule(creator, { type: 'FOOD_ALIAS', param_1: 'spud', param_2: 'potato' })
  const food = async () =>
    (await creator.post<{ food: { name: string } }>('/api/ingredient-from-string/', { text: '3 spud' })).food.name
  const gone = await creator.call('DELETE', `/api/automation/${id}/`)
  expect(await food()).toBe('spud')
  await creator.post(`/api/event/${gone.headers.get('x-event-seq')}/undo/`, {})
  expect(await food()).toBe('potato')
})

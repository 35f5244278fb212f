import { expect, it } from 'vitest'
import { createHousehold, stranger, type TestPerson } from '#tests/fixture.ts'

interface Named {
  id: number
  name: string
}
type Food = Named & { description: string; plural_name: string | null; supermarket_category: Named | null }
interface Recipe extends Named {
  keywords: (Named & { description: string })[]
  steps: { id: number; ingredients: { id: number; amount: number; note: string; food: Food; unit: Named }[] }[]
}

const stew = (person: TestPerson, more: object = {}) =>
  person.post<Recipe>('/api/recipe/', {
    name: 'Stew',
    servings: 4,
    keywords: [{ name: 'winter' }],
    steps: [
      { instruction: 'Boil.', ingredients: [{ food: { name: 'leek' }, unit: { name: 'g' }, amount: 500, note: '' }] },
    ],
    ...more,
  })
const partsOf = ({ steps: [step], keywords: [keyword] }: Recipe) => {
  const [line] = step?.ingredients ?? []
  if (!line || !keyword) throw new Error('no line')
  return { line, keyword }
}

it('saving a recipe that was opened earlier changes nothing that others said of its foods, units and keywords since', async () => {
  const { creator, join } = await createHousehold()
  const other = await join('user')
  const opened = await stew(creator)
  const { line, keyword } = partsOf(opened)
  const [food, unit, word] = [
    { description: 'wash well', plural_name: 'leeks', supermarket_category: { name: 'Vegetables' } },
    { plural_name: 'grams', description: 'of the scales' },
    { description: 'for cold days' },
  ]
  await other.patch(`/api/food/${line.food.id}/`, food)
  await other.patch(`/api/unit/${line.unit.id}/`, unit)
  await other.patch(`/api/keyword/${keyword.id}/`, word)
  const saved = await creator.call('PUT', `/api/recipe/${opened.id}/`, { ...opened, name: 'Leek stew' })
  expect(saved.status).toBe(200)
  expect(await creator.get(`/api/food/${line.food.id}/`)).toMatchObject({
    name: 'leek',
    description: 'wash well',
    plural_name: 'leeks',
    supermarket_category: { name: 'Vegetables' },
  })
  expect(await creator.get(`/api/unit/${line.unit.id}/`)).toMatchObject({ name: 'g', ...unit })
  expect(await creator.get(`/api/keyword/${keyword.id}/`)).toMatchObject({ name: 'winter', ...word })
  expect(await other.get(`/api/recipe/${opened.id}/`)).toMatchObject({ name: 'Leek stew' })
})

it('a food written with a list, a plan or a keyword beside it keeps what it says wherever it is only named', async () => {
  const { creator } = await createHousehold()
  const { line } = partsOf(await stew(creator))
  await creator.patch(`/api/food/${line.food.id}/`, { description: 'wash well' })
  const stale = { ...line.food, name: 'Onion', description: 'stale', plural_name: 'onions' }
  await creator.post('/api/shopping-list-entry/', { food: stale, unit: null, amount: 1 })
  await creator.post('/api/unit-conversion/', {
    base_amount: 1,
    base_unit: { name: 'piece' },
    converted_amount: 150,
    converted_unit: { ...line.unit, name: 'ton' },
    food: stale,
  })
  expect(await creator.get(`/api/food/${line.food.id}/`)).toMatchObject({
    name: 'leek',
    description: 'wash well',
    plural_name: null,
  })
  expect(await creator.get(`/api/unit/${line.unit.id}/`)).toMatchObject({ name: 'g' })
})

it('what is saved of a recipe that others share is a copy, and theirs stays as it is', async () => {
  const [home, neighbour] = [await createHousehold(), await createHousehold()]
  const theirs = await stew(home.creator, { source_url: 'https://example.org/stew' })
  const { share } = await home.creator.get<{ share: string }>(`/api/share-link/${theirs.id}/`)
  const shown = await stranger.get<Recipe>(`/api/recipe/${theirs.id}/?share=${share}`)
  const before = await home.creator.get(`/api/recipe/${theirs.id}/`)
  const copy = await neighbour.creator.post<Recipe>('/api/recipe/', { ...shown, private: true })
  expect(copy.id).not.toBe(theirs.id)
  const [ours, of] = [partsOf(copy), partsOf(theirs)]
  expect(ours.line).toMatchObject({ amount: 500, food: { name: 'leek' }, unit: { name: 'g' } })
  expect(ours.keyword).toMatchObject({ name: 'winter' })
  expect(ours.line.food.id).not.toBe(of.line.food.id)
  await neighbour.creator.patch(`/api/recipe/${copy.id}/`, { name: 'Our stew', source_url: null, steps: [] })
  await neighbour.creator.patch(`/api/food/${ours.line.food.id}/`, { name: 'Leeks of ours' })
  expect(await home.creator.get(`/api/recipe/${theirs.id}/`)).toEqual(before)
  expect(await home.creator.get(`/api/food/${of.line.food.id}/`)).toMatchObject({ name: 'leek' })
})

it('a reference with an unknown id and a name is found or created by its name', async () => {
  const { creator } = await createHousehold()
  const gone = (name: string) => ({ id: 9_999_999, name })
  const bodies: [string, object][] = [
    [
      'recipe',
      {
        name: 'Stew',
        keywords: [gone('winter')],
        properties: [{ property_type: gone('Energy'), property_amount: 1 }],
        steps: [{ ingredients: [{ food: gone('leek'), unit: gone('g'), amount: 1 }] }],
      },
    ],
    [
      'food',
      {
        name: 'Milk',
        supermarket_category: gone('Dairy'),
        substitute: [gone('oat drink')],
        shopping_lists: [gone('Market')],
      },
    ],
    ['meal-plan', { title: 'Stew', servings: 1, from_date: '2026-05-06', meal_type: gone('Dinner') }],
    ['shopping-list-entry', { food: gone('soap'), unit: gone('bar'), amount: 1, shopping_lists: [gone('Kiosk')] }],
    [
      'unit-conversion',
      { base_amount: 1, base_unit: gone('cup'), converted_amount: 9, converted_unit: gone('g'), food: gone('rice') },
    ],
  ]
  for (const [kind, body] of bodies) {
    for (let twice = 0; twice < 2; twice++) {
      const answer = await creator.call('POST', `/api/${kind}/`, body)
      expect([200, 201], `${kind} ${await answer.clone().text()}`).toContain(answer.status)
    }
  }
  for (const kind of ['keyword', 'meal-type', 'property-type', 'supermarket-category']) {
    expect(await creator.get(`/api/${kind}/`), kind).toMatchObject({ count: 1 })
  }
  const long = { id: 9_999_999, name: 'k'.repeat(100) }
  const refused = await creator.call('POST', '/api/recipe/', { name: 'x', steps: [], keywords: [long] })
  expect([refused.status, await refused.json()]).toMatchObject([400, { keywords: [expect.anything()] }])
})

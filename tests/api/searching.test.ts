import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'

interface Named {
  id: number
  name: string
}
interface Preference {
  user: { id: number }
  search: string
  lookup: boolean
  trigram_threshold: number
  fulltext: Named[]
  icontains: Named[]
  istartswith: Named[]
}
const PATH = '/api/search-preference/'
const set = (person: TestPerson, patch: object) => person.patch<Preference>(`${PATH}${person.id}/`, patch)
const found = async (person: TestPerson, words: string, more = '') =>
  (await person.get<{ results: Named[] }>(`/api/recipe/?query=${encodeURIComponent(words)}${more}`)).results.map(
    ({ name }) => name,
  )

interface Dish {
  name: string
  foods?: string[]
  keywords?: string[]
  steps?: string
}
async function kitchen(...dishes: (string | Dish)[]) {
  const home = await createHousehold()
  for (const dish of dishes) {
    const { name, foods = [], keywords = [], steps = '' } = typeof dish === 'string' ? { name: dish } : dish
    await home.creator.post('/api/recipe/', {
      name,
      keywords: keywords.map((keyword) => ({ name: keyword })),
      steps: [
        {
          instruction: steps,
          ingredients: foods.map((food) => ({ food: { name: food }, unit: { name: 'Becher' }, amount: 1 })),
        },
      ],
    })
  }
  return home
}

it('everybody has a search preference from the start and sees only their own', async () => {
  const { creator, join } = await createHousehold()
  const guest = await join('guest')
  const fields = await guest.get<Named[]>('/api/search-fields/')
  expect(fields.map(({ id, name }) => `${id} ${name}`)).toEqual([
    '1 Name',
    '2 Description',
    '3 Instructions',
    '4 Ingredients',
    '5 Keywords',
    '6 Units',
  ])
  expect(await guest.get('/api/search-fields/4/')).toEqual(fields[3])
  expect((await guest.call('GET', '/api/search-fields/7/')).status).toBe(404)
  const [mine] = await guest.get<Preference[]>(PATH)
  expect(mine).toMatchObject({ user: { id: guest.id }, search: 'plain', lookup: false, trigram_threshold: 0.2 })
  expect(mine?.fulltext).toEqual(fields.slice(0, 5))
  expect(await guest.get(`${PATH}${guest.id}/`)).toEqual(mine)
  expect((await creator.call('GET', `${PATH}${guest.id}/`)).status).toBe(404)
  expect((await creator.call('PATCH', `${PATH}${guest.id}/`, { lookup: true })).status).toBe(404)
})

it('a change keeps the rest, takes fields by id or whole, and is refused by name', async () => {
  const { creator } = await createHousehold()
  const before = (await creator.get<Preference[]>(PATH))[0]
  expect(await set(creator, { search: 'phrase', icontains: [2, { id: 1, name: 'Other' }, 2] })).toMatchObject({
    search: 'phrase',
    icontains: [{ id: 1, name: 'Name' }, { id: 2 }],
    fulltext: before?.fulltext,
  })
  expect(await set(creator, { icontains: null, trigram_threshold: '0,5' })).toMatchObject({
    search: 'phrase',
    icontains: [],
    trigram_threshold: 0.5,
  })
  const [general] = await creator.get<object[]>('/api/user-preference/')
  expect(general).not.toHaveProperty('search')
  for (const [field, value] of Object.entries({
    search: 'magic',
    fulltext: [9],
    trigram_threshold: 2,
    lookup: 'maybe',
  })) {
    const answer = await creator.call('PATCH', `${PATH}${creator.id}/`, { [field]: value })
    expect(answer.status, field).toBe(400)
    expect(await answer.json()).toHaveProperty(field)
  }
  expect(await set(creator, { ...before })).toEqual(before)
})

it('what people type is found: parts, accents both ways, any order, slips, and names without spaces', async () => {
  const { creator } = await kitchen(
    'Käsespätzle',
    'Straßenkuchen',
    'Thai curry soup',
    '麻婆豆腐',
    { name: 'Bowl', foods: ['tofind'] },
    { name: 'Toast', keywords: ['🍕 night'] },
    { name: 'Roast', steps: 'Deglaze with Calvados.' },
    'Mac & Cheese',
    '50% rye',
  )
  for (const words of ['kase', 'kaese', 'KÄSE', 'spatzle'])
    expect(await found(creator, words), words).toEqual(['Käsespätzle'])
  for (const words of ['strasse', 'Straße', 'kuchen'])
    expect(await found(creator, words), words).toEqual(['Straßenkuchen'])
  for (const words of ['curry', 'soup thai', 'cur', 'currry'])
    expect(await found(creator, words), words).toEqual(['Thai curry soup'])
  expect(await found(creator, '豆腐')).toEqual(['麻婆豆腐'])
  expect(await found(creator, 'とうふ')).toEqual([])
  expect(await found(creator, 'tofind')).toEqual(['Bowl'])
  expect(await found(creator, 'calvados')).toEqual(['Roast'])
  expect(await found(creator, '🍕')).toEqual(['Toast'])
  expect(await found(creator, '&')).toEqual(['Mac & Cheese'])
  expect(await found(creator, '%')).toEqual(['50% rye'])
  expect(await found(creator, '%_"\\')).toEqual([])
})

it('each way to search finds what it says, and in the fields that were set', async () => {
  const { creator } = await kitchen(
    { name: 'Leek soup', foods: ['potato'] },
    { name: 'Soup of potatoes', foods: ['leek'] },
    'Thai soup',
  )
  await set(creator, { search: 'phrase' })
  expect(await found(creator, 'leek soup')).toEqual(['Leek soup'])
  await set(creator, { search: 'websearch' })
  expect(await found(creator, 'soup -leek')).toEqual(['Thai soup'])
  expect(await found(creator, '-potato')).toEqual(['Thai soup'])
  expect(await found(creator, '"leek soup" or thai')).toEqual(['Leek soup', 'Thai soup'])
  await set(creator, { search: 'raw' })
  expect(await found(creator, 'soup & !(leek & potato)')).toEqual(['Thai soup'])
  expect(await found(creator, 'soup & (')).toHaveLength(3)
  await set(creator, { search: 'plain', fulltext: [1], icontains: [], trigram: [] })
  expect(await found(creator, 'potato')).toEqual(['Soup of potatoes'])
  expect(await found(creator, 'lek')).toEqual([])
  await set(creator, { fulltext: [4] })
  expect(await found(creator, 'potato')).toEqual(['Leek soup'])
  await set(creator, { fulltext: [6] })
  expect(await found(creator, 'becher')).toHaveLength(2)
  await set(creator, { fulltext: [], istartswith: [1] })
  expect(await found(creator, 'soup of po')).toEqual(['Soup of potatoes'])
  expect(await found(creator, 'potatoes')).toEqual([])
  await set(creator, { istartswith: [] })
  expect(await found(creator, 'thai')).toEqual(['Thai soup'])
  expect(await found(creator, 'tha')).toEqual([])
})

it('slips are mended only as far as is wanted', async () => {
  const { creator } = await kitchen('Zucchini bake')
  expect(await found(creator, 'zuchini')).toEqual(['Zucchini bake'])
  await set(creator, { trigram_threshold: 0.95 })
  expect(await found(creator, 'zuchini')).toEqual([])
  await set(creator, { trigram_threshold: 0.5 })
  expect(await found(creator, 'zuchini')).toEqual(['Zucchini bake'])
  await set(creator, { trigram: [] })
  expect(await found(creator, 'zuchini')).toEqual([])
})

it('a look-up of foods finds nearly what was typed only for those who want that, best first', async () => {
  const { creator, join } = await kitchen({ name: 'Pot', foods: ['zucchini', 'zander', 'zucchini flower', 'milk'] })
  const other = await join('user')
  const foods = async (person: TestPerson, words: string) =>
    (await person.get<{ count: number; results: Named[] }>(`/api/food/?query=${words}`)).results.map(({ name }) => name)
  await set(creator, { lookup: true })
  expect(await foods(creator, 'zuchini')).toEqual(['zucchini', 'zucchini flower'])
  expect(await foods(creator, 'zucchini')).toEqual(['zucchini', 'zucchini flower'])
  expect(await foods(other, 'zuchini')).toEqual([])
})

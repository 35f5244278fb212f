import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'

const names = async (person: TestPerson, query: string) =>
  (await person.get<{ results: { name: string }[] }>(`/api/recipe/?${query}`)).results.map(({ name }) => name)

const day = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString()

it('a recipe is found by its working and waiting time together, and one without times by neither', async () => {
  const { creator } = await createHousehold()
  await createPancakes(creator, { name: 'Toast', working_time: 5 })
  await createPancakes(creator, { name: 'Soup', working_time: 20, waiting_time: 10 })
  await createPancakes(creator, { name: 'Bread', working_time: 20, waiting_time: 600 })
  await createPancakes(creator, { name: 'Unknown' })
  expect(await names(creator, 'totaltime_lte=30')).toEqual(['Soup', 'Toast'])
  expect(await names(creator, 'totaltime_lte=29')).toEqual(['Toast'])
  expect(await names(creator, 'totaltime_gte=30')).toEqual(['Bread', 'Soup'])
  expect(await names(creator, 'totaltime_gte=10&totaltime_lte=60')).toEqual(['Soup'])
  expect(await names(creator, 'totaltime_gte=0')).toEqual(['Bread', 'Soup', 'Toast'])
})

it('a recipe is found by what it says of a serving, for each property alone and for several', async () => {
  const { creator } = await createHousehold()
  const make = (name: string, energy: number, protein: number) =>
    createPancakes(creator, {
      name,
      properties: [
        { property_type: { name: 'Energy' }, property_amount: energy },
        { property_type: { name: 'Protein' }, property_amount: protein },
      ],
    })
  for (const [name, energy, protein] of [
    ['Salad', 200, 5],
    ['Steak', 600.5, 50],
    ['Tofu', 300, 30],
  ] as const)
    await make(name, energy, protein)
  await createPancakes(creator, { name: 'Unknown' })
  const { results } = await creator.get<{ results: { id: number; name: string }[] }>('/api/property-type/')
  const type = (name: string) => results.find((one) => one.name === name)?.id ?? 0
  const [energy, protein] = [type('Energy'), type('Protein')]
  expect(await names(creator, `properties_lte=${energy}:300`)).toEqual(['Salad', 'Tofu'])
  expect(await names(creator, `properties_gte=${energy}:600.5`)).toEqual(['Steak'])
  expect(await names(creator, `properties_gte=${protein}:20&properties_lte=${energy}:500`)).toEqual(['Tofu'])
  expect(await names(creator, `properties_lte=${protein}:30&properties_lte=${energy}:250`)).toEqual(['Salad'])
})

it('a day may be said as how long ago it was, for whatever has a day', async () => {
  const { creator, join } = await createHousehold()
  const [soup, stew, pie] = [
    await createPancakes(creator, { name: 'Soup' }),
    await createPancakes(creator, { name: 'Stew' }),
    await createPancakes(creator, { name: 'Pie' }),
  ]
  const cook = (person: TestPerson, recipe: number, days: number) =>
    person.post('/api/cook-log/', { recipe, created_at: daysAgo(days) })
  await cook(creator, soup.id, 10)
  await cook(creator, stew.id, 40)
  await cook(creator, stew.id, 100)
  await cook(await join('user'), pie.id, 1)
  expect(await names(creator, 'cookedon_gte=P4W')).toEqual(['Soup'])
  expect(await names(creator, 'cookedon_gte=P10D')).toEqual(['Soup'])
  expect(await names(creator, 'cookedon_gte=P9D')).toEqual([])
  expect(await names(creator, 'cookedon_lte=P4W')).toEqual(['Stew'])
  expect(await names(creator, 'cookedon_gte=P1Y')).toEqual(['Soup', 'Stew'])
  expect(await names(creator, 'cookedon_gte=P3M&cookedon_lte=P1M')).toEqual(['Stew'])
  expect(await names(creator, 'createdon_gte=P1D')).toHaveLength(3)
  expect(await names(creator, 'createdon_lte=P1D')).toEqual([])
  expect(await names(creator, 'updatedon_gte=P0D')).toHaveLength(3)
})

it('what was not cooked, looked at, added or changed for some time includes what never was', async () => {
  const { creator } = await createHousehold()
  const [soup, stew] = [
    await createPancakes(creator, { name: 'Soup' }),
    await createPancakes(creator, { name: 'Stew' }),
  ]
  await createPancakes(creator, { name: 'Pie' })
  await creator.post('/api/cook-log/', { recipe: soup.id, created_at: daysAgo(10) })
  await creator.post('/api/cook-log/', { recipe: stew.id, created_at: daysAgo(40) })
  await creator.post('/api/view-log/', { recipe: stew.id })
  expect(await names(creator, 'cookedon_gte_not=P4W')).toEqual(['Pie', 'Stew'])
  expect(await names(creator, 'cookedon_gte_not=P4W&timescooked_gte=1')).toEqual(['Stew'])
  expect(await names(creator, 'viewedon_gte_not=P4W')).toEqual(['Pie', 'Soup'])
  expect(await names(creator, 'createdon_gte_not=P1D')).toEqual([])
  expect(await names(creator, `updatedon_gte_not=${daysAgo(-1).slice(0, 10)}`)).toHaveLength(3)
})

it('a saved filter that says how long ago moves along with the days', async () => {
  const { creator } = await createHousehold()
  const soup = await createPancakes(creator, { name: 'Soup' })
  await createPancakes(creator, { name: 'Stew' })
  await creator.post('/api/cook-log/', { recipe: soup.id, created_at: daysAgo(10) })
  const save = async (search: object) =>
    (await creator.post<{ id: number }>('/api/custom-filter/', { name: 'Saved', search, shared: [] })).id
  expect(await names(creator, `filter=${await save({ cookedon_gte_not: 'P4W', version: '2' })}`)).toEqual(['Stew'])
  expect(await names(creator, `filter=${await save({ cookedon_gte: 'P4W', version: '2' })}`)).toEqual(['Soup'])
  expect(await names(creator, `filter=${await save({ cookedon_gte: daysAgo(28), version: '2' })}`)).toEqual(['Soup'])
})

it('private recipes can be told from those that all see', async () => {
  const { creator, join } = await createHousehold()
  await createPancakes(creator, { name: 'Open' })
  await createPancakes(creator, { name: 'Secret', private: true })
  expect(await names(creator, 'private=true')).toEqual(['Secret'])
  expect(await names(creator, 'private=false')).toEqual(['Open'])
  expect(await names(await join('user'), 'private=true')).toEqual([])
})

it('books filter by any, all and none of them', async () => {
  const { creator } = await createHousehold()
  const book = async (name: string, ...recipes: number[]) => {
    const { id } = await creator.post<{ id: number }>('/api/recipe-book/', { name, shared: [] })
    for (const recipe of recipes) await creator.post('/api/recipe-book-entry/', { book: id, recipe })
    return id
  }
  const [soup, stew] = [
    await createPancakes(creator, { name: 'Soup' }),
    await createPancakes(creator, { name: 'Stew' }),
  ]
  await createPancakes(creator, { name: 'Pie' })
  const [winter, quick] = [await book('Winter', soup.id, stew.id), await book('Quick', soup.id)]
  expect(await names(creator, `books=${winter}&books=${quick}`)).toEqual(['Soup', 'Stew'])
  expect(await names(creator, `books_and=${winter}&books_and=${quick}`)).toEqual(['Soup'])
  expect(await names(creator, `books_or_not=${quick}`)).toEqual(['Pie', 'Stew'])
  expect(await names(creator, `books_and_not=${winter}&books_and_not=${quick}`)).toEqual(['Pie', 'Stew'])
})

it('a length of time or an amount that cannot be read is refused by name', async () => {
  const { creator } = await createHousehold()
  const bad = {
    cookedon_gte_not: 'P4X',
    viewedon_gte: 'P-1D',
    totaltime_lte: 'soon',
    properties_lte: '12',
    properties_gte: '12:many',
  }
  for (const [name, value] of Object.entries(bad)) {
    const answer = await creator.call('GET', `/api/recipe/?${name}=${value}`)
    expect(answer.status, name).toBe(400)
    expect(await answer.json()).toHaveProperty(name)
  }
  for (const far of ['P9999Y', 'P9999W']) expect(await names(creator, `createdon_lte=${far}`)).toEqual([])
})

import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'

interface Page {
  count: number
  results: { name: string }[]
}

const names = async (by: TestPerson, path: string) => (await by.get<Page>(path)).results.map(({ name }) => name)

it('is by any field of its rows, either way round, as names are searched, those without a value last', async () => {
  const { creator } = await createHousehold()
  for (const [name, aisle] of [
    ['Zucchini', 'Vegetables'],
    ['ähre', null],
    ['apple', 'Fruit'],
    ['Brot', 'bread'],
  ])
    await creator.post('/api/food/', { name, supermarket_category: aisle && { name: aisle } })
  expect(await names(creator, '/api/food/?ordering=name')).toEqual(['ähre', 'apple', 'Brot', 'Zucchini'])
  expect(await names(creator, '/api/food/?ordering=-name')).toEqual(['Zucchini', 'Brot', 'apple', 'ähre'])
  expect(await names(creator, '/api/food/?ordering=supermarket_category')).toEqual([
    'Brot',
    'apple',
    'Zucchini',
    'ähre',
  ])
  expect(await names(creator, '/api/food/?ordering=-supermarket_category')).toEqual([
    'Zucchini',
    'apple',
    'Brot',
    'ähre',
  ])
})

it('stays as usual for a word that is no field, or one of many values', async () => {
  const { creator } = await createHousehold()
  for (const name of ['b', 'a']) await creator.post('/api/food/', { name })
  for (const word of ['nothing', 'substitute', '-', 'name;', ''])
    expect(await names(creator, `/api/food/?ordering=${encodeURIComponent(word)}`)).toEqual(['a', 'b'])
})

it('has no row twice and leaves none out, whatever its pages', async () => {
  const { creator } = await createHousehold()
  for (let i = 0; i < 7; i++)
    await creator.post('/api/unit/', { name: `unit ${i}`, description: i % 2 ? 'odd' : 'even' })
  const seen: string[] = []
  for (const page of [1, 2, 3, 4])
    seen.push(...(await names(creator, `/api/unit/?ordering=-description&page_size=2&page=${page}`)))
  expect(seen.slice(0, 3).toSorted()).toEqual(['unit 1', 'unit 3', 'unit 5'])
  expect(new Set(seen).size).toBe(7)
})

it('answers the questions that people ask of foods, units and keywords', async () => {
  const { creator } = await createHousehold()
  const dairy = await creator.post<{ id: number }>('/api/supermarket-category/', { name: 'Dairy' })
  await creator.post('/api/food/', { name: 'milk', supermarket_category: { name: 'Dairy' } })
  await creator.post('/api/food/', { name: 'salt', food_onhand: true })
  await creator.post('/api/food/', { name: 'water', ignore_shopping: true })
  await creator.post('/api/recipe/', {
    name: 'Porridge',
    keywords: [{ name: 'breakfast' }],
    steps: [{ instruction: 'Stir.', ingredients: [{ amount: 1, unit: { name: 'l' }, food: { name: 'milk' } }] }],
  })
  await creator.post('/api/unit/', { name: 'peck' })
  await creator.post('/api/keyword/', { name: 'dinner' })
  expect(await names(creator, '/api/food/?supermarket_category=none')).toEqual(['salt', 'water'])
  expect(await names(creator, `/api/food/?supermarket_category=${dairy.id}`)).toEqual(['milk'])
  expect(await names(creator, '/api/food/?food_onhand=true')).toEqual(['salt'])
  expect(await names(creator, '/api/food/?food_onhand=false')).toEqual(['milk', 'water'])
  expect(await names(creator, '/api/food/?ignore_shopping=true')).toEqual(['water'])
  expect(await names(creator, '/api/food/?unused=true')).toEqual(['salt', 'water'])
  expect(await names(creator, '/api/food/?unused=false')).toEqual(['milk'])
  expect(await names(creator, '/api/unit/?unused=true')).toEqual(['peck'])
  expect(await names(creator, '/api/keyword/?unused=true')).toEqual(['dinner'])
})

it('says how many rows of each kind somebody sees, and nothing of kinds that are not theirs to list', async () => {
  const { creator, join } = await createHousehold()
  await creator.post('/api/unit/', { name: 'cup' })
  await creator.post('/api/recipe/', { name: 'Mine', steps: [], private: true })
  const all = await creator.get<Record<string, number>>('/api/counts/')
  expect(all).toMatchObject({ unit: 1, recipe: 1, food: 0, storage: 0 })
  const guest = await (await join('guest')).get<Record<string, number>>('/api/counts/')
  expect(guest).toMatchObject({ recipe: 0, food: 0 })
  expect(Object.keys(guest)).not.toContain('unit')
  expect(Object.keys(guest)).not.toContain('storage')
})

interface Named {
  name: string
}
interface Pages<Row> {
  next: string | null
  results: Row[]
}

async function walk<Row>(by: TestPerson, path: string): Promise<Row[]> {
  const { next, results } = await by.get<Pages<Row>>(path)
  return next ? [...results, ...(await walk<Row>(by, next.slice(new URL(next).origin.length)))] : results
}

it('of ingredients and steps is by names that they have, those without one last, each on one page', async () => {
  const { creator } = await createHousehold()
  const line = (food: string | null, unit: string | null) => ({
    food: food && { name: food },
    unit: unit && { name: unit },
    amount: 1,
    is_header: food === null,
    note: food === null ? 'For the top' : '',
  })
  await creator.post('/api/recipe/', {
    name: 'Cake',
    steps: [
      { name: '', instruction: 'Mix.', ingredients: [line('sugar', 'cup'), line(null, null), line('eggs', null)] },
      { name: 'bake', instruction: 'Bake.', ingredients: [line('sugar', 'ounce')] },
      { name: 'Cool', instruction: 'Wait.', ingredients: [] },
    ],
  })
  const by = async (field: string, ordering: string) =>
    (await walk<Record<string, Named | null>>(creator, `/api/ingredient/?page_size=1&ordering=${ordering}`)).map(
      (row) => row[field]?.name ?? null,
    )
  expect(await by('food', 'food')).toEqual(['eggs', 'sugar', 'sugar', null])
  expect(await by('food', '-food')).toEqual(['sugar', 'sugar', 'eggs', null])
  expect(await by('unit', 'unit')).toEqual(['cup', 'ounce', null, null])
  expect(await by('unit', '-unit')).toEqual(['ounce', 'cup', null, null])
  const ids = (await walk<{ id: number }>(creator, '/api/ingredient/?page_size=1&ordering=-id')).map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  const steps = async (ordering: string) =>
    (await walk<Named>(creator, `/api/step/?page_size=1&ordering=${ordering}`)).map(({ name }) => name)
  expect(await steps('name')).toEqual(['bake', 'Cool', ''])
  expect(await steps('-name')).toEqual(['Cool', 'bake', ''])
})

it('of what is to buy is by what stands on it, and by nothing but the document says', async () => {
  const { creator } = await createHousehold()
  for (const [food, amount] of [
    ['milk', 2],
    ['Eggs', 10],
    ['salt', 1],
  ])
    await creator.post('/api/shopping-list-entry/', { food: { name: food }, unit: null, amount })
  const by = async (ordering: string) =>
    (await walk<{ food: Named }>(creator, `/api/shopping-list-entry/?page_size=2&ordering=${ordering}`)).map(
      ({ food }) => food.name,
    )
  expect(await by('food')).toEqual(['Eggs', 'milk', 'salt'])
  expect(await by('-food')).toEqual(['salt', 'milk', 'Eggs'])
  expect(await by('amount')).toEqual(['salt', 'milk', 'Eggs'])
  expect(await by('version')).toEqual(['milk', 'Eggs', 'salt'])
})

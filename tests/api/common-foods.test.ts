import { beforeAll, describe, expect, it } from 'vitest'
import { createHousehold, type TestHousehold, type TestPerson } from '#tests/fixture.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'

const PATH = '/api/common-foods/'

interface Named {
  id: number
  name: string
}
interface Food extends Named {
  plural_name: string | null
  supermarket_category: Named | null
  food_onhand: boolean
  ignore_shopping: boolean
  properties: { property_type: Named; property_amount: number }[]
  properties_food_unit: Named | null
}
interface Line {
  amount: number
  no_amount: boolean
  food: { name: string }
  unit: { name: string } | null
}
interface Sum {
  name: string
  total_value: number
  missing_value: boolean
  food_values: Record<string, { missing_unit?: true; missing_conversion?: object }>
}

const addFoods = (me: TestPerson, language: string) => me.post<Record<string, number | string>>(PATH, { language })

const read = async (me: TestPerson, lines: readonly string[]) =>
  (await me.post<{ ingredients: Line[] }>('/api/ingredient-parser/post/', { ingredients: lines })).ingredients

/** Where each thing lies that somebody types into the list. */
const aislesOf = async (me: TestPerson, typed: string) =>
  Promise.all(
    (await read(me, typed.split(', '))).map(async ({ food: { name }, unit, amount, no_amount }) => {
      const entry = { food: { name }, unit: unit && { name: unit.name }, amount: no_amount ? 1 : amount }
      const { food } = await me.post<{ food: Food }>('/api/shopping-list-entry/', entry)
      return [food.name, food.supermarket_category?.name]
    }),
  )

async function recipeOf(me: TestPerson, typed: string) {
  const ingredients = await read(me, typed.split(', '))
  const steps = [{ instruction: '', ingredients }]
  const { id } = await me.post<Named>('/api/recipe/', { name: 'Supper', servings: 1, steps })
  const recipe = await me.get<{ food_properties: Record<string, Sum> }>(`/api/recipe/${id}/`)
  const sums = Object.values(recipe.food_properties)
  return { id, sums, of: (name: string) => sums.find((sum) => sum.name === name)?.total_value }
}

const warningsIn = (sums: readonly Sum[]) =>
  sums.flatMap(({ name, missing_value, food_values }) => [
    ...(missing_value ? [name] : []),
    ...Object.values(food_values).filter(({ missing_unit, missing_conversion }) => missing_unit ?? missing_conversion),
  ])

const foodNamed = async (me: TestPerson, name: string) => {
  const found = await me.get<{ results: Named[] }>(`/api/food/?query=${encodeURIComponent(name)}&page_size=100`)
  const id = found.results.find((one) => one.name === name)?.id
  return me.get<Food>(`/api/food/${id}/`)
}

describe('a space that has the common foods', () => {
  let english: TestHousehold
  let german: TestHousehold
  beforeAll(async () => {
    english = await createHousehold()
    german = await createHousehold()
    await addFoods(english.creator, 'en')
    await addFoods(german.creator, 'de')
  })

  it('knows in which aisle lies what is typed into the list', async () => {
    expect(await aislesOf(english.creator, '2 l milk, bread, 3 eggs, 2 cloves of garlic, 1 bunch parsley')).toEqual([
      ['milk', 'Dairy & Eggs'],
      ['bread', 'Bread & Bakery'],
      ['egg', 'Dairy & Eggs'],
      ['garlic', 'Fruit & Vegetables'],
      ['parsley', 'Fruit & Vegetables'],
    ])
    expect(await aislesOf(german.creator, '2 l Milch, Brot, 3 Eier, 2 Zehen Knoblauch, 500 g Nudeln')).toEqual([
      ['Milch', 'Milchprodukte & Eier'],
      ['Brot', 'Brot & Backwaren'],
      ['Ei', 'Milchprodukte & Eier'],
      ['Knoblauch', 'Obst & Gemüse'],
      ['Nudeln', 'Nudeln, Reis & Getreide'],
    ])
  })

  it('knows what a new recipe contains, in cups and spoons and pieces', async () => {
    const { sums, of } = await recipeOf(english.creator, '200 g flour, 3 eggs, 1 tbsp oil, 1 cup sugar, 2 onions')
    expect(warningsIn(sums)).toEqual([])
    // 728 of flour, 214.5 of eggs, 119 of oil, 774 of sugar, 88 of onions.
    expect(of('Calories')).toBeCloseTo(1924, -1)
    expect(of('Proteins')).toBeCloseTo(0.1033 * 200 + 0.1256 * 150 + 0.011 * 220, 0)
  })

  it('does so in German, too', async () => {
    const { sums, of } = await recipeOf(
      german.creator,
      '200 g Mehl, 3 Eier, 1 EL Öl, 1 Tasse Zucker, 2 Zwiebeln, 1 Prise Salz, 1 Becher Sahne, 1 Päckchen Backpulver',
    )
    expect(warningsIn(sums)).toEqual([])
    expect(of('Kalorien')).toBeGreaterThan(1800)
    expect(of('Eiweiß')).toBeGreaterThan(35)
  })

  it('has at home what is usually in the house, so that recipes do not put it on the list', async () => {
    const { id } = await recipeOf(english.creator, '1 tsp salt, 2 tbsp olive oil, 1 l water, 500 g potatoes')
    const plan = { recipe: { id, name: 'Supper' }, servings: 1, from_date: '2026-01-02', addshopping: true }
    const { id: type } = await english.creator.post<Named>('/api/meal-type/', { name: 'Dinner' })
    await english.creator.post('/api/meal-plan/', { ...plan, meal_type: { id: type, name: 'Dinner' } })
    const { results } = await english.creator.get<{ results: { food: Named; list_recipe: number | null }[] }>(
      '/api/shopping-list-entry/?page_size=100',
    )
    expect(results.filter((one) => one.list_recipe !== null).map(({ food }) => food.name)).toEqual(['potato'])
  })

  it('gets no more when it asks again', async () => {
    const { created, filled, unchanged } = await addFoods(english.creator, 'en')
    const { total, present } = await english.creator.get<{ total: number; present: number }>(`${PATH}?language=en`)
    expect([created, filled, unchanged, present]).toEqual([0, 0, total, total])
  })

  it('says the same when its tables are built again from the log', async () => {
    expect(await replayDifferencesIn(german)).toEqual([])
  })
})

it('a food that is there under another name is filled where it is empty, and nothing is overwritten', async () => {
  const { creator: me } = await createHousehold()
  const zucchini = await me.post<Food>('/api/food/', { name: 'zucchini' })
  const eggs = await me.post<Food>('/api/food/', { name: 'Egg', supermarket_category: { name: 'Farm' } })
  const flour = await me.post<Food>('/api/food/', {
    name: 'flour',
    plural_name: 'flours',
    properties_food_unit: { name: 'g' },
    properties: [{ property_type: { name: 'Calories', unit: 'kcal' }, property_amount: 1 }],
  })
  const cup = { base_amount: 1, base_unit: { name: 'cup' }, converted_amount: 100, converted_unit: { name: 'g' } }
  await me.post('/api/unit-conversion/', { ...cup, food: { id: flour.id } })
  const before = await me.get<{ total: number; present: number }>(`${PATH}?language=en`)
  const { created, filled } = await addFoods(me, 'en')
  expect([before.present, created, filled]).toEqual([3, before.total - 3, 3])

  const at = (food: Named) => me.get<Food>(`/api/food/${food.id}/`)
  expect(await at(zucchini)).toMatchObject({
    name: 'zucchini',
    supermarket_category: { name: 'Fruit & Vegetables' },
    properties_food_unit: { name: 'g' },
  })
  expect(await at(eggs)).toMatchObject({ name: 'Egg', plural_name: 'eggs', supermarket_category: { name: 'Farm' } })
  expect((await at(eggs)).properties).toHaveLength(8)
  const kept = await at(flour)
  expect([kept.plural_name, kept.properties.map(({ property_amount }) => property_amount)]).toEqual(['flours', [1]])
  expect(await me.get(`/api/unit-conversion/?food_id=${flour.id}`)).toMatchObject({ count: 1 })
})

it('an American kitchen has zucchini and cilantro, and cans', async () => {
  const { creator: me } = await createHousehold()
  await addFoods(me, 'en-US')
  expect(await aislesOf(me, '2 zucchini, 1 bunch cilantro, 1 can canned tomatoes, 1 lb ground beef')).toEqual([
    ['zucchini', 'Fruit & Vegetables'],
    ['cilantro', 'Fruit & Vegetables'],
    ['canned tomatoes', 'Canned Goods'],
    ['ground beef', 'Meat & Fish'],
  ])
})

it('oil is in the house of whoever asked, and tap water is never bought', async () => {
  const { creator: me } = await createHousehold()
  await addFoods(me, 'en')
  expect(await foodNamed(me, 'olive oil')).toMatchObject({ food_onhand: true, ignore_shopping: false })
  expect(await foodNamed(me, 'water')).toMatchObject({ food_onhand: false, ignore_shopping: true })
  expect(await foodNamed(me, 'butter')).toMatchObject({ food_onhand: false, ignore_shopping: false })
})

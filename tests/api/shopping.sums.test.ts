import { describe, expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { createNeighbour } from '#tests/neighbour.fixture.ts'
import { shopForRecipe, createSoup } from '#tests/soup.fixture.ts'

interface Sums {
  results: {
    food: { name: string; supermarket_category: number | null }
    amounts: {
      amount: number
      unit: { name: string } | null
      entries: { id: number; amount: number; recipe: { name: string } | null }[]
    }[]
  }[]
}

const path = '/api/shopping-list-entry/'
const put = (person: TestPerson, food: string, amount: number, unit: string | null = null, more: object = {}) =>
  person.post<{ id: number }>(path, { food: { name: food }, amount, unit: unit && { name: unit }, ...more })
const sums = (person: TestPerson, query = '') => person.get<Sums>(`${path}sums/${query}`)
const short = async (person: TestPerson, query = '') =>
  (await sums(person, query)).results.map(({ food, amounts }) => [
    food.name,
    ...amounts.map(({ amount, unit }) => `${amount} ${unit?.name ?? ''}`.trim()),
  ])
const convert = (person: TestPerson, body: object) => person.post('/api/unit-conversion/', body)

describe('what is to buy', () => {
  it('adds up the lines of a food over recipes, and says what they are for', async () => {
    const { creator } = await createHousehold()
    const recipe = await createSoup(creator)
    for (let i = 0; i < 7; i++) await shopForRecipe(creator, recipe.id)
    const leek = await put(creator, 'leek', 2)
    const { results } = await sums(creator)
    expect(results.map(({ food }) => food.name)).toEqual(['Leek', 'Salt', 'Stock'])
    expect(results[0]?.amounts).toEqual([{ amount: 23, unit: null, entries: expect.any(Array) }])
    const parts = results[0]?.amounts[0]?.entries ?? []
    expect(parts.map(({ amount, recipe: of }) => [amount, of?.name])).toEqual([
      ...Array.from({ length: 7 }, () => [3, 'Soup']),
      [2, undefined],
    ])
    expect(parts.at(-1)).toEqual({ id: leek.id, amount: 2, unit: null, list_recipe: null, recipe: null })
    expect(results[2]?.amounts).toMatchObject([{ amount: 7000, unit: { name: 'ml' } }])
  })

  it('adds units that convert, by table or for the food, and keeps the others apart', async () => {
    const { creator } = await createHousehold()
    await put(creator, 'Flour', 500, 'g')
    await put(creator, 'Flour', 1, 'kg')
    await put(creator, 'Flour', 2, 'bag')
    expect(await short(creator)).toEqual([['Flour', '1.5 kg', '2 bag']])
    await convert(creator, {
      base_amount: 1,
      base_unit: { name: 'bag' },
      converted_amount: 250,
      converted_unit: { name: 'g' },
      food: { name: 'Flour' },
    })
    await put(creator, 'Sugar', 1, 'bag')
    await put(creator, 'Sugar', 300, 'g')
    expect(await short(creator)).toEqual([
      ['Flour', '2 kg'],
      ['Sugar', '1 bag', '300 g'],
    ])
  })

  it('leaves out what was bought, taken off, or put off until later', async () => {
    const { creator } = await createHousehold()
    const [bought, gone, later] = [await put(creator, 'a', 1), await put(creator, 'b', 1), await put(creator, 'c', 1)]
    await put(creator, 'd', 1)
    await creator.patch(`${path}${bought.id}/`, { checked: true })
    await creator.call('DELETE', `${path}${gone.id}/`)
    await creator.patch(`${path}${later.id}/`, { delay_until: '2999-01-01T00:00:00Z' })
    expect(await short(creator)).toEqual([['d', '1']])
  })

  it('is that of the household, of one plan where it is asked for, and names no recipe kept from the asker', async () => {
    const home = await createHousehold()
    const [other, near] = [await home.join('user'), await createNeighbour(home)]
    const recipe = await createSoup(home.creator, { name: 'Secret', private: true })
    const plan = await home.creator.post<{ id: number }>('/api/meal-plan/', {
      recipe: recipe.id,
      servings: 4,
      from_date: '2027-01-01',
      meal_type: { name: 'Dinner' },
      addshopping: true,
    })
    await put(home.creator, 'Leek', 1)
    expect(await short(other)).toEqual(await short(home.creator))
    expect(JSON.stringify(await sums(other))).not.toContain('Secret')
    expect(await short(home.creator, `?mealplan=${plan.id}`)).toEqual([
      ['Leek', '3'],
      ['Salt', '0'],
      ['Stock', '1000 ml'],
    ])
    expect(await short(near)).toEqual([])
    expect((await home.creator.call('GET', `${path}sums/?mealplan=x`)).status).toBe(400)
    const { headers } = await home.creator.call('GET', `${path}sums/`)
    expect(headers.get('server-timing')).toContain('2 round trips')
  })
})

import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { shoppingEntries } from '#tests/soup.fixture.ts'

interface Row {
  id: number
}
interface Planned {
  plans: { recipe: { name: string } }[]
}

const cook = (person: TestPerson, name: string, keywords: string[] = []) =>
  person.post<{ keywords: Row[] }>('/api/recipe/', {
    name,
    internal: true,
    keywords: keywords.map((keyword) => ({ name: keyword })),
    steps: [{ instruction: '', ingredients: [{ food: { name: `of ${name}` }, unit: null, amount: 1 }] }],
  })
const save = async (person: TestPerson, search: object) => {
  const made = await person.post<Row>('/api/custom-filter/', { name: 'x', search: JSON.stringify(search), shared: [] })
  return made.id
}
async function request(person: TestPerson, meal: string, more: object) {
  const type = await person.post<Row>('/api/meal-type/', { name: meal })
  const days = { start_date: '2027-03-26', end_date: '2027-03-30', meal_type_id: type.id }
  return { ...days, keyword_ids: [], servings: 2, ...more }
}

async function openHouse() {
  const { creator, join } = await createHousehold()
  const { keywords } = await cook(creator, 'Leek soup', ['quick'])
  await cook(creator, 'Bean soup')
  await cook(creator, 'Stew', ['quick'])
  const fill = async (meal: string, more: object) =>
    creator.post<Planned>('/api/auto-plan/', await request(creator, meal, more))
  const refused = async (more: object) => {
    const answer = await creator.call('POST', '/api/auto-plan/', await request(creator, 'Brunch', more))
    return { status: answer.status, said: await answer.json<Record<string, unknown>>() }
  }
  return { creator, join, fill, refused, quick: keywords[0]?.id, soups: await save(creator, { query: 'soup' }) }
}

const names = ({ plans }: Planned) => [...new Set(plans.map(({ recipe }) => recipe.name))].sort()

it('days are filled with what a saved filter finds, which keywords narrow further', async () => {
  const { creator, fill, quick, soups } = await openHouse()
  const made = await fill('Dinner', { filter: soups, addshopping: true })
  expect([names(made), made.plans.length]).toEqual([['Bean soup', 'Leek soup'], 5])
  expect(made).toMatchObject({ filter: soups })
  expect((await shoppingEntries(creator, '?page_size=200')).length).toBe(5)
  expect(names(await fill('Lunch', { filter: soups, keywords: [quick] }))).toEqual(['Leek soup'])
})

it('a filter may have more parameters than a statement of the plan has room for', async () => {
  const { creator, refused } = await openHouse()
  const amounts = Array.from({ length: 20 }, (_, at) => `${at + 1}:5`)
  const long = await save(creator, { query: 'soup', properties_gte: amounts })
  expect((await refused({ filter: long, addshopping: true })).said['msg']).toBe('No recipe fits.')
})

it('a filter that finds nothing, or is of somebody else alone, plans nothing', async () => {
  const { creator, join, refused } = await openHouse()
  expect((await refused({ filter: await save(creator, { query: 'cake' }) })).said['msg']).toBe('No recipe fits.')
  const { status, said } = await refused({ filter: await save(await join('user'), { query: 'soup' }) })
  expect([status, Object.keys(said)]).toEqual([400, expect.arrayContaining(['filter'])])
})

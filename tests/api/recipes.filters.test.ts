import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import type { ShownRecipe } from '#tests/recipe.fixture.ts'

interface Page {
  count: number
  next: string | null
  results: { id: number; name: string; rating: number | null; last_cooked: string | null }[]
}
const list = async (person: TestPerson, query: string) => (await person.get<Page>(`/api/recipe/?${query}`)).results
const names = async (person: TestPerson, query: string) => (await list(person, query)).map(({ name }) => name)

/** Soup: leek, carrot; Stew: carrot, beef; Salad: leek. Keywords: Soup is warm and quick, Stew warm, Salad quick. */
async function kitchen() {
  const home = await createHousehold()
  const make = (name: string, foods: string[], keywords: string[]) =>
    home.creator.post<ShownRecipe>('/api/recipe/', {
      name,
      internal: name !== 'Salad',
      keywords: keywords.map((keyword) => ({ name: keyword })),
      steps: [
        { ingredients: foods.map((food) => ({ food: { name: food }, unit: { name: `${food} unit` }, amount: 1 })) },
      ],
    })
  const soup = await make('Soup', ['leek', 'carrot'], ['warm', 'quick'])
  const stew = await make('Stew', ['carrot', 'beef'], ['warm'])
  const salad = await make('Salad', ['leek'], ['quick'])
  const food = (recipe: ShownRecipe, at: number) => recipe.steps[0]?.ingredients[at]?.food?.id ?? 0
  const unit = (recipe: ShownRecipe, at: number) => recipe.steps[0]?.ingredients[at]?.unit?.id ?? 0
  const keyword = (at: number) => soup.keywords[at]?.id ?? 0
  return {
    ...home,
    recipes: { soup, stew, salad },
    leek: food(soup, 0),
    carrot: food(soup, 1),
    beef: food(stew, 1),
    warm: keyword(0),
    quick: keyword(1),
    leekUnit: unit(soup, 0),
  }
}

it('foods, keywords and units filter by any, all, none and not all', async () => {
  const { creator, leek, carrot, beef, warm, quick, leekUnit } = await kitchen()
  expect(await names(creator, `foods=${leek}&foods=${beef}`)).toEqual(['Salad', 'Soup', 'Stew'])
  expect(await names(creator, `foods_or=${beef}`)).toEqual(['Stew'])
  expect(await names(creator, `foods_and=${leek}&foods_and=${carrot}`)).toEqual(['Soup'])
  expect(await names(creator, `foods_or_not=${leek}`)).toEqual(['Stew'])
  expect(await names(creator, `foods_and_not=${leek}&foods_and_not=${carrot}`)).toEqual(['Salad', 'Stew'])
  expect(await names(creator, `keywords=${warm}&foods=${leek}`)).toEqual(['Soup'])
  expect(await names(creator, `keywords_and=${warm}&keywords_and=${quick}`)).toEqual(['Soup'])
  expect(await names(creator, `keywords_or_not=${warm}`)).toEqual(['Salad'])
  expect(await names(creator, `units=${leekUnit}`)).toEqual(['Salad', 'Soup'])
  expect(await names(creator, `units_or_not=${leekUnit}`)).toEqual(['Stew'])
  expect(await names(creator, 'foods=1')).toEqual([])
  const both = `/api/recipe/?keywords_and=${warm}&keywords_and=${quick}`
  expect(await creator.get<Page>(both)).toMatchObject({ count: 1, next: null, results: [{ name: 'Soup' }] })
})

it('a keyword stands for those below it, unless children are left out', async () => {
  const { creator, warm, quick } = await kitchen()
  const season = await creator.post<{ id: number }>('/api/keyword/', { name: 'season' })
  await creator.call('PUT', `/api/keyword/${warm}/move/${season.id}/`, {})
  expect(await names(creator, `keywords=${season.id}`)).toEqual(['Soup', 'Stew'])
  expect(await names(creator, `keywords=${season.id}&include_children=false`)).toEqual([])
  expect(await names(creator, `keywords_and=${season.id}&keywords_and=${quick}`)).toEqual(['Soup'])
})

it('a flag filters by true and by false', async () => {
  const { creator } = await kitchen()
  expect(await names(creator, 'internal=true')).toEqual(['Soup', 'Stew'])
  expect(await names(creator, 'internal=false')).toEqual(['Salad'])
  expect(await names(creator, 'makenow=false')).toHaveLength(3)
  expect(await names(creator, `createdby=${creator.id}`)).toHaveLength(3)
  expect(await names(creator, 'createdby=1')).toEqual([])
})

it('what can be made now counts what is on hand, its substitutes and how many may be missing', async () => {
  const { creator, leek, carrot, beef } = await kitchen()
  expect(await names(creator, 'makenow=true')).toEqual([])
  await creator.patch(`/api/food/${leek}/`, { food_onhand: true })
  expect(await names(creator, 'makenow=true')).toEqual(['Salad'])
  expect(await names(creator, 'makenow=1')).toEqual(['Salad', 'Soup'])
  await creator.patch(`/api/food/${carrot}/`, { substitute: [leek] })
  expect(await names(creator, 'makenow=true')).toEqual(['Salad', 'Soup'])
  await creator.patch(`/api/food/${beef}/`, { ignore_shopping: true })
  expect(await names(creator, 'makenow=true')).toEqual(['Salad', 'Soup', 'Stew'])
})

it('stars and times are those of whoever asks, and what they never cooked comes last', async () => {
  const { creator, join, recipes } = await kitchen()
  const log = (person: TestPerson, recipe: ShownRecipe, rating: number | null, created_at: string) =>
    person.post('/api/cook-log/', { recipe: recipe.id, rating, created_at })
  await log(creator, recipes.soup, 5, '2026-01-05T10:00:00Z')
  await log(creator, recipes.soup, 4, '2026-01-06T10:00:00Z')
  await log(creator, recipes.stew, 2, '2026-02-01T10:00:00Z')
  await log(await join('user'), recipes.salad, 5, '2026-03-01T10:00:00Z')
  expect(await names(creator, 'sort_order=-rating')).toEqual(['Soup', 'Stew', 'Salad'])
  expect(await names(creator, 'sort_order=rating')).toEqual(['Stew', 'Soup', 'Salad'])
  expect(await names(creator, 'sort_order=-lastcooked')).toEqual(['Stew', 'Soup', 'Salad'])
  for (const key of ['favorite', 'times_cooked']) {
    expect(await names(creator, `sort_order=-${key}`)).toEqual(['Soup', 'Stew', 'Salad'])
  }
  expect(await names(creator, 'rating=5')).toEqual(['Soup'])
  expect(await names(creator, 'rating=0')).toEqual(['Salad'])
  expect(await names(creator, 'rating_gte=2')).toEqual(['Soup', 'Stew'])
  expect(await names(creator, 'rating_lte=2')).toEqual(['Stew'])
  expect(await names(creator, 'timescooked=0')).toEqual(['Salad'])
  expect(await names(creator, 'timescooked=2')).toEqual(['Soup'])
  expect(await names(creator, 'timescooked_gte=1')).toEqual(['Soup', 'Stew'])
  expect(await names(creator, 'timescooked_lte=1')).toEqual(['Stew'])
  expect(await names(creator, 'cookedon_gte=2026-01-06&cookedon_lte=2026-01-06')).toEqual(['Soup'])
  const [soup] = await list(creator, 'query=soup')
  expect(soup).toMatchObject({ rating: 5, last_cooked: '2026-01-06T10:00:00.000Z' })
  expect(await creator.get(`/api/recipe/${recipes.soup.id}/`)).toMatchObject({ rating: 5 })
})

it('days are whole days', async () => {
  const { creator } = await kitchen()
  const today = new Date().toISOString().slice(0, 10)
  expect(await names(creator, `createdon=${today}`)).toHaveLength(3)
  expect(await names(creator, `createdon_lte=${today}&updatedon_gte=${today}`)).toHaveLength(3)
  expect(await names(creator, 'createdon_lte=2020-01-01')).toEqual([])
})

it('an order that nobody knows is passed over, and every known one answers', async () => {
  const { creator } = await kitchen()
  const keys = 'score name lastcooked rating favorite created_at updated_at lastviewed times_cooked random'.split(' ')
  for (const key of keys.flatMap((name) => [name, `-${name}`])) {
    expect(await names(creator, `sort_order=${key}`), key).toHaveLength(3)
    expect(await names(creator, `sort_order=${key}&query=s`), key).toHaveLength(3)
  }
  expect(await names(creator, 'sort_order=-name')).toEqual(['Stew', 'Soup', 'Salad'])
  expect(await names(creator, 'sort_order=;drop')).toEqual(['Salad', 'Soup', 'Stew'])
  expect(await names(creator, 'sort_order=-rating&sort_order=-name')).toEqual(['Stew', 'Soup', 'Salad'])
})

it('the pages of a random list neither overlap nor leave anything out', async () => {
  const { creator } = await kitchen()
  const first = await creator.get<Page>('/api/recipe/?random=true&page_size=2')
  const second = await creator.get<Page>((first.next ?? '').replace('http://larder.test', ''))
  expect(new Set([...first.results, ...second.results].map(({ id }) => id)).size).toBe(3)
})

it('a filter that cannot be read is refused by name', async () => {
  const { creator } = await createHousehold()
  const bad = {
    keywords: 'x',
    foods_and: '-1',
    createdby: '1;2',
    rating: 'many',
    createdon: '2026-13-40',
    units: '1e9',
  }
  for (const [name, value] of Object.entries(bad)) {
    const answer = await creator.call('GET', `/api/recipe/?${name}=${value}`)
    expect(answer.status, name).toBe(400)
    expect(await answer.json()).toHaveProperty(name)
  }
  const every = Object.keys(bad).concat(['page', 'rating_gte', 'steps', 'updatedon_lte', 'timescooked', 'books'])
  expect((await creator.call('GET', `/api/recipe/?${every.map((name) => `${name}=`).join('&')}`)).status).toBeLessThan(
    500,
  )
})

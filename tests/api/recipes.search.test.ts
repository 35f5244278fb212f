import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'

interface Page {
  count: number
  next: string | null
  corrected?: string
  results: { id: number; name: string }[]
}
const find = (person: TestPerson, query: string) => person.get<Page>(`/api/recipe/?${query}`)
const names = ({ results }: Page) => results.map(({ name }) => name)
const search = async (person: TestPerson, words: string) =>
  names(await find(person, `query=${encodeURIComponent(words)}`))

const dish = (
  name: string,
  more: { foods?: string[]; keywords?: string[]; steps?: string; description?: string } = {},
) => ({
  name,
  description: more.description ?? null,
  keywords: (more.keywords ?? []).map((keyword) => ({ name: keyword })),
  steps: [
    {
      instruction: more.steps ?? '',
      ingredients: (more.foods ?? []).map((food) => ({ food: { name: food }, unit: null, amount: 1 })),
    },
  ],
})
async function kitchen(dishes: object[]) {
  const home = await createHousehold()
  for (const one of dishes) await home.creator.post('/api/recipe/', one)
  return home
}

it('a search finds what is in titles, keywords, foods and texts, titles first', async () => {
  const { creator } = await kitchen([
    dish('Broth', { steps: 'Add the leek and simmer' }),
    dish('Tart', { foods: ['Leek'] }),
    dish('Quiche', { keywords: ['leek season'] }),
    dish('Leek soup'),
    dish('Porridge'),
  ])
  expect(await search(creator, 'leek')).toEqual(['Leek soup', 'Quiche', 'Tart', 'Broth'])
  expect(await search(creator, 'LEEKS')).toEqual(['Leek soup', 'Quiche', 'Tart', 'Broth'])
})

it('every word has to be found, wherever it stands, and little words do not matter', async () => {
  const { creator } = await kitchen([
    dish('Chicken curry', { foods: ['rice'] }),
    dish('Rice pudding'),
    dish('Chicken and rice'),
    dish('Chicken broth'),
  ])
  expect(await search(creator, 'chicken with rice')).toEqual(['Chicken and rice', 'Chicken curry'])
})

it('words are found while they are typed, in the middle of compounds, and in either form', async () => {
  const { creator } = await kitchen([
    dish('Apfelkuchen'),
    dish('Tomatensuppe', { foods: ['Tomate'] }),
    dish('Berry jam'),
  ])
  expect(await search(creator, 'apf')).toEqual(['Apfelkuchen'])
  expect(await search(creator, 'kuchen')).toEqual(['Apfelkuchen'])
  expect(await search(creator, 'tomaten')).toEqual(['Tomatensuppe'])
  expect(await search(creator, 'berries')).toEqual(['Berry jam'])
})

it('accents and umlauts do not matter, in both directions', async () => {
  const { creator } = await kitchen([dish('Hähnchen'), dish('Crème brûlée'), dish('Broeselknoedel')])
  for (const words of ['hähnchen', 'hahnchen', 'haehnchen']) expect(await search(creator, words)).toEqual(['Hähnchen'])
  expect(await search(creator, 'creme brulee')).toEqual(['Crème brûlée'])
  expect(await search(creator, 'bröselknödel')).toEqual(['Broeselknoedel'])
})

it('a German word is found however its keyboard lets one write it', async () => {
  const { creator } = await kitchen([dish('Käse vom Blech'), dish('Nudeln nach Art der Straße'), dish('Öl und Brot')])
  for (const words of ['käse', 'kase', 'kaese', 'KÄSE'])
    expect(await search(creator, words), words).toEqual(['Käse vom Blech'])
  for (const words of ['straße', 'strasse', 'STRASSE'])
    expect(await search(creator, words), words).toEqual(['Nudeln nach Art der Straße'])
  expect(await search(creator, 'öl')).toEqual(['Öl und Brot'])
})

it('a word in the middle of a title finds it', async () => {
  const { creator } = await kitchen([dish('Thai curry soup'), dish('Tomato soup')])
  for (const words of ['curry', 'thai soup', 'soup curry'])
    expect(await search(creator, words), words).toEqual(['Thai curry soup'])
})

it('Japanese and Chinese are found without spaces between words', async () => {
  const { creator } = await kitchen([dish('鶏肉のカレー'), dish('宫保鸡丁'), dish('麻婆豆腐')])
  expect(await search(creator, '鶏肉')).toEqual(['鶏肉のカレー'])
  expect(await search(creator, 'カレー')).toEqual(['鶏肉のカレー'])
  expect(await search(creator, '鸡')).toEqual(['宫保鸡丁'])
  expect(await search(creator, '豆腐')).toEqual(['麻婆豆腐'])
  expect(await search(creator, 'とうふ')).toEqual([])
})

it('where nothing is found, the nearest word that is known is searched, and the answer says so', async () => {
  const { creator } = await kitchen([dish('Zucchini bake', { foods: ['chicken'] }), dish('Spaghetti')])
  const page = await find(creator, 'query=zuchini%20chikcen')
  expect(page).toMatchObject({ count: 1, corrected: 'zucchini chicken' })
  expect(await find(creator, 'query=spagheti')).toMatchObject({ count: 1, corrected: 'spaghetti' })
  const nothing = await find(creator, 'query=xylophone')
  expect(nothing).toMatchObject({ count: 0, results: [] })
  expect(nothing).not.toHaveProperty('corrected')
})

it('a renamed food is found by its new name alone, and a recipe by what it says now', async () => {
  const { creator } = await kitchen([dish('Stew', { foods: ['courgette'], steps: 'boil', description: 'hearty' })])
  const [food] = (await creator.get<{ results: { id: number }[] }>('/api/food/')).results
  await creator.patch(`/api/food/${food?.id}/`, { name: 'squash' })
  expect(await search(creator, 'courgette')).toEqual([])
  expect(await search(creator, 'squash')).toEqual(['Stew'])
  const [recipe] = (await find(creator, 'query=stew')).results
  await creator.patch(`/api/recipe/${recipe?.id}/`, { name: 'Gratin', description: 'light', steps: [] })
  for (const gone of ['stew', 'hearty', 'boil', 'squash']) expect(await search(creator, gone)).toEqual([])
  for (const there of ['gratin', 'light']) expect(await search(creator, there)).toEqual(['Gratin'])
})

it('a search never leaves its space, and signs in a query are only signs', async () => {
  const { creator } = await kitchen([dish('Pizza')])
  const other = await kitchen([dish('Pasta')])
  expect(await search(other.creator, 'pizza')).toEqual([])
  for (const hostile of [
    '"pizza" OR *',
    "'; DROP TABLE recipe; --",
    'NEAR(pizza)',
    '-pizza',
    '*',
    '"',
    'pizza*',
    '\u0000',
  ]) {
    const answer = await creator.call('GET', `/api/recipe/?query=${encodeURIComponent(hostile)}`)
    expect(answer.status, hostile).toBeLessThan(500)
  }
  expect(await search(creator, 'pizza*')).toEqual(['Pizza'])
})

it('pages of a search neither overlap nor leave anything out', async () => {
  const { creator } = await kitchen(Array.from({ length: 7 }, (_, i) => dish(`Soup ${i % 2}`)))
  const seen: number[] = []
  let path: string | null = '/api/recipe/?query=soup&page_size=3'
  while (path) {
    const page: Page = await creator.get<Page>(path)
    expect(page.count).toBe(7)
    seen.push(...page.results.map(({ id }) => id))
    path = page.next && page.next.replace('http://larder.test', '')
  }
  expect(new Set(seen).size).toBe(7)
})

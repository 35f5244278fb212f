import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'

interface Row {
  id: number
  name: string
}
interface Page {
  count: number
  next: string | null
  previous: string | null
  results: Row[]
}

/** Does something to each page before it asks for the next. */
async function goThrough(
  person: TestPerson,
  first: string,
  edit: (rows: Row[]) => Promise<unknown>,
): Promise<string[]> {
  const seen: string[] = []
  for (let path: string | null = first; path;) {
    const page: Page = await person.get<Page>(path)
    seen.push(...page.results.map(({ name }) => name))
    await edit(page.results)
    path = page.next && page.next.replace('http://larder.test', '')
    expect(seen.length).toBeLessThan(100)
  }
  return seen
}
const numbered = (word: string) => Array.from({ length: 12 }, (_, i) => `${word} ${String(i).padStart(2, '0')}`)
const foodsOf = async ({ creator }: { creator: TestPerson }) => {
  const ingredients = numbered('food').map((name) => ({ food: { name }, unit: null, amount: 1 }))
  await creator.post('/api/recipe/', { name: 'All', steps: [{ ingredients }] })
}

it('rows that leave a list during paging do not make others be skipped', async () => {
  const home = await createHousehold()
  await foodsOf(home)
  const top = await home.creator.post<Row>('/api/food/', { name: 'zz top' })
  const foods = await goThrough(home.creator, '/api/food/?root=0&page_size=5', (rows) =>
    Promise.all(
      rows
        .filter(({ id }) => id !== top.id)
        .map(({ id }) => home.creator.call('PUT', `/api/food/${id}/move/${top.id}/`, {})),
    ),
  )
  expect(foods).toEqual([...numbered('food'), 'zz top'])
  for (const name of numbered('word')) await home.creator.post('/api/keyword/', { name })
  const words = await goThrough(home.creator, '/api/keyword/?query=word&page_size=5', (rows) =>
    Promise.all(rows.map(({ id }) => home.creator.call('DELETE', `/api/keyword/${id}/`))),
  )
  expect(words).toEqual(numbered('word'))
})

it('recipes that leave a list do not displace others either, under any filter and order', async () => {
  const { creator } = await createHousehold()
  for (const name of numbered('dish')) await creator.post('/api/recipe/', { name, internal: true, steps: [] })
  const through = (query: string, change: (id: number) => Promise<unknown>) =>
    goThrough(creator, `/api/recipe/?page_size=5&${query}`, (rows) => Promise.all(rows.map(({ id }) => change(id))))
  const set = (internal: boolean) => (id: number) => creator.patch(`/api/recipe/${id}/`, { internal })
  expect(await through('internal=true', set(false))).toEqual(numbered('dish'))
  expect(await through('internal=false&sort_order=-name', set(true))).toEqual(numbered('dish').toReversed())
  expect(await through('sort_order=created_at', async () => {})).toEqual(numbered('dish'))
  expect(await through('', (id) => creator.call('DELETE', `/api/recipe/${id}/`))).toEqual(numbered('dish'))
})

it('rows that enter a list during paging are not shown twice and displace no others', async () => {
  const { creator } = await createHousehold()
  for (const name of numbered('dish')) await creator.post('/api/recipe/', { name, steps: [] })
  let more = 0
  const seen = await goThrough(creator, '/api/recipe/?page_size=5', () =>
    creator.post('/api/recipe/', { name: `an earlier one ${more++}`, steps: [] }),
  )
  expect(seen).toEqual(numbered('dish'))
})

it('links lead to the next and previous page, and a page that does not exist is not found', async () => {
  const { creator, ...home } = await createHousehold()
  await foodsOf({ creator, ...home })
  const second = await creator.get<Page>(
    ((await creator.get<Page>('/api/food/?page_size=5')).next ?? '').replace('http://larder.test', ''),
  )
  expect(second.results[0]?.name).toBe('food 05')
  expect(second.previous).toBe('http://larder.test/api/food/?page_size=5')
  expect((await creator.call('GET', '/api/food/?page_size=5&page=4')).status).toBe(404)
  expect(await creator.get('/api/food/?page_size=5&page=2&after=999999')).toMatchObject({ results: second.results })
  expect(await creator.get('/api/food/?page_size=5&page=last')).toMatchObject({ next: null, count: 12 })
})

import { expect, it } from 'vitest'
import { createHousehold, type TestHousehold, type TestPerson } from '#tests/fixture.ts'
import { insertLibrary } from '#tests/library.fixture.ts'

interface Named {
  id: number
  name: string
}
interface Page {
  count: number
  next: string | null
  results: Named[]
}

const cost = async (person: TestPerson, query: string) => {
  const answer = await person.call('GET', `/api/recipe/?${query}`)
  const [trips = 0, rows = 0] = (answer.headers.get('server-timing')?.match(/\d+/g) ?? []).map(Number)
  return { trips, rows, page: await answer.json<Page>() }
}
const allIds = async (person: TestPerson, query: string) => {
  const ids: number[] = []
  for (let path: string | null = `/api/recipe/?page_size=7&${query}`; path;) {
    const page: Page = await person.get<Page>(path)
    ids.push(...page.results.map(({ id }) => id))
    path = page.next && page.next.replace('http://larder.test', '')
  }
  return ids
}

async function use({ creator }: TestHousehold): Promise<void> {
  const { results } = await creator.get<Page>('/api/recipe/?page_size=12')
  for (const [i, { id }] of results.entries()) {
    const created_at = `2026-01-${10 + i}T10:00:00Z`
    for (let times = 0; times <= i % 3; times++)
      await creator.post('/api/cook-log/', { recipe: id, rating: i % 4 === 0 ? null : (i % 5) + 1, created_at })
    if (i % 2 === 0) await creator.post('/api/view-log/', { recipe: id })
  }
}

const orders = ['name', 'created_at', 'updated_at', 'rating', 'lastcooked', 'lastviewed', 'favorite', 'times_cooked']
  .flatMap((key) => [key, `-${key}`])
  .map((key) => `sort_order=${key}`)
const shelves = ['', 'new=true', 'num_recent=4', 'random=true', 'sort_order=-rating&sort_order=name', ...orders]

it('a list costs what its pages show, however large the library', async () => {
  const [small, large] = [await createHousehold(), await createHousehold()]
  await insertLibrary(small, 60)
  await insertLibrary(large, 600)
  for (const home of [small, large]) await use(home)
  const neutral = `page_size=10&createdby=`
  for (const query of [...shelves.map((shelf) => `page_size=10&${shelf}`), 'page_size=10&rating_gte=1']) {
    const [few, many] = [await cost(small.creator, query), await cost(large.creator, query)]
    expect(many.trips, query).toBeLessThanOrEqual(2)
    expect(many.rows, query).toBeLessThanOrEqual(few.rows + 25)
  }
  for (const home of [small, large])
    expect((await cost(home.creator, `${neutral}${home.creator.id}`)).rows).toBeLessThan(250)
})

it('a search or a filter costs what it finds', async () => {
  const { creator, ...home } = await createHousehold()
  await insertLibrary({ creator, ...home }, 600)
  const [keyword] = (await creator.get<Page>('/api/keyword/')).results
  for (const query of ['query=chicken', 'query=mushroom%20tart', `keywords=${keyword?.id}`]) {
    const { trips, rows, page } = await cost(creator, `page_size=10&${query}`)
    expect(trips, query).toBeLessThanOrEqual(2)
    expect(rows, query).toBeLessThanOrEqual(300 + 8 * Math.max(page.count, 100))
  }
})

it('a list read off an index stands as one that is sorted whole, page by page', async () => {
  const home = await createHousehold()
  await insertLibrary(home, 40)
  await use(home)
  for (const shelf of shelves.filter((one) => one !== 'random=true')) {
    const swift = await allIds(home.creator, shelf)
    expect(swift, shelf).toEqual(await allIds(home.creator, `${shelf}&createdon_gte=2000-01-01`))
    expect(new Set(swift).size, shelf).toBe(40)
  }
  const shuffled = await allIds(home.creator, 'random=true')
  expect(new Set(shuffled).size).toBe(40)
  expect(shuffled).not.toEqual(await allIds(home.creator, ''))
  expect(await home.creator.get('/api/recipe/?page=last&page_size=7&sort_order=-favorite')).toMatchObject({
    next: null,
  })
})

it('foods take as many round trips for two hundred as for one', async () => {
  const { creator } = await createHousehold()
  const foods = Array.from({ length: 200 }, (_, i) => ({ food: { name: `food ${i}` }, unit: null, amount: 1 }))
  await creator.post('/api/recipe/', { name: 'All', steps: [{ ingredients: foods }] })
  const answer = await creator.call('GET', '/api/food/?page_size=200')
  expect(await answer.json()).toMatchObject({ count: 200 })
  expect(answer.headers.get('server-timing')).toContain('"2 round trips')
})

it('what people of another space cook and like stays theirs', async () => {
  const [home, other] = [await createHousehold(), await createHousehold()]
  const { id } = await home.creator.post<Named>('/api/recipe/', { name: 'Dish', steps: [] })
  const log = await home.creator.post<Named>('/api/cook-log/', { recipe: id, rating: 5 })
  expect((await other.creator.call('GET', `/api/cook-log/${log.id}/`)).status).toBe(404)
  for (const path of ['/api/cook-log/', `/api/cook-log/?recipe=${id}`, `/api/recipe/?createdby=${home.creator.id}`])
    expect(await other.creator.get(path), path).toMatchObject({ count: 0, results: [] })
})

it('a list counts exactly what its asker may see, as recipes come, go and change hands', async () => {
  const { creator, join } = await createHousehold()
  const other = await join('user')
  const counts = async () =>
    Promise.all(
      [creator, other].map(async (one) => {
        const [all, named] = await Promise.all(
          ['', 'createdon_gte=2000-01-01'].map((query) => one.get<{ count: number }>(`/api/recipe/?${query}`)),
        )
        expect(all?.count).toBe(named?.count)
        return all?.count
      }),
    )
  const make = (person: TestPerson, more: object) =>
    person.post<Named>('/api/recipe/', { name: 'Dish', steps: [], ...more })
  const open = await make(creator, {})
  const secret = await make(creator, { private: true })
  await make(other, { private: true, shared: [creator.id] })
  expect(await counts()).toEqual([3, 2])
  await creator.patch(`/api/recipe/${open.id}/`, { private: true })
  expect(await counts()).toEqual([3, 1])
  await creator.patch(`/api/recipe/${secret.id}/`, { shared: [other.id] })
  expect(await counts()).toEqual([3, 2])
  const gone = await creator.call('DELETE', `/api/recipe/${secret.id}/`)
  expect(await counts()).toEqual([2, 1])
  await creator.call('POST', `/api/event/${gone.headers.get('x-event-seq')}/undo/`, {})
  expect(await counts()).toEqual([3, 2])
  expect(await creator.get(`/api/recipe/?createdby=${other.id}`)).toMatchObject({ count: 1 })
  expect(await other.get(`/api/recipe/?createdby=${creator.id}&random=true`)).toMatchObject({ count: 1 })
})

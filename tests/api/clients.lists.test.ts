import { expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'
import { createStockedKitchen } from '#tests/kitchen.fixture.ts'
import { operations } from '#tests/laws/document.ts'

interface Page {
  count: number
  next: string | null
  previous: string | null
  timestamp?: string
  results: Record<string, unknown>[]
}
const RFC3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

const plain = [
  'access-token',
  'food-inherit-field',
  'group',
  'localization',
  'recipe/flat',
  'search-fields',
  'search-preference',
  'user',
  'user-preference',
  'user-space/all_personal',
]

it('lists are pages with both links and their timestamp, except those that are plain arrays', async () => {
  const { cook } = await createStockedKitchen()
  const lists = (await operations()).filter(({ method, path }) => method === 'GET' && !path.includes('{'))
  for (const { path } of lists) {
    const answer = await cook.call('GET', path)
    if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) continue
    const body = await answer.json<unknown>()
    if (plain.some((name) => path === `/api/${name}/`)) {
      expect(Array.isArray(body), path).toBe(true)
    } else if (typeof body === 'object' && body !== null && 'count' in body && 'results' in body) {
      expect(body, path).toMatchObject({ count: expect.any(Number), results: expect.any(Array) })
      expect(body, path).toHaveProperty('next')
      expect(body, path).toHaveProperty('previous')
      if (['/api/recipe/', '/api/enterprise-social-recipe/'].includes(path))
        expect(body).not.toHaveProperty('timestamp')
      else expect(body, path).toHaveProperty('timestamp', expect.stringMatching(RFC3339))
    }
  }
})

it('the links lead from page to page with every filter, and the pages hold exactly what is counted', async () => {
  const { creator } = await createHousehold()
  for (let n = 0; n < 7; n++) await creator.post('/api/food/', { name: `Bean ${n}` })
  const ids: unknown[] = []
  let next: string | null = 'http://larder.test/api/food/?query=bean&page_size=3'
  let count = 0
  while (next) {
    expect(next).toMatch(/^http:\/\/larder\.test\/api\/food\/\?.*query=bean/)
    const page: Page = await creator.get<never>(next.replace('http://larder.test', ''))
    count = page.count
    ids.push(...page.results.map(({ id }) => id))
    next = page.next
  }
  expect(new Set(ids).size).toBe(7)
  expect(count).toBe(7)
})

it('sizes of pages are cut silently, and a page beyond the last is 404', async () => {
  const { creator } = await createHousehold()
  for (const size of ['200', '100', '50', '100000', '-1', 'all']) {
    expect((await creator.call('GET', `/api/recipe/?page_size=${size}`)).status, size).toBe(200)
    expect((await creator.call('GET', `/api/unit/?page_size=${size}`)).status, size).toBe(200)
  }
  const beyond = await creator.call('GET', '/api/recipe/?page=99')
  expect(beyond.status).toBe(404)
  expect(await beyond.json()).toMatchObject({ detail: 'Invalid page.' })
})

it('parameters repeat for many values, flags are true or false, and parameters of old versions are ignored', async () => {
  const { cook, recipe } = await createStockedKitchen()
  const [keyword] = (await cook.get<{ results: { id: number }[] }>('/api/keyword/')).results
  const page = await cook.get<{ results: { id: number }[] }>(
    `/api/recipe/?keywords=${keyword?.id}&keywords=${keyword?.id}&internal=true&new=false&sort_order=-favorite`,
  )
  expect(page.results.map(({ id }) => id)).toEqual([recipe.id])
  expect((await cook.call('GET', '/api/shopping-list-entry/?checked=recent')).status).toBe(200)
  expect((await cook.call('GET', '/api/cook-log/?created_at__gte=2026-01-01&created_at__lte=2026-02-01')).status).toBe(
    200,
  )
})

const orders = [
  'score',
  'name',
  'lastcooked',
  'rating',
  'favorite',
  'created_at',
  'lastviewed',
  'times_cooked',
  'random',
]
it.each([...orders.flatMap((order) => [order, `-${order}`]), 'bogus', ''])(
  'recipes come in the order "%s"',
  async (order) => {
    const { creator } = await createHousehold()
    expect((await creator.call('GET', `/api/recipe/?sort_order=${order}`)).status).toBe(200)
  },
)

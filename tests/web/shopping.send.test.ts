import { afterEach, expect, test, vi } from 'vitest'
import { sendMutation } from '#web/features/shopping/outbox/send-mutation.ts'
import type { Mutation } from '#web/features/shopping/outbox/mutation.ts'
import { isPermanentError } from '#web/lib/outbox/is-permanent-error.ts'
import { fetchShoppingList } from '#web/features/shopping/list/fetch-shopping-list.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { change, check, item, sheet } from './shopping.things.ts'

interface Call {
  method: string
  path: string
  key: string | null
  body: unknown
}

function serve(...answers: Response[]): Call[] {
  const calls: Call[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    calls.push({
      method: init?.method ?? 'GET',
      path: String(path),
      key: new Headers(init?.headers).get('idempotency-key'),
      body,
    })
    return (answers.length > 1 ? answers.shift() : answers[0])?.clone() ?? new Response(null, { status: 500 })
  })
  return calls
}
const json = (body: unknown, event?: number, status = 200) =>
  Response.json(body, { status, ...(event ? { headers: { 'x-event-seq': String(event) } } : {}) })
const gone = () => json({ detail: 'Not found.' }, undefined, 404)

afterEach(() => vi.restoreAllMocks())

const sent = (
  deed: Mutation,
  more: { canBulk?: boolean; applied?: { key: string; events: number[]; renamed: null }[] } = {},
) =>
  sendMutation(change('k', deed), {
    serverList: sheet(item(1, 'milk'), item(2, 'bread')),
    applied: [],
    canBulk: true,
    ...more,
  })

test('forty ticks are one call with the key of the change', async () => {
  const calls = serve(json({ ids: [1, 2], checked: true }, 40))
  expect(await sent(check([1, 2]))).toMatchObject({ events: [40] })
  expect(calls).toEqual([
    { method: 'POST', path: '/api/shopping-list-entry/bulk/', key: 'k', body: { ids: [1, 2], checked: true } },
  ])
})
test('a tick in a chosen supermarket says where and when it was; taking it back says neither', async () => {
  const calls = serve(json({ ids: [1], checked: true }, 40), json({ ids: [1], checked: false }, 41))
  const at = '2026-11-27T12:00:00.000Z'
  await sent({ type: 'check', ids: [1], checked: true, at, shop: 5 })
  await sent({ type: 'check', ids: [1], checked: false, at, shop: 5 })
  expect(calls.map(({ body }) => body)).toEqual([
    { ids: [1], checked: true, supermarket: 5, completed_at: at },
    { ids: [1], checked: false },
  ])
})
test('guests, who may not tick several at once, send each tick', async () => {
  const calls = serve(gone())
  await sent(check([1, 2]), { canBulk: false })
  expect(calls.map(({ method, path, key }) => [method, path, key])).toEqual([
    ['PATCH', '/api/shopping-list-entry/1/', 'k:1'],
    ['PATCH', '/api/shopping-list-entry/2/', 'k:2'],
  ])
})
test('each removed entry has its own key, and entries that somebody else removed are skipped', async () => {
  const calls = serve(new Response(null, { status: 204, headers: { 'x-event-seq': '7' } }), gone())
  expect((await sent({ type: 'remove', ids: [1, 2] })).events).toEqual([7])
  expect(calls.map(({ key }) => key)).toEqual(['k:1', 'k:2'])
})
test('a removal is undone by the events that it caused', async () => {
  const calls = serve(json({ ids: [1] }, 9))
  const applied = [{ key: 'earlier', events: [7, 8], renamed: null }]
  await sent({ type: 'restore', of: 'earlier', items: [item(1, 'milk')], recipes: [] }, { applied })
  expect(calls.map(({ path }) => path)).toEqual(['/api/event/7/undo/', '/api/event/8/undo/'])
})
test('a food is sent by its id where it has one, else by its name', async () => {
  const calls = serve(gone())
  await sent({ type: 'add', item: item(-1, 'milk') })
  const typed = { id: null, name: 'teff', plural: null, category: null }
  await sent({ type: 'add', item: item(-2, 'teff', { food: typed, amount: 2 }) })
  expect(calls.map(({ body }) => body)).toEqual([
    { food: { id: 999 }, unit: null, amount: 0 },
    { food: { name: 'teff' }, unit: null, amount: 2 },
  ])
})
test('an aisle is remembered for the food', async () => {
  const calls = serve(json({}))
  await sent({ type: 'sort', id: 2, category: { id: null, name: 'Bakery' } })
  expect(calls).toMatchObject([
    { method: 'PATCH', path: '/api/food/1002/', body: { supermarket_category: { name: 'Bakery' } } },
  ])
})
test('a server error is no refusal, and neither is an expired session', async () => {
  const error = (status: number) => new ApiError({ status, statusText: '', url: '' }, {})
  expect(await isPermanentError(new TypeError('Failed to fetch'))).toBe(false)
  expect(await isPermanentError(error(503))).toBe(false)
  expect(await isPermanentError(error(429))).toBe(false)
  expect(await isPermanentError(error(400))).toBe(true)
  serve(json({ detail: 'No.' }, undefined, 403))
  expect(await isPermanentError(error(403))).toBe(false)
  serve(json({ user: {} }))
  expect(await isPermanentError(error(403))).toBe(true)
})

const row = (id: number, name: string) => ({
  id,
  amount: 1,
  checked: false,
  completed_at: null,
  delay_until: null,
  list_recipe: null,
  ingredient: null,
  shopping_lists: [],
  food: { id, name, plural_name: null, supermarket_category: null, shopping_lists: [] },
  unit: null,
  list_recipe_data: null,
  created_by: null,
  created_at: '',
})
const page = (results: unknown[], more = {}) =>
  json({ results, deleted: [], next: null, timestamp: '2026-11-27T12:00:00.000Z', ...more })
const never = new AbortController().signal

test('the first poll fetches all pages, later ones only changes and deletions', async () => {
  const calls = serve(
    page([row(1, 'milk')], { next: 'http://x/?page=2' }),
    page([row(2, 'bread')]),
    page([row(3, 'tea')], { deleted: [1] }),
  )
  const first = await fetchShoppingList(undefined, 1000, never)
  expect(first.items.map(({ id }) => id)).toEqual([1, 2])
  const second = await fetchShoppingList(first, 6000, never)
  expect(second.items.map(({ id }) => id)).toEqual([2, 3])
  expect(calls.map(({ path }) => decodeURIComponent(path.split('?')[1] ?? ''))).toEqual([
    'page_size=200',
    'page_size=200&page=2',
    // The time of the previous answer by the server's clock, which knows the writes under way then.
    'updated_after=2026-11-27T12:00:00.000Z&page_size=200',
  ])
})
test('a poll without changes leaves the list as it was', async () => {
  serve(page([row(1, 'milk')]), page([]))
  const first = await fetchShoppingList(undefined, 1000, never)
  expect((await fetchShoppingList(first, 6000, never)).items).toBe(first.items)
})
test('after a long absence the whole list is fetched again', async () => {
  const calls = serve(page([row(1, 'milk')]))
  const first = await fetchShoppingList(undefined, 1000, never)
  await fetchShoppingList(first, 10_000_000, never)
  expect(calls[1]?.path).not.toContain('updated_after')
})

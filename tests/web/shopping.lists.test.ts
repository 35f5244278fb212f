import { afterEach, expect, test, vi } from 'vitest'
import { fetchShoppingList } from '#web/features/shopping/list/fetch-shopping-list.ts'
import { listLines } from '#web/features/shopping/line/line.ts'
import { countOpen, onList } from '#web/features/shopping/named/on-list.ts'
import { applyMutation } from '#web/features/shopping/outbox/apply-mutation.ts'
import type { Mutation } from '#web/features/shopping/outbox/mutation.ts'
import { sendMutation } from '#web/features/shopping/outbox/send-mutation.ts'
import { change, item, sheet } from './shopping.things.ts'

const [market, kiosk] = [1, 2]
const relist = (more: Partial<Mutation & { type: 'relist' }>): Mutation & { type: 'relist' } => ({
  type: 'relist',
  ids: [1],
  add: [],
  remove: [],
  isRemembered: false,
  ...more,
})

afterEach(() => vi.restoreAllMocks())

interface Call {
  method: string
  path: string
  body: unknown
}

function serve(...answers: Response[]): Call[] {
  const calls: Call[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    calls.push({ method: init?.method ?? 'GET', path: String(path), body })
    return answers.shift() ?? new Response(null, { status: 404 })
  })
  return calls
}

const things = sheet(
  item(1, 'milk', { amount: 1, onLists: [market], list: 7 }),
  item(2, 'milk', { amount: 2, onLists: [kiosk] }),
  item(3, 'bread', { checked: true, onLists: [market] }),
  item(4, 'tea'),
)
const send = (deed: Mutation, canBulk = true) =>
  sendMutation(change('k', deed), { serverList: things, applied: [], canBulk })

test('a list shows what stands on it, and everything shows all', () => {
  const names = (list: number | null) => onList(things, list).items.map(({ food }) => food.name)
  expect(names(market)).toEqual(['milk', 'bread'])
  expect(names(kiosk)).toEqual(['milk'])
  expect(names(null)).toEqual(['milk', 'milk', 'bread', 'tea'])
  expect([market, kiosk].map((list) => onList(things, list).recipes.length)).toEqual([1, 0])
})
test('the same food on two lists is one line among everything, and apart on each of the lists', () => {
  const amounts = (list: number | null) =>
    listLines(onList(things, list).items, '')
      .filter(({ food }) => food.name === 'milk')
      .map(({ sums: [sum] }) => sum?.amount)
  expect([amounts(null), amounts(market), amounts(kiosk)]).toEqual([[3], [1], [2]])
})
test('what is still to buy is counted by food, as lines are', () => {
  expect([null, market, kiosk].map((list) => countOpen(onList(things, list).items))).toEqual([2, 1, 1])
})
test('a line that moves leaves one list for the other, and its food remembers where it went', () => {
  const moved = relist({ add: [kiosk], remove: [market] })
  expect(applyMutation(things, moved).items[0]).toMatchObject({ onLists: [kiosk] })
  expect(applyMutation(things, moved).items[0]?.food.lists).toBeUndefined()
  const remembered = applyMutation(things, { ...moved, isRemembered: true })
  expect(remembered.items[0]?.food.lists).toEqual([kiosk])
  expect(remembered.items[1]).toBe(things.items[1])
})
test('many lines move with one call, and each food is told once', async () => {
  const calls = serve(Response.json({}), Response.json({}), Response.json({}))
  await send(relist({ ids: [1, 3], add: [kiosk], remove: [market], isRemembered: true }))
  expect(calls).toEqual([
    {
      method: 'POST',
      path: '/api/shopping-list-entry/bulk/',
      body: { ids: [1, 3], shopping_lists_add: [kiosk], shopping_lists_remove: [market] },
    },
    { method: 'PATCH', path: '/api/food/1001/', body: { shopping_lists: [kiosk] } },
    { method: 'PATCH', path: '/api/food/1003/', body: { shopping_lists: [kiosk] } },
  ])
})
test('guests, who may not change several at once, move each line', async () => {
  const calls = serve()
  await send(relist({ ids: [1, 2], add: [kiosk] }), false)
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    ['/api/shopping-list-entry/1/', { shopping_lists: [market, kiosk] }],
    ['/api/shopping-list-entry/2/', { shopping_lists: [kiosk] }],
  ])
})
test('what is added on a list that is gone meanwhile is to be bought all the same', async () => {
  const refusal = Response.json({ shopping_lists: ['Invalid pk "9" - object does not exist.'] }, { status: 400 })
  const calls = serve(refusal, new Response(null, { status: 404 }))
  await send({ type: 'add', item: item(-1, 'jam', { onLists: [9] }), on: [9] })
  expect(calls.map(({ body }) => body)).toMatchObject([{ shopping_lists: [9] }, { food: { id: 999 } }])
  expect(calls[1]?.body).not.toHaveProperty('shopping_lists')
})
test('what is added without saying where is left to the server, which knows the lists of its food', async () => {
  const calls = serve()
  await send({ type: 'add', item: item(-1, 'jam', { onLists: [market] }) })
  expect(calls[0]?.body).not.toHaveProperty('shopping_lists')
})
test('a copy that is older than named lists is fetched anew', async () => {
  const calls = serve(Response.json({ results: [], deleted: [], next: null, timestamp: '2026-11-27T12:00:00.000Z' }))
  const { lists } = await fetchShoppingList({ ...things, fetchedAt: 1000 }, 2000, new AbortController().signal)
  expect(calls[0]?.path).not.toContain('updated_after')
  expect(lists).toEqual([])
})

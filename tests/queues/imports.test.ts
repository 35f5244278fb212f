import { createMessageBatch, createExecutionContext, getQueueResult } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { consume } from '#queues/index.ts'
import { runReactor } from '#queues/run-reactor.ts'
import type { ReactorMessage } from '#worker/kernel/log/outbox.ts'
import { createHousehold, type TestHousehold, type TestPerson } from '#tests/fixture.ts'

const host = inject('pictureHost')
const world: Env = { ...env, FETCH_ALLOW: host }
const path = '/api/recipe-from-source/batch/'

interface Item {
  position: number
  url: string
  state: string
  recipe: number | null
  name: string | null
  code: string | null
  msg: string
}
interface Batch {
  id: number
  running: boolean
  total: number
  waiting: number
  saved: number
  known: number
  failed: number
  items: Item[]
}

const page = (name: string) => `${host}/page/${name}`
const ask = (person: TestPerson, names: readonly string[], headers = {}) =>
  person.post<Batch>(path, { urls: names.map(page) }, headers)
const shown = (person: TestPerson, { id }: Batch) => person.get<Batch>(`${path}${id}/`)

/** Replaces the queue, so that only the test takes messages off it. */
const events = env.EVENTS
const sent: ReactorMessage[] = []
beforeAll(() => {
  const keep = (messages: Iterable<MessageSendRequest<ReactorMessage>>) =>
    sent.push(...[...messages].map(({ body }) => body))
  Object.assign(env, {
    EVENTS: { sendBatch: async (messages: Iterable<MessageSendRequest<ReactorMessage>>) => void keep(messages) },
  })
})
afterAll(() => void Object.assign(env, { EVENTS: events }))

async function pointers({ shard }: TestHousehold): Promise<ReactorMessage[]> {
  // Messages are sent after the answer.
  await new Promise((resolve) => setTimeout(resolve, 20))
  const mine = sent.filter(({ reactor, database }) => /^(?:jobs|imports)$/.test(reactor) && database === shard)
  sent.length = 0
  return mine
}

async function work(home: TestHousehold) {
  const messages = createMessageBatch<ReactorMessage>(
    'events',
    (await pointers(home)).map((body) => ({
      id: crypto.randomUUID(),
      timestamp: new Date(),
      attempts: 1,
      body,
    })),
  )
  const context = createExecutionContext()
  await consume(messages, world)
  return getQueueResult(messages, context)
}

it('each link of a list has its own result, and a dead link stops no other', async () => {
  const home = await createHousehold()
  const batch = await ask(home.creator, ['Leek soup', 'gone', 'Leek pie', 'plain'])
  expect(batch).toMatchObject({ running: true, total: 4, waiting: 4 })
  const { retryMessages } = await work(home)
  expect(retryMessages).toEqual([])
  const done = await shown(home.creator, batch)
  expect(done).toMatchObject({ running: false, total: 4, waiting: 0, saved: 2, failed: 2 })
  expect(done.items).toMatchObject([
    { state: 'saved', name: 'Leek soup' },
    { state: 'failed', code: 'import.page_refused', msg: expect.stringContaining('404') },
    { state: 'saved', name: 'Leek pie' },
    { state: 'failed', code: 'import.no_recipe' },
  ])
  const recipe = await home.creator.get<{ created_by: { id: number }; steps: { ingredients: object[] }[] }>(
    `/api/recipe/${done.items[0]?.recipe}/`,
  )
  expect(recipe.steps[0]?.ingredients).toHaveLength(2)
  expect(recipe.created_by).toMatchObject({ id: home.creator.id })
  expect(await home.creator.get('/api/food/')).toMatchObject({ count: 2 })
})

it('a recipe that exists already is imported again only on request', async () => {
  const home = await createHousehold()
  const first = await ask(home.creator, ['Leek soup'])
  await work(home)
  const second = await ask(home.creator, ['Leek soup'])
  await work(home)
  const known = await shown(home.creator, second)
  const [saved] = (await shown(home.creator, first)).items
  expect(known.items).toMatchObject([{ state: 'known', recipe: saved?.recipe }])
  await home.creator.post(`${path}${second.id}/retry/`, { positions: [0], again: true })
  await work(home)
  expect((await shown(home.creator, second)).items).toMatchObject([{ state: 'saved' }])
  expect(await home.creator.get('/api/recipe/')).toMatchObject({ count: 2 })
})

it('a retry repeats failed links and leaves saved recipes alone', async () => {
  const home = await createHousehold()
  const batch = await ask(home.creator, ['Leek soup', 'gone'])
  await work(home)
  const again = await home.creator.post<Batch>(`${path}${batch.id}/retry/`, {})
  expect(again.items.map(({ state }) => state)).toEqual(['saved', 'waiting'])
  await work(home)
  expect(await shown(home.creator, batch)).toMatchObject({ running: false, saved: 1, failed: 1 })
})

it('a message that comes twice saves one recipe', async () => {
  const home = await createHousehold()
  await ask(home.creator, ['Leek soup'])
  const [pointer] = await pointers(home)
  if (!pointer) throw new Error('nothing to do')
  await Promise.allSettled([runReactor(pointer, world), runReactor(pointer, world)])
  await runReactor(pointer, world)
  expect(await home.creator.get('/api/recipe/')).toMatchObject({ count: 1 })
})

it('the same key makes one list, and the same address one link', async () => {
  const home = await createHousehold()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const batch = await ask(home.creator, ['Leek soup', 'Leek soup'], key)
  expect(batch.total).toBe(1)
  expect((await ask(home.creator, ['Leek soup', 'Leek soup'], key)).id).toBe(batch.id)
  expect(await home.creator.get(path)).toMatchObject({ count: 1, results: [{ id: batch.id, total: 1 }] })
})

it('a list is private, limited in size, and deleted on request', async () => {
  const home = await createHousehold()
  const batch = await ask(home.creator, ['Leek soup'])
  const other = await home.join('user')
  for (const [method, end] of [
    ['GET', ''],
    ['DELETE', ''],
    ['POST', 'retry/'],
  ] as const) {
    const answer = await other.call(method, `${path}${batch.id}/${end}`, method === 'POST' ? {} : undefined)
    expect(answer.status).toBe(404)
  }
  expect(await other.get(path)).toMatchObject({ count: 0 })
  expect((await (await home.join('guest')).call('POST', path, { urls: [host] })).status).toBe(403)
  for (const urls of [[], [''], Array.from({ length: 101 }, (_, at) => page(`soup ${at}`))])
    expect((await home.creator.call('POST', path, { urls })).status).toBe(400)
  expect((await home.creator.call('DELETE', `${path}${batch.id}/`)).status).toBe(204)
  await work(home)
  expect(await home.creator.get('/api/recipe/')).toMatchObject({ count: 0 })
})

it('links of a former member are not imported', async () => {
  const home = await createHousehold()
  const other = await home.join('user')
  await ask(other, ['Leek soup'])
  await env.DIRECTORY.prepare('UPDATE membership SET deleted_with = ?1 WHERE user_id = ?2').bind('test', other.id).run()
  await work(home)
  expect(await home.creator.get('/api/recipe/')).toMatchObject({ count: 0 })
})

it('undoing a list removes its recipes and foods, and can be undone', async () => {
  const home = await createHousehold()
  const me = home.creator
  const answer = await me.call('POST', path, { urls: ['soup', 'stew'].map(page) })
  await work(home)
  const { saved } = await shown(me, await answer.clone().json<Batch>())
  expect(saved).toBeGreaterThan(0)
  const count = async (kind: string) => (await me.get<{ count: number }>(`/api/${kind}/`)).count
  expect(await count('recipe')).toBe(saved)
  const back = await me.call('POST', `/api/command/${answer.headers.get('x-command')}/undo/`, {})
  expect(back.status, await back.clone().text()).toBe(200)
  expect([await count('recipe'), await count('food'), await count('unit'), await count('keyword')]).toEqual([
    0, 0, 0, 0,
  ])
  const again = await me.call('POST', `/api/command/${back.headers.get('x-command')}/undo/`, {})
  expect(again.status).toBe(200)
  expect(await count('recipe')).toBe(saved)
})

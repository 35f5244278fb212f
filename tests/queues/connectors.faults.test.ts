import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { envFailingAfter } from '#tests/env-failing-after.ts'
import { createHousehold } from '#tests/fixture.ts'
import { connected, database, eventsOf, holdConnectors, TOKEN } from '#tests/todo/connector.fixture.ts'
import type { HaFault } from '#tests/todo/ha-list.ts'

holdConnectors()

const faults: [string, HaFault][] = [
  ['is lost after it was done', { service: 'add_item', when: 'after', status: 0 }],
  ['fails after it was done', { service: 'add_item', when: 'after', status: 500 }],
  ['fails before it was done', { service: 'add_item', when: 'before', status: 500 }],
  ['comes too early', { service: 'add_item', when: 'before', status: 429, retryAfter: 30 }],
  ['meets a gateway that is down', { service: 'add_item', when: 'before', status: 503 }],
  ['cannot be looked at afterwards', { service: 'get_items', when: 'before', status: 503 }],
]

for (const [what, fault] of faults) {
  it(`an addition that ${what} ends there once`, async () => {
    const home = await createHousehold()
    const { run, list, set, texts, row } = await connected(home)
    await list('Milk')
    await set({ faults: [fault] })
    await run()
    expect(await row()).toMatchObject({ state: 'ok' })
    await run()
    await run()
    expect(await texts()).toEqual(['Milk'])
    expect(await row()).toMatchObject({ state: 'ok', last_error: null })
  })
}

it('killed between any two statements, nothing is lost and nothing is there twice', async () => {
  const home = await createHousehold()
  const { run, list, change, texts, entries } = await connected(home)
  await list('Milk', { amount: 2 })
  await list('Bread')
  await change((items) => [...items, { uid: 'a', summary: 'Rice', status: 'needs_action' }])
  for (let most = 1; ; most++) {
    const dying = envFailingAfter(most)
    await run({ ...dying, FETCH_ALLOW: env.FETCH_ALLOW ?? '' }).catch(() => {})
    // What was cut off is taken over once its time is up.
    await database(home).prepare('UPDATE follower SET lease_until = NULL WHERE space_id = ?1').bind(home.space).run()
    if (!dying.failed()) break
  }
  await run()
  expect(await texts()).toEqual(['Bread', 'Milk (2)', 'Rice'])
  expect(await entries()).toEqual(['1 Rice', '2 Milk', 'Bread'])
})

it('a list that is out of order or cannot be read deletes nothing', async () => {
  const home = await createHousehold()
  const { run, list, set, entries, row } = await connected(home)
  await list('Milk')
  await run()
  await set({ isOut: true, items: [] })
  await run()
  expect(await entries()).toEqual(['Milk'])
  expect(await row()).toMatchObject({
    state: 'ok',
    last_error: expect.stringContaining('out of order'),
    last_error_code: 'connector.unreachable',
  })
})

it('a list that is gone pauses the connector, deletes nothing, and goes on when somebody says so', async () => {
  const home = await createHousehold()
  const { run, list, set, entries, row, path, texts } = await connected(home)
  await list('Milk')
  await run()
  await set({ isGone: true, items: [] })
  await run()
  expect(await entries()).toEqual(['Milk'])
  expect(await row()).toMatchObject({ state: 'list_gone', state_message: expect.stringContaining('todo.list_') })
  expect((await home.creator.call('POST', `${path}sync/`)).status).toBe(409)
  await set({ isGone: false })
  expect(await home.creator.post<object>(`${path}resume/`, {})).toMatchObject({ state: 'ok' })
  await list('Bread')
  await run()
  expect(await texts()).toEqual(['Bread'])
})

it('a token that is no longer good pauses it at once, and a new one has it go on', async () => {
  const home = await createHousehold()
  const { run, list, path, row, texts } = await connected(home, {
    token: 'a-wrong-token',
    two_way: true,
    on_shopping_list_entry_created_enabled: true,
  })
  await list('Milk')
  await run()
  expect(await row()).toMatchObject({ state: 'unauthorized', last_error_code: 'connector.unauthorized' })
  expect(await eventsOf(home, 'connector-config.paused')).toHaveLength(1)
  await run()
  await home.creator.patch(path, { token: TOKEN })
  await run()
  expect(await texts()).toEqual(['Milk'])
  expect(await row()).toMatchObject({ state: 'ok', state_message: null })
})

it('an outage is waited for, longer each time, and holds up no other connector', async () => {
  const home = await createHousehold()
  const down = await connected(home)
  const up = await connected(home)
  await down.list('Milk')
  for (let n = 0; n < 3; n++) {
    await down.set({ faults: [{ service: 'get_items', when: 'before', status: 503 }] })
    await down.run()
  }
  const waiting = await database(home)
    .prepare('SELECT attempts, wake_at, error FROM follower WHERE space_id = ?1 AND id = ?2')
    .bind(home.space, down.id)
    .first<{ attempts: number; wake_at: string; error: string }>()
  expect(waiting?.attempts).toBe(3)
  expect(Date.parse(waiting?.wake_at ?? '') - Date.now()).toBeGreaterThan(30_000)
  await up.run()
  expect(await up.texts()).toEqual(['Milk'])
  await down.run()
  expect(await down.texts()).toEqual(['Milk'])
  expect(await down.row()).toMatchObject({ last_error: null })
})

it('most items gone at once are asked about; put back they are there again, deleted they are gone here', async () => {
  const home = await createHousehold()
  const { run, list, set, entries, row, path, texts } = await connected(home)
  for (const name of ['Milk', 'Bread', 'Rice']) await list(name)
  await run()
  await set({ items: [] })
  await run()
  expect(await row()).toMatchObject({ state: 'many_gone' })
  expect(await entries()).toHaveLength(3)
  await home.creator.post(`${path}resume/`, { gone: 'put_back' })
  await run()
  expect(await texts()).toEqual(['Bread', 'Milk', 'Rice'])
  await set({ items: [] })
  await run()
  await home.creator.post(`${path}resume/`, { gone: 'delete' })
  await run()
  expect(await entries()).toEqual([])
  expect(await row()).toMatchObject({ state: 'ok' })
})

it('a person who left keeps no connector at work', async () => {
  const home = await createHousehold()
  const admin = await home.join('admin')
  const { run, row, texts } = await connected({ ...home, creator: admin })
  await home.creator.post('/api/shopping-list-entry/', { food: { name: 'Milk' }, amount: 1 })
  await env.DIRECTORY.prepare('UPDATE user SET is_active = 0 WHERE id = ?1').bind(admin.id).run()
  await run()
  expect(await texts()).toEqual([])
  await env.DIRECTORY.prepare('UPDATE user SET is_active = 1 WHERE id = ?1').bind(admin.id).run()
  expect(await row()).toMatchObject({ state: 'creator_gone' })
})

import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { envFailingAfter } from '#tests/env-failing-after.ts'
import { here, webhookAt } from './webhook.scene.ts'

const RECIPES = ['recipe.*']
const recipe = (name: string) => ({ name, steps: [] })

/** Another implementation than the server's. */
const signed = (secret: string, headers: Record<string, string>, body: string) =>
  createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
    .digest('base64')

it('tells what was chosen, as Standard Webhooks, and nothing else', async () => {
  const hook = await webhookAt(['recipe.created', 'food.*'])
  const { id } = await hook.home.creator.post<{ id: number }>('/api/recipe/', recipe('Soup'))
  await hook.home.creator.patch(`/api/recipe/${id}/`, { description: 'hot' })
  await hook.home.creator.post('/api/food/', { name: 'leek' })
  await hook.home.creator.post('/api/unit/', { name: 'pinch' })
  await hook.run()
  const told = await hook.told()
  expect(told.map(({ type }) => type)).toEqual(['recipe.created', 'food.created'])
  expect(told[0]).toMatchObject({
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    data: { kind: 'recipe', id, version: 1, event: { id, name: 'Soup' } },
  })
  for (const { headers, body } of await hook.seen()) {
    expect(headers['webhook-signature']).toBe(`v1,${signed(hook.secret, headers, body)}`)
    expect(headers['webhook-id']).toMatch(/^msg_\d+_\d+_\d+$/)
    expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
    expect(headers['content-type']).toBe('application/json')
  }
  expect((await hook.log()).map(({ ok, status, answer }) => [ok, status, answer])).toEqual([
    [true, 200, 'thanks'],
    [true, 200, 'thanks'],
  ])
  expect((await hook.happened()).at(-1)).toMatchObject({ type: 'webhook.sent' })
})

it('what happens to a webhook wakes none, and a look without work writes nothing', async () => {
  const hook = await webhookAt(RECIPES)
  await hook.home.creator.post('/api/recipe/', recipe('Soup'))
  await hook.run()
  const before = await hook.rowsOf('event')
  await hook.call('PATCH', `/api/webhook/${hook.id}/`, { name: 'Door bell' })
  await hook.run()
  await hook.db.batch([sql`UPDATE follower SET wake_at = '2026-01-01' WHERE space_id = ${hook.home.space}`])
  await hook.run()
  expect(await hook.seen()).toHaveLength(1)
  expect((await hook.rowsOf('event')).slice(before.length).map(({ type }) => type)).toEqual(['webhook.changed'])
})

it('a failing object holds up its own later events, and no others', async () => {
  const hook = await webhookAt(RECIPES)
  const made = await hook.home.creator.post<{ id: number }>('/api/recipe/', recipe('Poison'))
  await hook.answers({ rules: [{ word: `"kind":"recipe","id":${made.id},`, answers: [{ status: 500, text: 'oh' }] }] })
  await hook.home.creator.patch(`/api/recipe/${made.id}/`, { description: 'once' })
  await hook.home.creator.post('/api/recipe/', recipe('Soup'))
  await hook.run()
  expect((await hook.told()).map(({ data }) => [data.id === made.id, data.version])).toEqual([
    [true, 1],
    [false, 1],
  ])
  await hook.answers({})
  await hook.run()
  expect(await hook.seen(), 'not before its time').toHaveLength(2)
  await hook.pass(6)
  await hook.run()
  const versions = (await hook.told()).filter(({ data }) => data.id === made.id).map(({ data }) => data.version)
  expect(versions.slice(0, 3)).toEqual([1, 1, 2])
  const ids = (await hook.seen())
    .filter(({ body }) => body.includes(`"id":${made.id},`))
    .map(({ headers }) => headers['webhook-id'])
  expect(ids[0]).toBe(ids[1])
  expect(ids[2]).not.toBe(ids[1])
})

it.each([
  ['refuses', { status: 500 }, 500],
  ['redirects', { status: 302, headers: { location: '/elsewhere' } }, null],
  ['cuts the answer off', { does: 'cut' }, null],
  ['is only half done', { status: 303 }, 303],
] as const)('a receiver that %s is tried again', async (_, answer, status) => {
  const hook = await webhookAt(['recipe.created'], { script: { answers: [answer, {}] } })
  await hook.home.creator.post('/api/recipe/', recipe('Soup'))
  await hook.run()
  const [failed] = await hook.log()
  expect(failed).toMatchObject({ ok: false, next_at: expect.any(String) as string })
  if (status !== 303) expect(failed?.status).toBe(status)
  expect(await hook.row()).toMatchObject({ failing_since: expect.any(String) as string })
  await hook.pass(6)
  await hook.run()
  expect((await hook.log()).map(({ ok }) => ok)).toEqual([true, false])
  expect(await hook.row()).toMatchObject({ failing_since: null })
  expect(await hook.seen(), 'no redirect is followed').toHaveLength(2)
})

it('a long answer is a success, and only its beginning is kept', async () => {
  const hook = await webhookAt(['recipe.created'], { script: { answers: [{ status: 202, text: 'x'.repeat(50_000) }] } })
  await hook.home.creator.post('/api/recipe/', recipe('Soup'))
  await hook.run()
  const [one] = await hook.log()
  expect([one?.ok, one?.status, one?.answer.length]).toEqual([true, 202, 300])
})

it('a receiver that wants to be left alone is, also by other objects', async () => {
  const script = { answers: [{ status: 429, headers: { 'retry-after': '600' } }, {}] }
  const hook = await webhookAt(['recipe.created'], { script })
  await hook.home.creator.post('/api/recipe/', recipe('Soup'))
  await hook.run()
  await hook.home.creator.post('/api/recipe/', recipe('Stew'))
  await hook.pass(500)
  await hook.run()
  expect(await hook.seen()).toHaveLength(1)
  await hook.pass(110)
  await hook.run()
  const names = (await hook.told()).map(({ data }) => String(data.event['name']))
  expect(names.toSorted()).toEqual(['Soup', 'Soup', 'Stew'])
})

it('cut off anywhere, it loses nothing, notes nothing twice, and repeats what was sent with the same id', async () => {
  const hook = await webhookAt(['recipe.*'])
  const soup = await hook.home.creator.post<{ id: number }>('/api/recipe/', recipe('Soup'))
  await hook.home.creator.patch(`/api/recipe/${soup.id}/`, { description: 'hot' })
  await hook.home.creator.post('/api/recipe/', recipe('Stew'))
  let cuts = 0
  for (let most = 1, failed = true; failed; most++) {
    const broken = envFailingAfter(most)
    await hook.run({ ...broken, FETCH_ALLOW: here.FETCH_ALLOW, EVENTS: here.EVENTS }).catch(() => {})
    failed = broken.failed()
    cuts += Number(failed)
    await hook.db.batch([
      sql`UPDATE follower SET wake_at = '2026-01-01', lease_until = NULL WHERE space_id = ${hook.home.space}`,
    ])
  }
  await hook.run()
  expect(cuts).toBeGreaterThan(5)
  const came = new Map((await hook.seen()).map(({ headers, body }) => [headers['webhook-id'], body]))
  expect(came.size).toBe(3)
  const versions = (await hook.told()).filter(({ data }) => data.id === soup.id).map(({ data }) => data.version)
  expect([...new Set(versions)], 'in their order').toEqual([1, 2])
  expect(await hook.rowsOf('webhook_waiting')).toEqual([])
  const sent = (await hook.happened()).filter(({ type }) => type === 'webhook.sent')
  const messages = sent.map(({ data }) => (JSON.parse(String(data)) as { messages: number }).messages)
  expect(messages.reduce((all, one) => all + one, 0)).toBe(3)
})

it('a burst is sent in batches, each object in its order', async () => {
  const hook = await webhookAt(['keyword.*'])
  const names = Array.from({ length: 60 }, (_, i) => `word ${i}`)
  for (const name of names) await hook.home.creator.post('/api/keyword/', { name })
  await hook.run(here, 0)
  await hook.run(here, 0)
  expect(await hook.seen()).toHaveLength(40)
  await hook.run()
  const told = await hook.told()
  expect(told.map(({ data }) => String(data.event['name'])).toSorted()).toEqual(names.toSorted())
  expect((await hook.happened()).filter(({ type }) => type === 'webhook.sent')).toHaveLength(2)
})

import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { runReactor } from '#queues/run-reactor.ts'
import { eraseDue } from '#worker/modules/erasure/erase-due.ts'
import { modules } from '#worker/registry.ts'
import { createHousehold } from '#tests/fixture.ts'
import { here, webhookAt } from './webhook.scene.ts'

const recipe = (name: string, more: object = {}) => ({ name, steps: [], ...more })
const HOURS = [0.01, 0.2, 1, 3, 6, 12, 16, 23, 28].map((hours) => hours * 3600)

type Hook = Awaited<ReturnType<typeof webhookAt>>
const mailsOf = async ({ home, happened }: Hook) => {
  const off = (await happened()).find(({ type }) => type === 'webhook.switched_off')
  await runReactor({ reactor: 'webhook-switched-off', database: home.shard, seq: Number(off?.['seq']) }, env)
  const { email } = (await env.DIRECTORY.prepare('SELECT email FROM user WHERE id = ?')
    .bind(home.creator.id)
    .first<{ email: string }>()) ?? { email: '' }
  const { results } = await env.DIRECTORY.prepare('SELECT subject, text FROM mail WHERE recipient = ?')
    .bind(email)
    .all<{ subject: string; text: string }>()
  return results
}

it('a receiver that is gone switches its webhook off, which is told by mail', async () => {
  const hook = await webhookAt(['recipe.*'], { script: { answers: [{ status: 410 }] } })
  await hook.home.creator.post('/api/recipe/', recipe('Soup'))
  await hook.run()
  expect(await hook.row()).toMatchObject({ enabled: false, off_reason: 'gone' })
  await hook.home.creator.post('/api/recipe/', recipe('Stew'))
  await hook.run()
  expect(await hook.seen()).toHaveLength(1)
  const mails = await mailsOf(hook)
  expect(mails.map(({ subject }) => subject)).toEqual(['“Bell” was switched off'])
  expect(mails[0]?.text).toContain('gone for good')
})

it('a receiver that takes nothing for three days is given up, and the webhook can be switched on again', async () => {
  const hook = await webhookAt(['recipe.*'], { script: { answers: [{ status: 500 }] } })
  await hook.home.creator.post('/api/recipe/', recipe('Soup'))
  await hook.run()
  for (const [i, seconds] of HOURS.entries()) {
    expect(await hook.seen(), `after ${i} pauses`).toHaveLength(i + 1)
    await hook.pass(seconds)
    await hook.run()
  }
  expect(await hook.row()).toMatchObject({ enabled: false, off_reason: 'failing' })
  const happened = (await hook.happened()).map(({ type }) => type)
  expect(happened.slice(-2)).toEqual(['webhook.given_up', 'webhook.switched_off'])
  expect((await mailsOf(hook))[0]?.text).toContain('more than three days')
  await hook.answers({})
  await hook.call('PATCH', `/api/webhook/${hook.id}/`, { enabled: true })
  expect(await hook.row()).toMatchObject({ enabled: true, off_reason: null })
  await hook.home.creator.post('/api/recipe/', recipe('Stew'))
  await hook.run()
  expect((await hook.told()).at(-1)?.data.event).toMatchObject({ name: 'Stew' })
})

it('one message that a receiver never takes is given up alone, and the next of its object follows', async () => {
  const hook = await webhookAt(['recipe.*'])
  const bad = await hook.home.creator.post<{ id: number }>('/api/recipe/', recipe('Poison'))
  await hook.answers({ rules: [{ word: '"type":"recipe.created"', answers: [{ status: 400 }] }] })
  await hook.home.creator.patch(`/api/recipe/${bad.id}/`, { description: 'fine' })
  await hook.run()
  for (const seconds of HOURS) {
    await hook.db.batch([
      sql`INSERT OR REPLACE INTO webhook_delivery (space_id, webhook, id, message_id, type, at, ok, ms, answer)
        VALUES (${hook.home.space}, ${hook.id}, 999, 'other', 'x', ${new Date().toISOString()}, 1, 1, '')`,
    ])
    await hook.pass(seconds)
    await hook.run()
  }
  expect(await hook.row()).toMatchObject({ enabled: true })
  expect((await hook.told()).at(-1)?.data).toMatchObject({ version: 2 })
  expect(await hook.rowsOf('webhook_waiting')).toEqual([])
})

it('it tells what its maker may see, and once they may not run the house, nothing', async () => {
  const home = await createHousehold()
  const mate = await home.join('user')
  const hook = await webhookAt(['recipe.*', 'inventory-location.*', 'meal-plan.*'], { home })
  await mate.post('/api/recipe/', recipe('Secret cake', { private: true }))
  await mate.post('/api/recipe/', recipe('Bread'))
  await hook.run()
  expect((await hook.told()).map(({ data }) => data.event['name'])).toEqual(['Bread'])
  await env.DIRECTORY.prepare(`UPDATE membership SET role = 'user' WHERE space_id = ? AND user_id = ?`)
    .bind(home.space, home.creator.id)
    .run()
  await mate.post('/api/recipe/', recipe('Rolls'))
  await hook.run()
  expect(await hook.seen()).toHaveLength(1)
  const [row] = await hook.rowsOf('webhook')
  expect(row).toMatchObject({ enabled: 0, off_reason: 'maker_left' })
})

it('what became private before it was sent stays untold', async () => {
  const home = await createHousehold()
  const mate = await home.join('user')
  const hook = await webhookAt(['recipe.*'], { home, script: { answers: [{ status: 500 }, {}] } })
  const { id } = await mate.post<{ id: number }>('/api/recipe/', recipe('Bread'))
  await hook.run()
  await mate.patch(`/api/recipe/${id}/`, { private: true })
  await hook.pass(6)
  await hook.run()
  expect(await hook.seen()).toHaveLength(1)
  expect(await hook.rowsOf('webhook_waiting')).toEqual([])
})

it('what is purged before it was sent is not sent, and a purged webhook leaves nothing', async () => {
  const hook = await webhookAt(['recipe.*'], { script: { answers: [{ status: 500 }] } })
  const { creator } = hook.home
  const { id } = await creator.post<{ id: number }>('/api/recipe/', recipe('Soup'))
  await hook.run()
  await creator.call('DELETE', `/api/recipe/${id}/`)
  expect((await creator.call('DELETE', `/api/trash/recipe/${id}/`)).status).toBe(204)
  await hook.pass(6)
  await hook.run()
  expect((await hook.told()).filter(({ data }) => data.id === id).map(({ type }) => type)).not.toContain(
    'recipe.changed',
  )
  await creator.call('DELETE', `/api/webhook/${hook.id}/`)
  expect((await creator.call('DELETE', `/api/trash/webhook/${hook.id}/`)).status).toBe(204)
  for (const table of ['webhook', 'webhook_waiting', 'webhook_delivery', 'secret']) {
    expect(await hook.rowsOf(table), table).toEqual([])
  }
  const left = (await hook.rowsOf('event')).filter(({ stream }) => String(stream).startsWith('webhook'))
  expect(left.filter(({ data, type }) => data !== 'null' && !/deleted|purged/.test(String(type)))).toEqual([])
})

it('with its maker’s account, a webhook and all of it go', async () => {
  const home = await createHousehold()
  const admin = await home.join('admin')
  const hook = await webhookAt(['recipe.*'], { home: { ...home, creator: admin } })
  await home.creator.post('/api/recipe/', recipe('Soup'))
  await hook.run()
  const past = '2026-01-01T00:00:00.000Z'
  await env.DIRECTORY.prepare('UPDATE user SET erase_at = ? WHERE id = ?').bind(past, admin.id).run()
  await eraseDue(modules, env, new Date().toISOString())
  for (const table of ['webhook', 'webhook_waiting', 'webhook_delivery', 'secret']) {
    expect(await hook.rowsOf(table), table).toEqual([])
  }
  await hook.run(here)
  expect(await hook.seen()).toHaveLength(1)
})

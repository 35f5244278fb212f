import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { createHousehold } from '#tests/fixture.ts'
import { webhookAt } from './webhook.scene.ts'

const recipe = (name: string, more: object = {}) => ({ name, steps: [], ...more })

interface Sent {
  id: number
  ok: boolean
  status: number | null
  type: string
  message_id: string
  answer: string
}

it('the library of Standard Webhooks takes what is sent, and nothing that was changed', async () => {
  const hook = await webhookAt(['recipe.*'])
  await hook.home.creator.post('/api/recipe/', recipe('Soupe à l’oignon'))
  await hook.run()
  const [message] = await hook.seen()
  const library = new Webhook(hook.secret)
  expect(library.verify(message?.body ?? '', message?.headers ?? {})).toMatchObject({ type: 'recipe.created' })
  expect(() => library.verify(`${message?.body} `, message?.headers ?? {})).toThrow()
})

it('a test is sent at once and says what came back', async () => {
  const hook = await webhookAt(['recipe.*'], { script: { answers: [{ status: 418, text: 'a teapot' }] } })
  const sent = await (await hook.call('POST', `/api/webhook/${hook.id}/test/`, {})).json<Sent>()
  expect(sent).toMatchObject({ ok: false, status: 418, answer: 'a teapot', type: 'webhook.test' })
  expect(await hook.told()).toMatchObject([{ type: 'webhook.test', data: { kind: 'webhook', id: hook.id } }])
})

it('a message is replayed with the same id, and then needs not be tried again', async () => {
  const hook = await webhookAt(['recipe.*'], { script: { answers: [{ status: 500 }, {}] } })
  await hook.home.creator.post('/api/recipe/', recipe('Soup'))
  await hook.run()
  const [failed] = await hook.log()
  const path = `/api/webhook/${hook.id}/deliveries/${failed?.id}/replay/`
  const again = await (await hook.call('POST', path, {})).json<Sent>()
  expect(again).toMatchObject({ ok: true, message_id: failed?.message_id })
  await hook.pass(6)
  await hook.run()
  const [first, second, third] = await hook.seen()
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  expect(second?.body).toBe(first?.body)
  expect(third).toBeUndefined()
  expect((await hook.call('POST', path.replace(String(failed?.id), '99999'), {})).status).toBe(404)
})

it('for a day after a new secret, messages are signed with both', async () => {
  const hook = await webhookAt(['recipe.*'])
  const made = await (await hook.call('POST', `/api/webhook/${hook.id}/secret/`, {})).json<{ secret: string }>()
  expect(made.secret).not.toBe(hook.secret)
  await hook.call('POST', `/api/webhook/${hook.id}/test/`, {})
  const [message] = await hook.seen()
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature = '' } = message?.headers ?? {}
  const wanted = [made.secret, hook.secret].map(
    (secret) =>
      `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
        .update(`${id}.${time}.${message?.body}`)
        .digest('base64')}`,
  )
  expect(signature.split(' ')).toEqual(wanted)
})

it('what is too large to be sent is told by its ids', async () => {
  const hook = await webhookAt(['recipe.*'])
  const { id } = await hook.home.creator.post<{ id: number }>(
    '/api/recipe/',
    recipe('Soup', { description: '€'.repeat(9_000) }),
  )
  await hook.run()
  const [message] = await hook.seen()
  expect(message?.body.length).toBeLessThan(20_000)
  const [told] = await hook.told()
  expect(told?.data).toMatchObject({ id, truncated: true, event: { ids: [id] } })
})

it('a receiver that hangs is left after fifteen seconds', async () => {
  const hook = await webhookAt(['recipe.*'], { script: { answers: [{ does: 'hang' }, {}] } })
  const sent = await (await hook.call('POST', `/api/webhook/${hook.id}/test/`, {})).json<Sent & { ms: number }>()
  expect(sent).toMatchObject({ ok: false, status: null, answer: 'The address took too long to answer.' })
  expect(Math.abs(sent.ms - 15_000)).toBeLessThan(1_500)
})

it.each([
  'http://127.0.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://localhost/',
  'http://[::1]/',
  'http://nas.local/',
  'https://user:pass@example.com/',
  'ftp://example.com/',
  'https://example.com:8443/',
])('%s is no address for a webhook', async (url) => {
  const { creator } = await createHousehold()
  const answer = await creator.call('POST', '/api/webhook/', { name: 'x', url, events: ['recipe.*'] })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toHaveProperty('url')
})

it('what cannot be chosen is refused by name, and all that can is offered in words', async () => {
  const { creator } = await createHousehold()
  const draft = { name: 'x', url: 'https://example.com/' }
  for (const events of [['recipe.cooked'], ['webhook.sent'], ['job.*'], []]) {
    expect((await creator.call('POST', '/api/webhook/', { ...draft, events })).status, String(events)).toBe(400)
  }
  const { results } = await creator.get<{ results: { type: string; name: string }[] }>('/api/webhook-type/')
  expect(results).toContainEqual({ type: 'meal-plan.planned', kind: 'meal-plan', name: 'Meal plan planned' })
  expect(results.filter(({ type }) => /^(webhook|inbound-hook|job)/.test(type))).toEqual([])
  const all = results.map(({ type }) => type)
  expect((await creator.call('POST', '/api/webhook/', { ...draft, events: all })).status).toBe(201)
})

it('a secret is in no event, no answer and nothing else that is kept', async () => {
  const hook = await webhookAt(['recipe.*'])
  const { secret } = await (await hook.call('POST', `/api/webhook/${hook.id}/secret/`, {})).json<{ secret: string }>()
  await hook.home.creator.post('/api/recipe/', recipe('Soup'))
  await hook.run()
  const kept = await Promise.all(['event', 'command', 'secret', 'webhook_delivery', 'webhook'].map(hook.rowsOf))
  const shown = [await hook.row(), await hook.log(), await hook.home.creator.get('/api/event/')]
  for (const one of [secret, hook.secret]) {
    expect(JSON.stringify([kept, shown])).not.toContain(one.slice(6))
  }
})

it('webhooks are for those who run the house, and a new address is whose it is', async () => {
  const hook = await webhookAt(['recipe.*'])
  const { home } = hook
  const [user, admin] = [await home.join('user'), await home.join('admin')]
  const other = await createHousehold()
  for (const [method, path] of [
    ['GET', ''],
    ['POST', 'secret/'],
    ['POST', 'test/'],
    ['GET', 'deliveries/'],
  ] as const) {
    const body = method === 'POST' ? {} : undefined
    expect((await user.call(method, `/api/webhook/${hook.id}/${path}`, body)).status, path).toBe(403)
    expect((await other.creator.call(method, `/api/webhook/${hook.id}/${path}`, body)).status, path).toBe(404)
  }
  await admin.patch(`/api/webhook/${hook.id}/`, { name: 'Gong' })
  expect(await hook.row()).toMatchObject({ created_by: home.creator.id })
  await admin.patch(`/api/webhook/${hook.id}/`, { url: 'https://example.com/' })
  expect(await hook.row()).toMatchObject({ created_by: admin.id })
})

it('a webhook without a secret sends nothing, and says so', async () => {
  const { creator } = await createHousehold()
  const { id } = await creator.post<{ id: number }>('/api/webhook/', {
    name: 'x',
    url: 'https://example.com/',
    events: ['recipe.*'],
  })
  const answer = await creator.call('POST', `/api/webhook/${id}/test/`, {})
  expect([answer.status, answer.headers.get('x-error-code')]).toEqual([409, 'webhook.no_secret'])
})

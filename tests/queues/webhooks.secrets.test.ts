import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Received } from './webhook.script.ts'
import { webhookAt } from './webhook.scene.ts'

const soup = { name: 'Soup', steps: [] }
const OWN = `whsec_${btoa('the receiver gave this, 32 bytes')}`
type Hook = Awaited<ReturnType<typeof webhookAt>>

/** Another implementation than the server's. */
const signed = ({ headers, body }: Received, secret: string) =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
    .digest('base64')}`

const rotate = async (hook: Hook) =>
  (await hook.call('POST', `/api/webhook/${hook.id}/secret/`, {})).json<{
    secret: string
    previous_until: string | null
  }>()

async function lastSignedWith(hook: Hook, ...secrets: string[]) {
  const last = (await hook.seen()).at(-1)
  expect(last?.headers['webhook-signature']?.split(' ')).toEqual(secrets.map((secret) => last && signed(last, secret)))
}

it('a secret that somebody typed signs alone from the next message on, also where one was made a moment before', async () => {
  const hook = await webhookAt(['recipe.*'])
  await rotate(hook)
  await hook.call('PATCH', `/api/webhook/${hook.id}/`, { secret: OWN })
  await hook.call('POST', `/api/webhook/${hook.id}/test/`, {})
  await lastSignedWith(hook, OWN)
})

it('without its secret a webhook sends nothing, keeps what waits, and sends that with the next secret alone', async () => {
  const hook = await webhookAt(['recipe.*'], { script: { answers: [{ status: 500 }, {}] } })
  await hook.home.creator.post('/api/recipe/', soup)
  await hook.run()
  await hook.call('PATCH', `/api/webhook/${hook.id}/`, { secret: null })
  expect(await hook.row()).toMatchObject({ has_secret: false, enabled: true, off_reason: null })
  await hook.home.creator.post('/api/recipe/', { ...soup, name: 'Stew' })
  await hook.pass(6)
  await hook.run()
  expect(await hook.seen()).toHaveLength(1)
  const { secret, previous_until } = await rotate(hook)
  expect(previous_until).toBeNull()
  await hook.run()
  expect((await hook.told()).map(({ data }) => data.event['name'])).toEqual(['Soup', 'Soup'])
  await lastSignedWith(hook, secret)
})

it('why nothing came back is kept as a code beside the sentence', async () => {
  const hook = await webhookAt(['recipe.*'], {
    script: { answers: [{ status: 302, headers: { location: '/elsewhere' } }, { does: 'cut', status: 500 }, {}] },
  })
  for (let i = 0; i < 3; i += 1) await hook.call('POST', `/api/webhook/${hook.id}/test/`, {})
  expect((await hook.log()).map(({ code, ok }) => [code, ok])).toEqual([
    [null, true],
    ['gateway.unreachable', false],
    ['webhook.redirected', false],
  ])
})

it('an address that cannot be reached from here is refused with a code that says why', async () => {
  const { home } = await webhookAt(['recipe.*'])
  const answer = await home.creator.call('POST', '/api/webhook/', {
    name: 'x',
    url: 'https://nas.local/',
    events: ['recipe.*'],
  })
  expect(await answer.json()).toHaveProperty('url')
  expect(answer.headers.get('x-error-code')).toBe('gateway.private_name')
})

import { exports } from 'cloudflare:workers'
import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'
import { fakeRateLimit, fetchWithEnv } from '#tests/fetch-with-env.ts'
import { callHook, openHook } from '#tests/hook.fixture.ts'

const shopping = { purpose: 'shopping' }

it('an address opens nothing once it is replaced, or its hook is deleted, and says where it is switched off', async () => {
  const { creator } = await createHousehold()
  const { id, url } = await openHook(creator, shopping)
  expect((await callHook(url, { text: 'tea' })).status).toBe(200)
  const again = await creator.post<{ url: string }>(`/api/inbound-hook/${id}/address/`, {})
  expect((await callHook(url, { text: 'tea' })).status).toBe(404)
  expect((await callHook(again.url, { text: 'tea' })).status).toBe(200)
  await creator.patch(`/api/inbound-hook/${id}/`, { enabled: false })
  const off = await callHook(again.url, { text: 'tea' })
  expect([off.status, off.headers.get('x-error-code')]).toEqual([403, 'inbound-hook.off'])
  await creator.patch(`/api/inbound-hook/${id}/`, { enabled: true })
  await creator.call('DELETE', `/api/inbound-hook/${id}/`)
  expect((await callHook(again.url, { text: 'tea' })).status).toBe(404)
})

it('an address with another key, hook, person or space opens nothing', async () => {
  const home = await createHousehold()
  const other = await createHousehold()
  const mate = await home.join('user')
  const { url } = await openHook(home.creator, shopping)
  const [, space = '', user = '', hook = '', key = ''] = /\/hook\/(\w+)-(\w+)-(\w+)-(\w+)\//.exec(url) ?? []
  const wrong = [
    [space, user, hook, '0'.repeat(32)],
    [space, user, (Number.parseInt(hook, 36) + 1).toString(36), key],
    [space, mate.id.toString(36), hook, key],
    [other.space.toString(36), user, hook, key],
  ]
  for (const parts of wrong) {
    const answer = await callHook(`http://larder.test/api/hook/${parts.join('-')}/`, { text: 'tea' })
    expect(answer.status, parts.join('-')).toBe(404)
  }
})

it('a hook is seen by its maker alone, and guests have none', async () => {
  const home = await createHousehold()
  const [mate, guest] = [await home.join('admin'), await home.join('guest')]
  const { id } = await openHook(home.creator, shopping)
  expect(await mate.get('/api/inbound-hook/')).toMatchObject({ results: [] })
  expect((await mate.call('GET', `/api/inbound-hook/${id}/`)).status).toBe(404)
  expect((await mate.call('POST', `/api/inbound-hook/${id}/address/`, {})).status).toBe(404)
  expect((await guest.call('POST', '/api/inbound-hook/', { name: 'x', ...shopping })).status).toBe(403)
  const { results } = await mate.get<{ results: { stream: string }[] }>('/api/event/?after=0')
  expect(results.filter(({ stream }) => stream.startsWith('inbound-hook'))).toEqual([])
})

it('a hook may no more than its maker, and nothing once they left', async () => {
  const home = await createHousehold()
  const mate = await home.join('user')
  const { url } = await openHook(mate, shopping)
  const { results } = await home.creator.get<{ results: { id: number; user: { id: number } }[] }>('/api/user-space/')
  const membership = results.find(({ user }) => user.id === mate.id)?.id
  const groups = await home.creator.get<{ id: number; name: string }[]>('/api/group/')
  const guests = groups.filter(({ name }) => name === 'guest')
  await home.creator.patch(`/api/user-space/${membership}/`, { groups: guests })
  expect((await callHook(url, { text: 'tea' })).headers.get('x-error-code')).toBe('inbound-hook.not_allowed')
  await home.creator.call('DELETE', `/api/user-space/${membership}/`)
  expect((await callHook(url, { text: 'tea' })).status).toBe(404)
})

const SECRET = `whsec_${btoa('0123456789abcdef0123456789abcdef')}`

/** Another implementation than the server's. */
function signedHeaders(body: string, { id = 'msg_1', at = Date.now(), secret = SECRET } = {}) {
  const timestamp = Math.floor(at / 1000)
  const key = Buffer.from(secret.slice(6), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,AAAA v1,${signature}` }
}

it('a hook with a secret takes what is signed with it within five minutes, and nothing else', async () => {
  const { creator } = await createHousehold()
  const { id, url } = await openHook(creator, { ...shopping, signing_secret: SECRET })
  expect(JSON.stringify(await creator.get(`/api/inbound-hook/${id}/`))).not.toContain(SECRET)
  const body = '{"text":"tea"}'
  expect((await callHook(url, body, signedHeaders(body))).status).toBe(200)
  const wrong: Record<string, string>[] = [
    {},
    signedHeaders('{"text":"coffee"}'),
    signedHeaders(body, { at: Date.now() - 400_000 }),
    signedHeaders(body, { at: Date.now() + 400_000 }),
    signedHeaders(body, { secret: `whsec_${btoa('another secret of 32 bytes......')}` }),
    { ...signedHeaders(body), 'webhook-id': 'msg_2' },
    { ...signedHeaders(body), 'webhook-signature': 'v1,%%%' },
  ]
  for (const headers of wrong) {
    const { status } = await callHook(url, body, headers)
    expect(status, JSON.stringify(headers)).toBe(401)
  }
  expect((await creator.call('PATCH', `/api/inbound-hook/${id}/`, { signing_secret: 'whsec_short' })).status).toBe(400)
})

it('a flood, a large body and another kind of body are refused', async () => {
  const { creator } = await createHousehold()
  const { url } = await openHook(creator, shopping)
  expect((await callHook(url, `{"text":"${'x'.repeat(70_000)}"}`)).status).toBe(413)
  expect((await callHook(url, '{"text"', { 'content-type': 'application/json' })).status).toBe(400)
  expect((await callHook(url, '<a/>', { 'content-type': 'application/xml' })).status).toBe(415)
  expect((await callHook(url, '')).status).toBe(400)
  expect((await callHook(url, { text: Array.from({ length: 60 }, (_, i) => `food ${i}`).join('\n') })).status).toBe(400)
  const request = new Request(url, { method: 'POST', body: 'tea' })
  const throttled = await fetchWithEnv({ LIMIT_HOOK: fakeRateLimit(0) }, request)
  expect([throttled.status, throttled.headers.get('retry-after')]).toEqual([429, '60'])
})

it('a page of another site may not call it, and a cookie means nothing to it', async () => {
  const { creator } = await createHousehold()
  const { url } = await openHook(creator, shopping)
  const headers = { origin: 'https://elsewhere.example', cookie: 'sessionid=nobody' }
  const asked = await exports.default.fetch(url, { method: 'OPTIONS', headers })
  const called = await callHook(url, { text: 'tea' }, headers)
  expect(called.status).toBe(200)
  for (const answer of [asked, called]) {
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect(answer.headers.get('set-cookie') ?? '').not.toMatch(/csrf|session/)
  }
})

import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { systemContext } from '#worker/auth/system-context.ts'
import { createToken } from '#worker/auth/token/create-token.ts'
import { signUpPerson, sharedPerson } from '../create-browser.ts'
import { createHousehold, personWithToken, stranger, tokenFor } from '#tests/fixture.ts'

interface Issued {
  id: number
  token: string
  scope: string
  expires: string
  user_id: number
  test: number
}

const login = (body: BodyInit, headers: Record<string, string>) =>
  stranger.fetch('/api-token-auth/', { method: 'POST', body, headers })
const json = (body: unknown, headers: Record<string, string> = {}) =>
  login(JSON.stringify(body), { 'content-type': 'application/json', ...headers })

it('a password is exchanged for a token, as JSON, as a form and as multipart', async () => {
  const { username, email, password } = await sharedPerson()
  const form = new FormData()
  form.set('username', username)
  form.set('password', password)
  const answers = [
    await json({ username, password }),
    await json({ username: email.toUpperCase(), password }),
    await stranger.fetch('/api-token-auth/', { method: 'POST', body: new URLSearchParams({ username, password }) }),
    await stranger.fetch('/api-token-auth', { method: 'POST', body: form }),
  ]
  for (const answer of answers) {
    expect(answer.status).toBe(200)
    const issued = await answer.json<Issued>()
    expect(issued.token).toMatch(/^tda_[0-9a-f]{8}_[0-9a-f]{4}_[0-9a-f]{4}_[0-9a-f]{4}_[0-9a-f]{12}$/)
    expect(issued).toMatchObject({ id: expect.any(Number), scope: 'read write app', test: issued.user_id })
    expect(Date.parse(issued.expires)).toBeGreaterThan(Date.now() + 4 * 365 * 86_400_000)
    const person = personWithToken(issued.user_id, issued.token)
    expect(await person.get('/api/space/current/')).toMatchObject({ user_count: 1 })
  }
})

it('a log-in without name or password says which is missing; a wrong one says nothing more', async () => {
  const { username, password } = await sharedPerson()
  const nothing = await json({})
  expect(nothing.status).toBe(400)
  expect(await nothing.json()).toMatchObject({
    username: ['This field is required.'],
    password: ['This field is required.'],
  })
  expect((await json('')).status).toBe(400)
  const answers = await Promise.all([
    json({ username: 'nobody', password }),
    json({ username, password: ` ${password}` }),
  ])
  for (const answer of answers) {
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      non_field_errors: ['Unable to log in with provided credentials.'],
      code: 'auth.wrong_credentials',
    })
  }
})

it('an app keeps ten log-ins of a person, and the eleventh ends the oldest; other apps and made tokens stay', async () => {
  const { creator } = await createHousehold()
  const context = systemContext(env, '2026-01-01T00:00:00.000Z')
  const log = async (client: string | null) => {
    const wanted = { user: creator.id, scope: 'read', expires: '2099-01-01T00:00:00.000Z', client }
    return (await createToken(context, wanted)).token
  }
  const [widget, first, made] = [await log('widget'), await log('kitshn'), await log(null)]
  const works = async (token: string) => (await personWithToken(0, token).call('GET', '/api/')).status === 200
  for (let i = 0; i < 9; i++) await log('kitshn')
  expect(await works(first)).toBe(true)
  await log('kitshn')
  expect([await works(first), await works(widget), await works(made)]).toEqual([false, true, true])
})

it('a log-in is remembered with the app it was for', async () => {
  const { username, password } = await sharedPerson()
  const answer = await json({ username, password }, { 'user-agent': 'kitshn/1.9 (Android 16)' })
  const { id, user_id, token } = await answer.json<Issued>()
  expect(await personWithToken(user_id, token).get(`/api/access-token/${id}/`)).toMatchObject({ client: 'kitshn' })
})

it('a token is shown in full once, and only its hash is kept', async () => {
  const { creator } = await createHousehold()
  const made = await creator.post<Issued>('/api/access-token/', { scope: ' read  write ', expires: '2099-01-01' })
  expect(made).toMatchObject({ scope: 'read write', expires: '2099-01-01T00:00:00.000Z', client: null })
  const shown = await creator.get<Issued>(`/api/access-token/${made.id}/`)
  expect(shown.token).toBe(`tda_************_******_***********${made.token.slice(-4)}`)
  const list = await creator.get<Issued[]>('/api/access-token/')
  expect(list.find(({ id }) => id === made.id)).toEqual(shown)
  const row = await env.DIRECTORY.prepare('SELECT * FROM access_token WHERE id = ?').bind(made.id).first()
  expect(JSON.stringify(row)).not.toContain(made.token)
})

it('scope and end of a token can change, its secret cannot, and revoking it works at once', async () => {
  const { creator } = await createHousehold()
  const made = await creator.post<Issued>('/api/access-token/', { scope: 'read', expires: '2099-01-01T00:00:00Z' })
  const app = personWithToken(creator.id, made.token)
  expect((await app.call('POST', '/api/unit/', { name: 'cup' })).status).toBe(403)
  expect(
    await creator.patch(`/api/access-token/${made.id}/`, { scope: 'read write', token: 'tda_mine' }),
  ).toMatchObject({
    scope: 'read write',
    expires: '2099-01-01T00:00:00.000Z',
  })
  expect((await app.call('POST', '/api/unit/', { name: 'cup' })).status).toBe(201)
  await creator.patch(`/api/access-token/${made.id}/`, { expires: '2001-01-01T00:00:00Z' })
  expect((await app.call('GET', '/api/unit/')).status).toBe(403)
  expect((await creator.call('DELETE', `/api/access-token/${made.id}/`)).status).toBe(204)
  expect((await creator.call('GET', `/api/access-token/${made.id}/`)).status).toBe(404)
})

it("another's tokens are neither seen, changed nor revoked", async () => {
  const { creator, join } = await createHousehold()
  const guest = await join('guest')
  const made = await creator.post<Issued>('/api/access-token/', { scope: 'read', expires: '2099-01-01T00:00:00Z' })
  const path = `/api/access-token/${made.id}/`
  expect(await guest.get<Issued[]>('/api/access-token/')).toHaveLength(1)
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
    const body = method === 'GET' || method === 'DELETE' ? undefined : { scope: 'write', expires: '2001-01-01' }
    expect((await guest.call(method, path, body)).status).toBe(404)
  }
  expect(await creator.get(path)).toMatchObject({ scope: 'read' })
})

it('a scope allows what it says and no more', async () => {
  const { creator } = await createHousehold()
  const able = async (scope: string) => {
    const app = personWithToken(creator.id, await tokenFor(creator.id, scope))
    const reads = await app.call('GET', '/api/unit/')
    const writes = await app.call('POST', '/api/unit/', { name: crypto.randomUUID() })
    const makesSpaces = await app.call('POST', '/api/space/', { name: crypto.randomUUID() })
    return [reads.status < 300, writes.status < 300, makesSpaces.status < 300]
  }
  expect(await able('read')).toEqual([true, false, false])
  expect(await able('write')).toEqual([false, true, true])
  expect(await able('read write')).toEqual([true, true, true])
  for (const scope of ['bookmarklet', 'mealplan', 'app', '']) expect(await able(scope)).toEqual([false, false, false])
})

it('a token makes no token stronger than itself', async () => {
  const { creator } = await createHousehold()
  const app = personWithToken(creator.id, await tokenFor(creator.id, 'write'))
  const draft = { expires: '2099-01-01T00:00:00Z' }
  expect((await app.call('POST', '/api/access-token/', { ...draft, scope: 'read write' })).status).toBe(403)
  const made = await app.post<Issued>('/api/access-token/', { ...draft, scope: 'write' })
  expect((await app.call('PATCH', `/api/access-token/${made.id}/`, { scope: 'read' })).status).toBe(403)
})

it('an expired token, an unknown one, and other schemes are refused', async () => {
  const { creator } = await createHousehold()
  const expired = await tokenFor(creator.id, 'read write', '2025-01-01T00:00:00.000Z')
  const good = creator.token
  const basic = btoa(`x:${good}`)
  for (const authorization of [`Bearer ${expired}`, 'Bearer tda_unknown', `Token ${good}`, `Basic ${basic}`, good]) {
    const answer = await stranger.call('GET', '/api/', undefined, { authorization })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ detail: 'Authentication credentials were not provided.' })
  }
  expect((await stranger.call('GET', `/api/?access_token=${good}`)).status).toBe(403)
  for (const authorization of [`bearer  ${good}`, `BEARER ${good} `]) {
    expect((await stranger.call('GET', '/api/', undefined, { authorization })).status).toBe(200)
  }
})

it('tokens of somebody who was switched off stop working, and no new one is made', async () => {
  const { username, password } = await signUpPerson()
  const issued = await (await json({ username, password })).json<Issued>()
  await env.DIRECTORY.prepare('UPDATE user SET is_active = 0 WHERE id = ?').bind(issued.user_id).run()
  expect((await personWithToken(issued.user_id, issued.token).call('GET', '/api/')).status).toBe(403)
  expect((await json({ username, password })).status).toBe(400)
})

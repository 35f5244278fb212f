import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import worker from '#worker/index.ts'
import { createBrowser, signUpPerson, sharedPerson } from '../create-browser.ts'
import { createHousehold, personWithToken, stranger } from '#tests/fixture.ts'

interface Device {
  id: string
  token: string
  userAgent: string
}

it('people see the devices they are signed in on, and sign any of them out', async () => {
  const { page, email, password } = await signUpPerson()
  const phone = createBrowser()
  await phone.call('POST', '/api/auth/sign-in/email', { email, password }, { 'user-agent': 'Phone/1' })
  const devices = await page.get<Device[]>('/api/auth/list-sessions')
  expect(devices).toHaveLength(2)
  const there = devices.find(({ userAgent }) => userAgent === 'Phone/1')
  const thief = await sharedPerson()
  await thief.page.post('/api/auth/revoke-session', { token: there?.token })
  expect((await phone.call('GET', '/api/session/')).status).toBe(200)
  await page.post('/api/auth/revoke-session', { token: there?.token })
  expect((await phone.call('GET', '/api/session/')).status).toBe(403)
  expect((await page.call('GET', '/api/session/')).status).toBe(200)
})

it('changing the password needs the old one, and can sign out all other devices', async () => {
  const { page, email, password, username } = await signUpPerson()
  const phone = createBrowser()
  await phone.post('/api/auth/sign-in/email', { email, password })
  const form = { method: 'POST', body: new URLSearchParams({ username, password }) }
  const app = await (await stranger.fetch('/api-token-auth/', form)).json<{ user_id: number; token: string }>()
  const change = { newPassword: 'another horse battery', revokeOtherSessions: true }
  const wrong = await page.call('POST', '/api/auth/change-password', { ...change, currentPassword: 'nope' })
  expect(wrong.status).toBe(400)
  expect(await wrong.json()).toMatchObject({ currentPassword: [expect.any(String)] })
  await page.post('/api/auth/change-password', { ...change, currentPassword: password })
  expect((await page.call('GET', '/api/session/')).status).toBe(200)
  expect((await phone.call('GET', '/api/session/')).status).toBe(403)
  expect((await personWithToken(app.user_id, app.token).call('GET', '/api/')).status).toBe(403)
})

it('a session can neither be guessed nor signed with another key', async () => {
  const { page } = await sharedPerson()
  const cookie = decodeURIComponent(page.cookies.get('larder.session_token') ?? '')
  const [token = '', signature = ''] = cookie.split('.')
  const forged = [
    `${token}.${signature.replace(/^./, (c) => (c === 'A' ? 'B' : 'A'))}`,
    token,
    `x${token}.${signature}`,
  ]
  for (const value of forged) {
    page.cookies.set('larder.session_token', encodeURIComponent(value))
    expect((await page.call('GET', '/api/session/')).status).toBe(403)
  }
  page.cookies.set('larder.session_token', encodeURIComponent(cookie))
  expect((await page.call('GET', '/api/session/')).status).toBe(200)
})

it('a session that is used is extended; an expired one is refused and deleted', async () => {
  const { page, email, password } = await signUpPerson()
  const set = (updated: number, expires: number) =>
    env.DIRECTORY.prepare(
      'UPDATE session SET updated_at = ?, expires_at = ? WHERE user_id = (SELECT id FROM user WHERE email = ?)',
    )
      .bind(updated, expires, email)
      .run()
  const day = 86_400_000
  await set(Date.now() - 2 * day, Date.now() + day)
  const answer = await page.call('GET', '/api/session/')
  expect(answer.headers.getSetCookie().join()).toMatch(/larder\.session_token=[^;]+; Max-Age=31536000/)
  const { expires_at } = (await env.DIRECTORY.prepare(
    'SELECT expires_at FROM session WHERE user_id = (SELECT id FROM user WHERE email = ?)',
  )
    .bind(email)
    .first<{ expires_at: number }>()) ?? { expires_at: 0 }
  expect(expires_at).toBeGreaterThan(Date.now() + 300 * day)
  await set(Date.now() - 2 * day, Date.now() - 1)
  expect((await page.call('GET', '/api/session/')).status).toBe(403)
  await page.post('/api/auth/sign-in/email', { email, password })
  expect(await page.get<Device[]>('/api/auth/list-sessions')).toHaveLength(1)
  const left = await env.DIRECTORY.prepare(
    'SELECT count(*) AS n FROM session WHERE user_id = (SELECT id FROM user WHERE email = ?)',
  )
    .bind(email)
    .first('n')
  expect(left).toBe(1)
})

it('no script of a page reads the cookie of a session, and no other site sends it', async () => {
  const { email, password } = await signUpPerson()
  const answer = await createBrowser().call('POST', '/api/auth/sign-in/email', { email, password })
  const cookie = answer.headers.getSetCookie().find((line) => line.includes('larder.session_token=')) ?? ''
  expect(cookie).toMatch(/; HttpOnly/i)
  expect(cookie).toMatch(/; SameSite=(Lax|Strict)/i)
  expect(cookie).toMatch(/; Path=\//i)
  expect(await answer.text()).not.toContain(decodeURIComponent(/=([^;]*)/.exec(cookie)?.[1] ?? 'x'))
})

it('a change by session must come from a page of ours', async () => {
  const { page } = await sharedPerson()
  const name = () => ({ name: crypto.randomUUID() })
  const csrf = page.cookies.get('csrftoken') ?? ''
  const attempt = async (headers: Record<string, string>, cookie = csrf) => {
    if (cookie) page.cookies.set('csrftoken', cookie)
    else page.cookies.delete('csrftoken')
    const jar = [...page.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
    const init = { method: 'POST', body: JSON.stringify(name()) }
    const type = { 'content-type': 'application/json' }
    const answer = await stranger.fetch('/api/unit/', { ...init, headers: { ...type, cookie: jar, ...headers } })
    const { detail } = await answer.json<{ detail?: string }>()
    return [answer.status, detail]
  }
  const origin = 'http://larder.test'
  expect(await attempt({ 'x-csrftoken': csrf, origin })).toEqual([201, undefined])
  expect(await attempt({ 'X-CSRFTOKEN': csrf, referer: `${origin}/` })).toEqual([201, undefined])
  expect(await attempt({ origin })).toEqual([201, undefined])
  expect(await attempt({})).toEqual([403, 'CSRF Failed: CSRF token missing.'])
  expect(await attempt({}, '')).toEqual([403, 'CSRF Failed: CSRF cookie not set.'])
  expect(await attempt({ 'x-csrftoken': 'x' })).toEqual([403, expect.stringMatching(/^CSRF Failed: .*incorrect\.$/)])
  expect((await attempt({ 'x-csrftoken': 'planted', origin }, 'planted'))[0]).toBe(403)
  expect((await attempt({ 'x-csrftoken': csrf, origin: 'https://evil.example' }))[0]).toBe(403)
  expect((await attempt({ 'x-csrftoken': csrf, origin: 'null' }))[0]).toBe(403)
  expect((await attempt({ 'x-csrftoken': csrf, origin: 'http://larder.test.evil.example' }))[0]).toBe(403)
})

it('a bearer token needs no CSRF token, and an unknown path is 404', async () => {
  const { creator } = await createHousehold()
  const evil = { origin: 'https://evil.example', cookie: 'csrftoken=x' }
  expect((await creator.call('POST', '/api/unit/', { name: 'cup' }, evil)).status).toBe(201)
  expect((await creator.call('POST', '/api/nonsense/', {})).status).toBe(404)
})

it('no other site signs anybody in or out', async () => {
  const { page, username, password } = await sharedPerson()
  const evil = { origin: 'https://evil.example' }
  expect((await page.call('POST', '/api/auth/sign-out', {}, evil)).status).toBe(403)
  expect((await createBrowser().call('POST', '/api/auth/sign-in/username', { username, password }, evil)).status).toBe(
    403,
  )
  expect((await page.call('GET', '/api/session/')).status).toBe(200)
})

it('too many attempts on one name or from one address are throttled', async () => {
  const attempts = new Map<string, number>()
  const counting: RateLimit = {
    limit: async ({ key }) => {
      attempts.set(key, (attempts.get(key) ?? 0) + 1)
      return { success: (attempts.get(key) ?? 0) <= 2 }
    },
  }
  const limited = { ...env, LIMIT_AUTH: counting, LIMIT_TOKEN: counting }
  const knock = async (path: string, body: object, address: string) => {
    const context = createExecutionContext()
    const headers = { 'content-type': 'application/json', 'cf-connecting-ip': address }
    const request = new Request(`http://larder.test${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const answer = await worker.fetch(request, limited, context)
    await waitOnExecutionContext(context)
    return answer
  }
  const wrong = { username: 'Victim', password: 'x' }
  expect((await knock('/api-token-auth/', wrong, '192.0.2.1')).status).toBe(400)
  expect((await knock('/api/auth/sign-in/username', wrong, '192.0.2.2')).status).toBe(400)
  for (const path of ['/api-token-auth/', '/api/auth/sign-in/username']) {
    const answer = await knock(path, { ...wrong, username: ' VICTIM' }, '192.0.2.3')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await answer.json()).toMatchObject({ detail: expect.stringMatching(/throttled/) })
  }
  const reset = { email: 'a@example.org' }
  for (const status of [200, 200, 429]) {
    expect((await knock('/api/auth/request-password-reset', reset, '192.0.2.9')).status).toBe(status)
  }
})

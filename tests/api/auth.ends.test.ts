import { expect, it } from 'vitest'
import { createBrowser, signUpPerson } from '../create-browser.ts'
import { createHousehold, personWithToken, stranger, tokenFor } from '#tests/fixture.ts'
import { fetchWithEnv } from '../fetch-with-env.ts'
import { lastMail } from '../last-mail.ts'

interface Made {
  id: number
  token: string
  expires: string
}
const far = '2099-01-01T00:00:00.000Z'
const tokenIn = (text: string) => /token=([\w.-]+)/.exec(text)?.[1] ?? ''
const works = async (token: string) => (await personWithToken(0, token).call('GET', '/api/')).status === 200

it('resetting a forgotten password revokes tokens of every kind and links that change the address', async () => {
  const { page, email, password } = await signUpPerson()
  const made = await page.post<Made>('/api/access-token/', { scope: 'read write', expires: far })
  const feed = await page.post<Made>('/api/access-token/', { scope: 'mealplan', expires: far })
  const newEmail = `thief-${email}`
  await page.post('/api/auth/change-email', { newEmail, password })
  const stolen = tokenIn((await lastMail(newEmail, 'Confirm')).text)
  await createBrowser().post('/api/auth/request-password-reset', { email })
  const first = tokenIn((await lastMail(email, 'password')).text)
  await createBrowser().post('/api/auth/request-password-reset', { email })
  const second = await expect
    .poll(async () => tokenIn((await lastMail(email, 'password')).text), { timeout: 5000 })
    .not.toBe(first)
    .then(async () => tokenIn((await lastMail(email, 'password')).text))
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await createBrowser().post('/api/auth/reset-password', { token: second, newPassword: 'another horse battery' })
  expect([await works(made.token), await works(feed.token)]).toEqual([false, false])
  const late = { token: first, newPassword: 'a third horse battery' }
  expect((await createBrowser().call('POST', '/api/auth/reset-password', late)).status).toBe(400)
  const stale = await createBrowser().call('GET', `/api/auth/verify-email?token=${stolen}`)
  expect(await stale.json()).toMatchObject({ code: 'auth.link_expired' })
  const back = createBrowser()
  await back.post('/api/auth/sign-in/email', { email, password: 'another horse battery' })
  expect(await back.get('/api/session/')).toMatchObject({ user: { email } })
})

it('changing the password revokes tokens made by hand, unless the person keeps them', async () => {
  const { page, password } = await signUpPerson()
  const made = await page.post<Made>('/api/access-token/', { scope: 'read', expires: far })
  const change = { currentPassword: password, newPassword: 'another horse battery' }
  await page.post('/api/auth/change-password', { ...change, revokeOtherSessions: false })
  expect(await works(made.token)).toBe(true)
  await page.post('/api/auth/change-password', {
    currentPassword: change.newPassword,
    newPassword: 'a third horse battery',
  })
  expect(await works(made.token)).toBe(false)
  expect((await page.call('GET', '/api/session/')).status).toBe(200)
})

it('changing the address revokes the links that were mailed to the old one', async () => {
  const { page, email, password } = await signUpPerson()
  await createBrowser().post('/api/auth/request-password-reset', { email })
  const token = tokenIn((await lastMail(email, 'password')).text)
  const newEmail = `new-${email}`
  await page.post('/api/auth/change-email', { newEmail, password })
  await page.call('GET', `/api/auth/verify-email?token=${tokenIn((await lastMail(newEmail, 'Confirm')).text)}`)
  expect(await page.get('/api/session/')).toMatchObject({ user: { email: newEmail } })
  const reset = { token, newPassword: 'another horse battery' }
  expect((await createBrowser().call('POST', '/api/auth/reset-password', reset)).status).toBe(400)
})

it('a token cannot give itself or another token a later expiry or a wider scope', async () => {
  const { creator } = await createHousehold()
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  const short = await creator.post<Made>('/api/access-token/', { scope: 'read write', expires: soon })
  const app = personWithToken(creator.id, short.token)
  const later = await creator.post<Made>('/api/access-token/', { scope: 'read', expires: far })
  const feed = await creator.post<Made>('/api/access-token/', { scope: 'mealplan', expires: far })
  const status = async (method: string, path: string, body: object) =>
    (await app.call(method, `/api/access-token/${path}`, body)).status
  expect(await status('PATCH', `${short.id}/`, { expires: far })).toBe(403)
  expect(await status('PATCH', `${later.id}/`, { expires: far })).toBe(403)
  expect(await status('PUT', `${short.id}/`, { scope: 'read write', expires: far })).toBe(403)
  expect(await status('POST', '', { scope: 'read', expires: far })).toBe(403)
  expect(await status('POST', '', { scope: 'read app', expires: soon })).toBe(403)
  expect(await status('POST', '', { scope: 'read', expires: soon })).toBe(201)
  expect(await status('PATCH', `${short.id}/`, { scope: 'read' })).toBe(200)
  expect(await app.get(`/api/access-token/${feed.id}/`)).toMatchObject({ token: expect.stringContaining('*') })
  const own = await personWithToken(creator.id, await tokenFor(creator.id, 'read write', soon)).post<Made>(
    '/api/access-token/',
    {
      scope: 'mealplan',
      expires: soon,
    },
  )
  expect([own.token === feed.token, own.expires]).toEqual([false, soon])
})

it('a repeated idempotency key answers the same token, and is refused with another body', async () => {
  const { creator, join } = await createHousehold()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const draft = { scope: 'read', expires: far }
  const made = await creator.post<Made>('/api/access-token/', draft, key)
  expect(await creator.post('/api/access-token/', draft, key)).toEqual(made)
  expect(await works(made.token)).toBe(true)
  expect((await creator.call('POST', '/api/access-token/', { ...draft, scope: 'write' }, key)).status).toBe(422)
  const other = await (await join('guest')).post<Made>('/api/access-token/', draft, key)
  expect(other.token).not.toBe(made.token)
  await creator.call('DELETE', `/api/access-token/${made.id}/`)
  expect((await creator.call('POST', '/api/access-token/', draft, key)).status).toBe(409)
  expect(await works(made.token)).toBe(false)
})

it("a removed member's share links end, and no earlier invitation lets them back", async () => {
  const home = await createHousehold()
  const user = await home.join('user')
  const recipe = await user.post<{ id: number }>('/api/recipe/', { name: 'Soup', steps: [] })
  const { share } = await user.get<{ share: string }>(`/api/share-link/${recipe.id}/`)
  const invite = (more: object = {}) =>
    home.creator.post<{ uuid: string }>('/api/invite-link/', { group: 2, reusable: true, ...more })
  const before = await invite()
  const shown = () => stranger.call('GET', `/api/recipe/${recipe.id}/?share=${share}`)
  expect((await shown()).status).toBe(200)
  const members = await home.creator.get<{ results: { id: number; user: { id: number } }[] }>('/api/user-space/')
  const place = members.results.find((one) => one.user.id === user.id)
  await home.creator.call('DELETE', `/api/user-space/${place?.id}/`)
  expect((await shown()).status).not.toBe(200)
  expect(await user.get(`/api/invite/${before.uuid}/`)).toMatchObject({ state: 'expired', space: null })
  expect((await user.call('POST', `/api/invite/${before.uuid}/`, {})).status).toBe(400)
  const after = await invite()
  expect((await user.call('POST', `/api/invite/${after.uuid}/`, {})).status).toBe(200)
  expect((await shown()).status).not.toBe(200)
})

it('answers over https carry HSTS, and the document is where clients look for it', async () => {
  const over = async (scheme: string) =>
    (await fetchWithEnv({}, new Request(`${scheme}://larder.test/api/nothing/`))).headers.get(
      'strict-transport-security',
    )
  expect([await over('https'), await over('http')]).toEqual(['max-age=31536000', null])
  for (const path of ['/openapi/', '/openapi']) {
    expect(await (await stranger.fetch(path, {})).json()).toMatchObject({ openapi: '3.1.0' })
  }
})

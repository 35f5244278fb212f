import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { systemContext } from '#worker/auth/system-context.ts'
import { joinSpace } from '#worker/modules/members/join-space.ts'
import { createBrowser } from '../create-browser.ts'
import { createOwnerHome } from '#tests/deletion.fixture.ts'
import { makeUser, personWithToken, stranger, tokenFor } from '#tests/fixture.ts'
import { lastMail } from '../last-mail.ts'

type Home = Awaited<ReturnType<typeof createOwnerHome>>
const pathOf = ({ id }: { id: number }) => `/api/user/${id}/deletion/`
const ask = ({ page, password, ...home }: Home) => page.call('POST', pathOf(home), { password })
const codeOf = async (answer: Promise<Response>) => {
  const { status, headers } = await answer
  return [status, headers.get('x-error-code')]
}
const logIn = ({ email, password }: Home) =>
  createBrowser().call('POST', '/api/auth/sign-in/email', { email, password })
const tokenIn = (text: string) => /token=([\w.-]+)/.exec(text)?.[1] ?? ''

it('deleting an account signs it out everywhere; after that, signing in only cancels the deletion', async () => {
  const person = await createOwnerHome()
  const { page, app, email, username, password } = person
  expect(await page.get(pathOf(person))).toMatchObject({
    erase_at: null,
    going: [{ id: person.space, user_count: 1 }],
    blocking: [],
    staying: [],
  })
  await createBrowser().post('/api/auth/request-password-reset', { email })
  const reset = tokenIn((await lastMail(email, 'password')).text)
  expect(await codeOf(page.call('POST', pathOf(person), { password: 'wrong' }))).toEqual([400, 'auth.wrong_password'])
  const answer = await ask(person)
  expect(answer.status).toBe(200)
  const { erase_at } = await answer.json<{ erase_at: string }>()
  expect(Date.parse(erase_at) - Date.now()).toBeGreaterThan(13.9 * 86_400_000)

  expect((await page.call('GET', '/api/session/')).status).toBe(403)
  expect((await app.call('GET', '/api/session/')).status).toBe(403)
  const late = { token: reset, newPassword: 'another horse battery' }
  expect((await createBrowser().call('POST', '/api/auth/reset-password', late)).status).toBe(400)
  expect(await (await logIn(person)).json()).toMatchObject({ code: 'account.deleting', erase_at })
  const api = stranger.call('POST', '/api-token-auth/', { username, password })
  expect(await codeOf(api)).toEqual([403, 'account.deleting'])
  const guess = createBrowser().call('POST', '/api/auth/sign-in/email', { email, password: 'a wrong guess' })
  expect(await codeOf(guess)).toEqual([400, 'auth.wrong_credentials'])

  const link = tokenIn((await lastMail(email, 'account is to be deleted')).text)
  const forged = link.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  expect(await codeOf(stranger.call('POST', '/api/user/restore/', { token: forged }))).toEqual([
    400,
    'auth.link_expired',
  ])
  expect((await stranger.call('POST', '/api/user/restore/', { token: link })).status).toBe(204)
  expect(await codeOf(stranger.call('POST', '/api/user/restore/', { token: link }))).toEqual([400, 'auth.link_expired'])
  const back = createBrowser()
  await back.post('/api/auth/sign-in/email', { email, password })
  expect(await back.get('/api/session/')).toMatchObject({ space: { id: person.space, erase_at: null } })
  expect((await back.call('POST', '/api/unit/', { name: 'pinch' })).status).toBe(201)
})

it('the password alone cancels the deletion too, and does nothing to an account that is not to be deleted', async () => {
  const person = await createOwnerHome()
  const { email, password } = person
  await ask(person)
  const wrong = stranger.call('POST', '/api/user/restore/', { username: email, password: 'wrong' })
  expect(await codeOf(wrong)).toEqual([400, 'auth.wrong_credentials'])
  expect((await logIn(person)).status).toBe(403)
  const proof = { username: email, password }
  for (let i = 0; i < 2; i++) expect((await stranger.call('POST', '/api/user/restore/', proof)).status).toBe(204)
  expect((await logIn(person)).status).toBe(200)
})

it('an account cannot be deleted while its spaces have other members: they are handed over or deleted first', async () => {
  const person = await createOwnerHome()
  const { page, space, password } = person
  const heir = await person.join('admin')
  const refused = await ask(person)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({
    code: 'account.owns_spaces',
    blocking: [{ id: space, name: expect.stringContaining('Space'), user_count: 2 }],
  })
  expect(await page.get('/api/session/')).toMatchObject({ space: { erase_at: null } })
  await page.post(`/api/space/${space}/hand_over/`, { user: heir.id, password })
  expect(await page.get(pathOf(person))).toMatchObject({ going: [], blocking: [], staying: [{ id: space }] })
  expect((await ask(person)).status).toBe(200)

  const other = await createOwnerHome()
  await other.join('user')
  expect((await ask(other)).status).toBe(409)
  await other.page.post(`/api/space/${other.space}/deletion/`, { password: other.password })
  expect((await ask(other)).status).toBe(200)
})

it("a space cannot be handed to somebody whose account is to be deleted, and nobody deletes another's account", async () => {
  const [home, other] = [await createOwnerHome(), await createOwnerHome()]
  const context = systemContext(env, '2026-01-01T00:00:00.000Z')
  await joinSpace(context, { space: home.space, user: other.id, role: 'admin' })
  expect((await home.page.call('POST', pathOf(other), { password: home.password })).status).toBe(403)
  expect((await ask(other)).status).toBe(200)
  const given = home.page.call('POST', `/api/space/${home.space}/hand_over/`, {
    user: other.id,
    password: home.password,
  })
  expect(await codeOf(given)).toEqual([400, 'space.no_admin'])
  const app = personWithToken(home.id, 'tda_00000000_0000_0000_0000_000000000000')
  expect((await app.call('GET', pathOf(home))).status).toBe(403)
})

it('somebody without a password sets one by mail and then deletes their account with it', async () => {
  const name = `bare-${crypto.randomUUID()}`
  const id = await makeUser(name)
  const app = personWithToken(id, await tokenFor(id))
  const password = 'a first horse battery'
  expect(await codeOf(app.call('POST', pathOf({ id }), { password }))).toEqual([400, 'auth.wrong_password'])
  const email = `${name}@example.org`
  await createBrowser().post('/api/auth/request-password-reset', { email })
  const token = tokenIn((await lastMail(email, 'password')).text)
  await createBrowser().post('/api/auth/reset-password', { token, newPassword: password })
  const again = personWithToken(id, await tokenFor(id))
  expect((await again.call('POST', pathOf({ id }), { password })).status).toBe(200)
})

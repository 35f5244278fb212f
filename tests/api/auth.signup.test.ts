import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createBrowser, signUpPerson, sharedPerson } from '../create-browser.ts'
import { createHousehold } from '#tests/fixture.ts'
import { fetchWithEnv, postRequest } from '../fetch-with-env.ts'

const at = 'http://larder.test/api/auth/sign-up/email'
const somebody = (more: object = {}) => {
  const username = `new${crypto.randomUUID().slice(0, 8)}`
  return { name: username, username, email: `${username}@example.org`, password: 'correct horse battery', ...more }
}

it('a name is one short visible line, and nobody else’s user name', async () => {
  const { username } = await sharedPerson()
  const attempt = async (more: object) =>
    (await createBrowser().call('POST', '/api/auth/sign-up/email', somebody(more))).json()
  for (const name of ['x'.repeat(1_000), 'Anna\nBerta', 'a\u0007b', 'a\u202eb', '\u200b', username.toUpperCase()]) {
    expect(await attempt({ name })).toMatchObject({ name: [expect.any(String)] })
  }
  expect(await attempt({ displayUsername: username })).toMatchObject({ displayUsername: [expect.any(String)] })
  expect(await attempt({ username: undefined })).toMatchObject({ username: [expect.any(String)] })
  expect(await attempt({ username: 'ｆｕｌｌ' })).toMatchObject({ username: [expect.any(String)] })
  expect(await attempt({ email: `${'x'.repeat(300)}@example.org` })).toMatchObject({ email: [expect.any(String)] })
  const huge = { newPassword: 'x1'.repeat(500), currentPassword: 'x' }
  expect(await attempt({ password: huge.newPassword })).toMatchObject({ password: [expect.stringContaining('long')] })
})

it('the same holds for the names that people change later', async () => {
  const home = await createHousehold()
  const [guest, other] = [await home.join('guest'), await home.join('guest')]
  const path = `/api/user/${guest.id}/`
  for (const first_name of ['x'.repeat(151), 'a\nb', 'a\u2066b', '\u200b']) {
    expect((await guest.call('PATCH', path, { first_name })).status).toBe(400)
  }
  await other.patch(`/api/user/${other.id}/`, { first_name: 'Anna', last_name: 'Berg' })
  expect((await guest.call('PATCH', path, { first_name: 'anna', last_name: 'BERG' })).status).toBe(400)
  expect(await guest.patch(path, { first_name: 'Anna', last_name: 'Tal' })).toMatchObject({ display_name: 'Anna Tal' })
  const { page } = await sharedPerson()
  expect((await page.call('POST', '/api/auth/update-user', { name: 'a\nb' })).status).toBe(404)
})

it('the operator decides who may sign up, and anybody can read that', async () => {
  const home = await createHousehold()
  const invite = await home.creator.post<{ uuid: string }>('/api/invite-link/', { group: 1 })
  const up = async (SIGNUP: string, more: object = {}) => {
    const answer = await fetchWithEnv({ SIGNUP }, postRequest(at, somebody(more)))
    return [answer.status, (await answer.json<{ code?: string }>()).code]
  }
  expect(await up('open')).toEqual([200, undefined])
  expect(await up('closed', { invite: invite.uuid })).toEqual([403, 'auth.signup_closed'])
  expect(await up('nonsense')).toEqual([403, 'auth.signup_closed'])
  for (const uuid of [undefined, 'x', crypto.randomUUID()]) {
    expect(await up('invite', { invite: uuid })).toEqual([403, 'auth.signup_by_invitation'])
  }
  expect(await up('invite', { invite: invite.uuid })).toEqual([200, undefined])
  await env.DIRECTORY.prepare("UPDATE invite_link SET valid_until = '2020-01-01' WHERE uuid = ?")
    .bind(invite.uuid)
    .run()
  expect(await up('invite', { invite: invite.uuid })).toEqual([403, 'auth.signup_by_invitation'])
  const settings = new Request('http://larder.test/api/server-settings/current/')
  expect(await (await fetchWithEnv({ SIGNUP: 'invite' }, settings)).json()).toMatchObject({ signup: 'invite' })
})

it('a new space begins with the zone of the browser and with what the server allows', async () => {
  const ask = async (variables: Partial<Env>, more: object) => {
    const up = await fetchWithEnv(variables, postRequest(at, somebody(more)))
    const cookie = up.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const session = new Request('http://larder.test/api/session/', { headers: { cookie } })
    return (await (await fetchWithEnv(variables, session)).json<{ space: Record<string, unknown> }>()).space
  }
  expect(await ask({}, { timeZone: 'Europe/Berlin' })).toMatchObject({
    time_zone: 'Europe/Berlin',
    max_recipes: 0,
    max_users: 0,
    max_file_storage_mb: 1000,
  })
  const limits = {
    SPACE_MAX_RECIPES: '50',
    SPACE_MAX_USERS: '4',
    SPACE_MAX_FILES_MB: '20',
    SPACE_MODULES: 'enterprise',
  }
  expect(await ask(limits, { timeZone: 'Mars/Base' })).toMatchObject({
    time_zone: '',
    max_recipes: 50,
    max_users: 4,
    max_file_storage_mb: 20,
  })
})

it('a new space may use no licensed module, and its AI is off while nothing answers', async () => {
  const { page } = await signUpPerson()
  expect(await page.get('/api/enterprise-space/current/')).toMatchObject({ licensed_modules: '' })
  // Hides global providers that other tests may have left.
  const hide = "UPDATE ai_provider SET deleted_with = 'test' WHERE space_id = 0 AND deleted_with IS NULL"
  const show = "UPDATE ai_provider SET deleted_with = NULL WHERE space_id = 0 AND deleted_with = 'test'"
  await env.DIRECTORY.prepare(hide).run()
  const alone = await page.get('/api/space/current/')
  await env.DIRECTORY.prepare(show).run()
  expect(alone).toMatchObject({ ai_enabled: false })
  const provider = { name: 'Mine', model_name: 'm', api_key: 'secret' }
  await page.post('/api/ai-provider/', provider)
  expect(await page.get('/api/space/current/')).toMatchObject({ ai_enabled: true })
})

it('changing the address needs the password', async () => {
  const { page, password, email } = await signUpPerson()
  const asked = { newEmail: `other-${email}` }
  const attempt = (more: object) => page.call('POST', '/api/auth/change-email', { ...asked, ...more })
  for (const more of [{}, { password: '' }, { password: 'wrong' }]) {
    const answer = await attempt(more)
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ password: [expect.any(String)] }),
    ])
  }
  expect((await attempt({ password })).status).toBe(200)
})

it('no link is mailed to an address that only the request claims', async () => {
  const { email } = await signUpPerson()
  for (const variables of [{}, { LOCAL: '' }]) {
    const url = `http://${'LOCAL' in variables ? 'localhost' : 'evil.example'}/api/auth/request-password-reset`
    const answer = await fetchWithEnv(variables, postRequest(url, { email }))
    expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ code: 'server.no_origin' })])
  }
  const { results } = await env.DIRECTORY.prepare("SELECT text FROM mail WHERE recipient = ? AND text LIKE '%reset%'")
    .bind(email)
    .all()
  expect(results).toEqual([])
})

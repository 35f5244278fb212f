import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createBrowser, signUpPerson, sharedPerson } from '../create-browser.ts'
import { lastMail } from '../last-mail.ts'

interface Session {
  user: { id: number; username: string; first_name: string; last_name: string; email: string; email_verified: boolean }
  space: { id: number; name: string }
}

it('signing up signs a person in, in a space of their own', async () => {
  const { page, username, email } = await signUpPerson()
  const session = await page.get<Session>('/api/session/')
  expect(session).toMatchObject({
    user: { username, email, email_verified: false, first_name: 'Anna', last_name: 'van der Berg' },
    space: { name: `${username}'s Space` },
    role: 'admin',
  })
  const units = await page.get<{ results: { name: string }[] }>('/api/unit/?page_size=100')
  expect(units.results.map(({ name }) => name)).toEqual(expect.arrayContaining(['g', 'tbsp', 'pinch']))
  const meals = await page.get<{ results: { name: string; time: string }[] }>('/api/meal-type/')
  expect(meals.results.map(({ name, time }) => `${time} ${name}`)).toEqual([
    '08:00:00 Breakfast',
    '12:30:00 Lunch',
    '15:30:00 Snack',
    '18:30:00 Dinner',
  ])
})

it('one logs in by user name or by e-mail address, in any case, and out again', async () => {
  const { username, email, password } = await signUpPerson()
  const [byName, byMail] = [createBrowser(), createBrowser()]
  await byName.post('/api/auth/sign-in/username', { username: username.toUpperCase(), password })
  await byMail.post('/api/auth/sign-in/email', { email: email.toUpperCase(), password })
  expect(await byName.get('/api/session/')).toEqual(await byMail.get('/api/session/'))
  const kept = new Map(byName.cookies)
  await byName.post('/api/auth/sign-out', {})
  expect((await byName.call('GET', '/api/session/')).status).toBe(403)
  for (const [name, value] of kept) byName.cookies.set(name, value)
  expect((await byName.call('GET', '/api/session/')).status).toBe(403)
  expect((await byMail.call('GET', '/api/session/')).status).toBe(200)
})

it('a wrong password and an unknown name are refused alike', async () => {
  const { username, email } = await sharedPerson()
  const page = createBrowser()
  const answers = [
    await page.call('POST', '/api/auth/sign-in/username', { username, password: 'wrong password' }),
    await page.call('POST', '/api/auth/sign-in/username', { username: 'nobody', password: 'wrong password' }),
    await page.call('POST', '/api/auth/sign-in/email', { email, password: 'wrong password' }),
    await page.call('POST', '/api/auth/sign-in/username', { username: 'x y', password: 'wrong password' }),
  ]
  for (const answer of answers) {
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      non_field_errors: ['Unable to log in with provided credentials.'],
      code: 'auth.wrong_credentials',
    })
  }
  expect(page.cookies.has('larder.session_token')).toBe(false)
})

it('signing up says by field what is wrong', async () => {
  const { username, email } = await sharedPerson()
  const page = createBrowser()
  const attempt = async (change: object) => {
    const person = { name: 'B', username: 'bertha.b', email: 'b@example.org', password: 'correct horse battery' }
    const answer = await page.call('POST', '/api/auth/sign-up/email', { ...person, ...change })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    return answer.json()
  }
  expect(await attempt({ username })).toMatchObject({ username: [expect.any(String)], code: 'auth.username_taken' })
  expect(await attempt({ email })).toMatchObject({ email: [expect.any(String)], code: 'auth.email_taken' })
  expect(await attempt({ email: 'nonsense' })).toMatchObject({ email: [expect.any(String)] })
  expect(await attempt({ username: 'a@b' })).toMatchObject({ username: [expect.any(String)] })
  expect(await attempt({ username: 'x' })).toMatchObject({ username: [expect.any(String)] })
  expect(await attempt({ password: 'short' })).toMatchObject({ password: [expect.stringContaining('too short')] })
  expect(await attempt({ password: '20261128' })).toMatchObject({ password: [expect.stringContaining('numeric')] })
  expect(await attempt({ password: 'Passw0rd2026!' })).toMatchObject({ password: [expect.stringContaining('common')] })
  expect(await attempt({ password: 'bertha.b1' })).toMatchObject({ password: [expect.stringContaining('similar')] })
  expect(page.cookies.has('larder.session_token')).toBe(false)
})

it('signing up makes nobody more than a member', async () => {
  const page = createBrowser()
  const username = `Sly${crypto.randomUUID().slice(0, 8)}`
  const person = { name: 'Sly', username, email: `${username}@example.org`, password: 'correct horse battery' }
  const more = {
    is_superuser: true,
    isSuperuser: true,
    is_staff: true,
    isStaff: true,
    emailVerified: true,
    firstName: 'Root',
  }
  await page.call('POST', '/api/auth/sign-up/email', { ...person, ...more, email: `1${person.email}` })
  await page.call('POST', '/api/auth/sign-up/email', { ...person, isActive: true, is_superuser: 1, is_staff: 1 })
  expect(await page.get('/api/session/')).toMatchObject({
    user: { is_superuser: false, is_staff: false, email_verified: false },
  })
})

it('a forgotten password is replaced by a link that works once, and every session ends', async () => {
  const { page, email, username } = await signUpPerson('de')
  const visitor = createBrowser()
  const ask = (address: string) =>
    visitor.post('/api/auth/request-password-reset', { email: address, redirectTo: '/reset-password' })
  expect(await ask(email)).toEqual(await ask('nobody@example.org'))
  const mail = await lastMail(email, 'Passwort')
  const [, token] = /http:\/\/larder\.test\/reset-password\?token=([\w-]+)/.exec(mail.text) ?? []
  const weak = await visitor.call('POST', '/api/auth/reset-password', { token, newPassword: username })
  expect(await weak.json()).toMatchObject({ newPassword: [expect.stringContaining('similar')] })
  const again = { token, newPassword: 'another horse battery' }
  await visitor.post('/api/auth/reset-password', again)
  expect((await visitor.call('POST', '/api/auth/reset-password', again)).status).toBe(400)
  expect((await page.call('GET', '/api/session/')).status).toBe(403)
  await visitor.post('/api/auth/sign-in/email', { email, password: 'another horse battery' })
  expect(await visitor.get('/api/session/')).toMatchObject({ user: { email } })
})

it('the link to a new password leads to the configured address, whatever host the request claimed', async () => {
  const { email } = await signUpPerson()
  const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' }
  const asked = { email, redirectTo: '/reset-password' }
  await createBrowser().call('POST', '/api/auth/request-password-reset', asked, forged)
  const { text, html } = await lastMail(email, 'password')
  expect(`${text} ${html}`).not.toContain('evil.example')
  const elsewhere = { email, redirectTo: 'https://evil.example/reset-password' }
  const away = await createBrowser().call('POST', '/api/auth/request-password-reset', elsewhere)
  expect([400, 403]).toContain(away.status)
})

it('the address of a new account is confirmed by a link', async () => {
  const { page, email } = await signUpPerson()
  const { text } = await lastMail(email, 'Welcome')
  const [link = ''] = /http:\/\/\S+verify-email\S+/.exec(text) ?? []
  expect((await page.call('GET', link)).status).toBe(302)
  expect(await page.get('/api/session/')).toMatchObject({ user: { email, email_verified: true } })
})

it('a new address is used once its owner says so, and the old one is told', async () => {
  const { page, email, password } = await signUpPerson()
  const newEmail = `new-${email}`
  await page.post('/api/auth/change-email', { newEmail, password, callbackURL: '/settings' })
  expect(await page.get('/api/session/')).toMatchObject({ user: { email } })
  expect((await lastMail(email, 'about to change')).text).toContain(newEmail)
  const [link = ''] = /http:\/\/\S+verify-email\S+/.exec((await lastMail(newEmail, 'Confirm')).text) ?? []
  const answer = await page.call('GET', link)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/settings'])
  expect(await page.get('/api/session/')).toMatchObject({ user: { email: newEmail } })
})

it('a deactivated account cannot sign in or stay signed in', async () => {
  const { page, email, password } = await signUpPerson()
  await env.DIRECTORY.prepare('UPDATE user SET is_active = 0 WHERE email = ?').bind(email).run()
  expect((await page.call('GET', '/api/session/')).status).toBe(403)
  const answer = await createBrowser().call('POST', '/api/auth/sign-in/email', { email, password })
  expect(answer.status).toBe(400)
})

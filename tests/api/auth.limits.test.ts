import { expect, it } from 'vitest'
import { signUpPerson } from '../create-browser.ts'
import { fetchWithEnv, fakeRateLimit, postRequest } from '../fetch-with-env.ts'

const at = 'http://larder.test'

it('a made-up second name gives nobody more guesses at one account', async () => {
  const { email, username } = await signUpPerson()
  const limited = { LIMIT_AUTH: fakeRateLimit(4), LIMIT_TOKEN: fakeRateLimit(100) }
  const statuses: number[] = []
  for (let i = 0; i < 8; i++) {
    const [path, body] = [
      ['/api/auth/sign-in/email', { email, username: `x${i}`, password: 'wrong' }],
      [
        '/api/auth/sign-in/username',
        { username: username.toUpperCase(), email: `x${i}@example.org`, password: 'wrong' },
      ],
      ['/api-token-auth/', { username: email.toUpperCase(), password: 'wrong' }],
      ['/api/auth/request-password-reset', { email, username: `y${i}` }],
    ][i % 4] as [string, object]
    const headers = { 'cf-connecting-ip': `192.0.2.${i}` }
    statuses.push((await fetchWithEnv(limited, postRequest(at + path, body, headers))).status)
  }
  expect(statuses).toEqual([400, 400, 400, 200, 429, 429, 429, 429])
})

it('addresses of one IPv6 network count as one visitor, and other networks apart', async () => {
  const limited = { LIMIT_AUTH: fakeRateLimit(2), LIMIT_TOKEN: fakeRateLimit(2) }
  const knock = async (address: string) => {
    const body = { username: crypto.randomUUID(), password: 'x' }
    return (await fetchWithEnv(limited, postRequest(`${at}/api-token-auth/`, body, { 'cf-connecting-ip': address })))
      .status
  }
  expect(await knock('2001:db8:0:1::1')).toBe(400)
  expect(await knock('2001:db8::1:ffff:2:3:4')).toBe(400)
  expect(await knock('2001:0db8:0000:0001:aaaa:bbbb:cccc:dddd')).toBe(429)
  expect(await knock('2001:db8:0:2::1')).toBe(400)
})

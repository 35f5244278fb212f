import { env } from 'cloudflare:workers'
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import worker from '#worker/index.ts'

// The worker as `npm start` sets it up without the demo.
const code = 'KRTM-7QZP-XW4D'

async function ask(method: string, path: string, body?: object, more: Partial<Env> = { OWNER_CODE: code }) {
  const context = createExecutionContext()
  const request = new Request(`http://larder.test${path}`, {
    method,
    headers: { 'content-type': 'application/json', origin: 'http://larder.test' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const response = await worker.fetch(request, { ...env, ...more }, context)
  await waitOnExecutionContext(context)
  return { status: response.status, body: await response.json<Record<string, unknown>>() }
}

const person = (more: object = {}) => {
  const name = `owner${crypto.randomUUID().slice(0, 8)}`
  return { name, username: name, email: `${name}@example.org`, password: 'seven quiet radishes', ...more }
}
const signUp = (more?: object) => ask('POST', '/api/auth/sign-up/email', person(more))
const wanted = async () => (await ask('GET', '/api/server-settings/owner/')).body['wanted']

// Test files share the directory, so operators must neither be found nor left behind.
const forgetOwners = () => env.DIRECTORY.prepare('UPDATE user SET is_superuser = 0').run()
beforeEach(forgetOwners)
afterEach(forgetOwners)

describe('a server without an owner', () => {
  it('says so, and accepts a sign-up only with the code from its terminal', async () => {
    expect(await wanted()).toBe(true)
    for (const wrong of [{}, { owner_code: '' }, { owner_code: 'KRTM-7QZP-XW4E' }, { owner_code: 7 }]) {
      const { status, body } = await signUp(wrong)
      expect([status, body['code']]).toEqual([400, 'auth.wrong_owner_code'])
    }
    expect(await wanted()).toBe(true)
  })

  it('makes the first person with the code its operator', async () => {
    const { status, body } = await signUp({ owner_code: 'krtm7qzpxw4d' })
    expect(status).toBe(200)
    const { id } = body['user'] as { id: string }
    const isOperator = (user: string) =>
      env.DIRECTORY.prepare('SELECT is_superuser FROM user WHERE id = ?').bind(Number(user)).first('is_superuser')
    expect(await isOperator(id)).toBe(1)
    expect(await wanted()).toBe(false)

    const later = await signUp({ owner_code: code })
    expect(later.status).toBe(200)
    expect(await isOperator((later.body['user'] as { id: string }).id)).toBe(0)
  })

  it('keeps to the rules of passwords', async () => {
    const { status, body } = await signUp({ owner_code: code, password: 'password' })
    expect([status, body['code']]).toEqual([400, 'auth.password_refused'])
    expect(await wanted()).toBe(true)
  })
})

it('a deployment has no code and waits for nobody', async () => {
  expect((await ask('GET', '/api/server-settings/owner/', undefined, {})).body).toEqual({ wanted: false })
  expect((await ask('POST', '/api/auth/sign-up/email', person(), {})).status).toBe(200)
})

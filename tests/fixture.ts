import { env, exports } from 'cloudflare:workers'
import { systemContext } from '#worker/auth/system-context.ts'
import { hashToken, generateToken } from '#worker/auth/token/generate-token.ts'
import { joinSpace } from '#worker/modules/members/join-space.ts'
import { provisionSpace } from '#worker/modules/spaces/provision-space.ts'
import '#worker/registry.ts'

export interface TestPerson {
  id: number
  token: string
  /** For bodies that are not JSON; carries no credentials. */
  fetch(path: string, init: RequestInit): Promise<Response>
  /** A FormData body goes as multipart, any other as JSON. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
  get<T = Record<string, unknown>>(path: string): Promise<T>
  post<T = Record<string, unknown>>(path: string, body: unknown, headers?: Record<string, string>): Promise<T>
  patch<T = Record<string, unknown>>(path: string, body: unknown): Promise<T>
}

export interface TestHousehold {
  space: number
  shard: string
  creator: TestPerson
  join(role: 'guest' | 'user' | 'admin'): Promise<TestPerson>
}

const ORIGIN = 'http://larder.test'
const at = '2026-01-01T00:00:00.000Z'
let made = 0

/** Households alternate between the shards. The creator has a bearer token. */
export async function createHousehold(): Promise<TestHousehold> {
  const name = `household-${++made}-${crypto.randomUUID()}`
  const shard = made % 2 === 0 ? 'SPACES_00' : 'SPACES_01'
  const context = systemContext(env, at)
  const user = await makeUser(name)
  const { space } = await provisionSpace(context, {
    owner: user,
    name,
    starter: null,
    idempotencyKey: null,
    shard,
    settings: { licensed_modules: 'enterprise' },
  })
  return {
    space,
    shard,
    creator: personWithToken(user, await tokenFor(user)),
    join: async (role) => {
      const id = await makeUser(`${role}-${crypto.randomUUID()}`)
      await joinSpace(context, { space, user: id, role })
      return personWithToken(id, await tokenFor(id))
    },
  }
}

/** Belongs to no space and has no password, because hashing one is slow. */
export async function makeUser(name: string): Promise<number> {
  const id = await env.DIRECTORY.prepare(
    `INSERT INTO user (name, email, username, display_username, created_at, updated_at)
     VALUES (?1, ?1 || '@example.org', ?1, ?1, 0, 0) RETURNING id`,
  )
    .bind(name)
    .first<number>('id')
  if (id === null) throw new Error('no user')
  return id
}

export async function tokenFor(user: number, scope = 'read write app', expires = '2099-01-01T00:00:00.000Z') {
  const token = generateToken()
  await env.DIRECTORY.prepare(
    `INSERT INTO access_token (user_id, hash, hint, scope, expires, created, updated) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6)`,
  )
    .bind(user, await hashToken(token), token.slice(-4), scope, expires, at)
    .run()
  return token
}

export function personWithToken(id: number, token: string): TestPerson {
  const call: TestPerson['call'] = (method, path, body, headers = {}) =>
    exports.default.fetch(`${ORIGIN}${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
  const ok = async <T>(response: Response): Promise<T> => {
    if (!response.ok) throw new Error(`${response.status} ${response.url} ${await response.text()}`)
    return response.json()
  }
  return {
    id,
    token,
    call,
    fetch: (path, init) => exports.default.fetch(`${ORIGIN}${path}`, init),
    get: async (path) => ok(await call('GET', path)),
    post: async (path, body, headers) => ok(await call('POST', path, body, headers)),
    patch: async (path, body) => ok(await call('PATCH', path, body)),
  }
}

export const stranger = personWithToken(0, '')

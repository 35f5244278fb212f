import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createHousehold, type TestHousehold } from '#tests/fixture.ts'
import { Database } from '#worker/kernel/sql/database.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { seal, unseal } from '#worker/kernel/sql/seal.ts'
import { readSecret } from '#worker/kernel/resource/seal-secrets.ts'
import { databaseByName } from '#worker/kernel/sql/shards.ts'
import { sql } from 'drizzle-orm'

interface Kept {
  id: number
}

const kinds = [
  {
    resource: 'connector-config',
    field: 'token',
    draft: { name: 'Home', url: 'https://ha.example.org/api/' },
    elsewhere: { url: 'https://evil.example.net/api/' },
  },
  {
    resource: 'storage',
    field: 'password',
    draft: { name: 'Cloud', method: 'NEXTCLOUD', username: 'ada', url: 'https://cloud.example.org' },
    elsewhere: { url: 'https://evil.example.net/' },
  },
  {
    resource: 'storage',
    field: 'token',
    draft: { name: 'Box', method: 'DB', path: 'Recipes' },
    elsewhere: { method: 'NEXTCLOUD', url: 'https://evil.example.net/' },
  },
  {
    resource: 'ai-provider',
    field: 'api_key',
    draft: { name: 'Own', model_name: 'openai/gpt-x' },
    elsewhere: { url: 'https://evil.example.net/v1' },
  },
] as const

const SECRET = ' s3cret-Key '

const secretOf = (
  { space, shard }: Pick<TestHousehold, 'space' | 'shard'>,
  resource: string,
  id: number,
  field: string,
) => readSecret(new Database(shard, databaseByName(env, shard)), env, { space, resource, id, field })

it.each(kinds)('$resource keeps its $field, and never tells it again', async ({ resource, field, draft }) => {
  const home = await createHousehold()
  const { creator: me } = home
  const path = `/api/${resource}/`
  const made = await me.call('POST', path, { ...draft, [field]: SECRET }, { 'idempotency-key': 'once' })
  const row = await made.json<Kept>()
  expect(row).toMatchObject({ [`has_${field}`]: true })
  expect(await secretOf(home, resource, row.id, field)).toBe(SECRET)
  const changed = await me.call('PATCH', `${path}${row.id}/`, { name: 'Renamed' })
  expect(await secretOf(home, resource, row.id, field)).toBe(SECRET)
  const gone = await me.call('DELETE', `${path}${row.id}/`)
  await me.post(`/api/event/${gone.headers.get('x-event-seq')}/undo/`, {})
  expect(await secretOf(home, resource, row.id, field)).toBe(SECRET)

  const again = await me.call('POST', path, { ...draft, [field]: SECRET }, { 'idempotency-key': 'once' })
  const told = [
    row,
    await changed.json(),
    await again.json(),
    await me.get(path),
    await me.get(`${path}${row.id}/`),
    await me.get('/api/event/'),
  ]
  const db = new Database(home.shard, databaseByName(env, home.shard))
  const { events, commands, secrets } = await db.read({
    events: query(sql`SELECT * FROM event WHERE space_id = ${home.space}`),
    commands: query(sql`SELECT * FROM command WHERE space_id = ${home.space}`),
    secrets: query(sql`SELECT * FROM secret WHERE space_id = ${home.space}`),
  })
  expect(secrets).toHaveLength(1)
  const [{ sealed = '' } = {}] = secrets as { sealed?: string }[]
  const clear = JSON.stringify([told, events, commands, secrets])
  for (const word of [SECRET.trim(), sealed]) expect(JSON.stringify([told, events, commands])).not.toContain(word)
  expect(clear).not.toContain(SECRET.trim())
})

it('the key of a provider for every space is sealed in the directory, where no space has it', async () => {
  const { creator, space, shard } = await createHousehold()
  await env.DIRECTORY.prepare('UPDATE user SET is_superuser = 1 WHERE id = ?').bind(creator.id).run()
  const { id } = await creator.post<Kept>('/api/ai-provider/', { name: 'All', model_name: 'x', api_key: SECRET })
  expect(await secretOf({ space: 0, shard: 'DIRECTORY' }, 'ai-provider', id, 'api_key')).toBe(SECRET)
  expect(await secretOf({ space, shard }, 'ai-provider', id, 'api_key')).toBeNull()
  const { results } = await env.DIRECTORY.prepare(`SELECT data FROM event WHERE type LIKE 'ai-provider%'`).all()
  expect(JSON.stringify(results)).not.toContain(SECRET.trim())
  expect((await creator.call('DELETE', `/api/ai-provider/${id}/`)).status).toBe(204)
})

it.each(kinds)('$resource without a new $field keeps it, null takes it away', async ({ resource, field, draft }) => {
  const home = await createHousehold()
  const { creator: me } = home
  const { id } = await me.post<Kept>(`/api/${resource}/`, { ...draft, [field]: 'first' })
  const path = `/api/${resource}/${id}/`
  expect((await me.call('PUT', path, draft)).status).toBe(200)
  expect(await secretOf(home, resource, id, field)).toBe('first')
  const renewed = await me.call('PATCH', path, { [field]: 'second' })
  expect(renewed.headers.get('x-event-seq')).not.toBeNull()
  expect(await secretOf(home, resource, id, field)).toBe('second')
  expect(await me.patch(path, { [field]: null })).toMatchObject({ [`has_${field}`]: false })
  expect(await secretOf(home, resource, id, field)).toBeNull()
  const nothing = await me.call('PATCH', path, { [field]: null })
  expect(nothing.headers.get('x-event-seq')).toBeNull()
})

it.each(kinds)('the $field of a $resource is not sent to another server than it was given for', async (kind) => {
  const { resource, field, draft, elsewhere } = kind
  const home = await createHousehold()
  const { creator: me } = home
  const { id } = await me.post<Kept>(`/api/${resource}/`, { ...draft, [field]: SECRET })
  const other = await home.join('admin')
  const path = `/api/${resource}/${id}/`
  const refused = await other.call('PATCH', path, elsewhere)
  expect(refused.status).toBe(400)
  expect(await refused.json()).toHaveProperty(field)
  expect((await other.call('PATCH', path, { ...elsewhere, [field]: 'my own' })).status).toBe(200)
  expect(await secretOf(home, resource, id, field)).toBe('my own')
})

it.each(kinds)('$resource takes no address inside', async ({ resource, draft }) => {
  const { creator } = await createHousehold()
  for (const url of [
    'http://127.0.0.1/',
    'http://localhost/',
    'http://[::ffff:127.0.0.1]/',
    'http://0x7f.1/',
    'http://169.254.169.254/latest/',
    'https://homeassistant.local/api/',
    'https://user:word@ha.example.org/',
    'https://ha.example.org:8123/',
    'ftp://ha.example.org/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'ha',
  ]) {
    const answer = await creator.call('POST', `/api/${resource}/`, { ...draft, url })
    expect(answer.status, url).toBe(400)
    expect(await answer.json()).toHaveProperty('url')
  }
})

it('a sealed secret opens only in its own row', async () => {
  const place = { space: 1, resource: 'storage', id: 7, field: 'token' }
  const sealed = await seal(env, place, 'word', new Uint8Array(12))
  expect(await unseal(env, place, sealed)).toBe('word')
  for (const other of [{ space: 2 }, { resource: 'connector-config' }, { id: 8 }, { field: 'password' }]) {
    expect(await unseal(env, { ...place, ...other }, sealed)).toBeNull()
  }
  expect(await unseal({ ...env, SEAL_SECRET: 'x'.repeat(32) }, place, sealed)).toBeNull()
  expect(await unseal(env, place, sealed.slice(0, -4))).toBeNull()
  expect(await unseal(env, place, 'word')).toBeNull()
  await expect(seal({ ...env, SEAL_SECRET: 'short' }, place, 'word', new Uint8Array(12))).rejects.toThrow('32')
})

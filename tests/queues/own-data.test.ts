import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { sweep } from '#queues/sweep.ts'
import { uploadFile } from '#tests/file.fixture.ts'
import { createHousehold, personWithToken, type TestHousehold, type TestPerson } from '#tests/fixture.ts'
import { unzipped } from '#tests/zip.fixture.ts'
import { archiveOf, linesIn, makeArchive } from './archive.fixture.ts'
import { deliver, holdQueue, nextMessage, work } from './from-files.fixture.ts'

holdQueue()

interface OwnData {
  id: number
  state: string
  rows: number
  files: number
  download: string | null
}

const write = async (person: TestPerson, name: string) => {
  const { id } = await person.post<{ id: number }>('/api/recipe/', {
    name,
    steps: [{ instruction: 'Cook.', ingredients: [{ food: { name: 'leek' }, unit: null, amount: 1 }] }],
  })
  await person.post('/api/cook-log/', { recipe: id, rating: 4, comment: `${name} was good` })
  await uploadFile(person, { name: `Card of ${name}` })
}

const copyOf = async (person: TestPerson) => (await person.get<OwnData[]>('/api/own-data/'))[0]

it('a person gets all that is theirs, and nothing that others wrote', async () => {
  const home = await createHousehold()
  const user = await home.join('user')
  await write(home.creator, 'Pie')
  await write(user, 'Soup')
  expect(await copyOf(user)).toBeUndefined()
  await user.post('/api/own-data/', {})
  await work(home)
  const copy = await copyOf(user)
  expect(copy).toMatchObject({ state: 'done', files: 1 })
  const { pathname, search } = new URL(String(copy?.download))
  const response = await personWithToken(0, '').fetch(pathname + search, {})
  const bytes = new Uint8Array(await response.arrayBuffer())
  const files = await unzipped(bytes)
  const all = [...files].map(([name, content]) => name + new TextDecoder().decode(content)).join('\n')
  expect(all).toContain('Soup was good')
  expect(all).not.toMatch(/Pie/)
  expect((await linesIn(bytes, /^rows\/recipe\.jsonl$/)).map(({ name }) => name)).toEqual(['Soup'])
  expect([...files.keys()].filter((name) => name.endsWith('.pdf'))).toHaveLength(1)
  const account = JSON.parse(new TextDecoder().decode(files.get('account.json')))
  expect(account).toMatchObject({ spaces: [{ role: 'user', is_member: true }], tokens: [{ scope: 'read write app' }] })
  expect(JSON.stringify(account)).not.toMatch(/hash|hint|password/)
})

it('nobody else fetches it, and another one takes its place', async () => {
  const home = await createHousehold()
  const user = await home.join('guest')
  await user.post('/api/own-data/', {})
  await work(home)
  const first = await copyOf(user)
  const path = `/api/own-data/${first?.id}/download/`
  expect((await user.call('GET', path)).status).toBe(200)
  expect((await home.creator.call('GET', path)).status).toBe(404)
  await user.post('/api/own-data/', {})
  await work(home)
  expect((await user.call('GET', path)).status).toBe(404)
  expect(await user.get<OwnData[]>('/api/own-data/')).toHaveLength(1)
})

const storedOf = async ({ space }: TestHousehold, id = 0) =>
  (await env.FILES.list({ prefix: `${space}/archive/${id}/` })).objects.length

async function erase(person: TestPerson) {
  await env.DIRECTORY.prepare('UPDATE user SET erase_at = ? WHERE id = ?')
    .bind('2026-01-02T00:00:00.000Z', person.id)
    .run()
  await sweep(env, new Date().toISOString())
}

it('a copy goes with the person, and an archive that they made stays with the space', async () => {
  const home = await createHousehold()
  const user = await home.join('admin')
  await user.post('/api/own-data/', {})
  await work(home)
  const { archive } = await makeArchive(home)
  const copy = await copyOf(user)
  expect(await storedOf(home, copy?.id)).toBeGreaterThan(0)
  // As if the space had been handed over since.
  const db = env[home.shard as 'SPACES_00']
  await db
    .prepare('UPDATE job SET created_by = ? WHERE space_id = ? AND id = ?')
    .bind(user.id, home.space, archive.id)
    .run()
  await erase(user)
  expect(await storedOf(home, copy?.id)).toBe(0)
  expect(await storedOf(home, archive.id)).toBeGreaterThan(0)
  expect(await archiveOf(home.creator, archive)).toMatchObject({ state: 'done' })
  const left = await db.prepare('SELECT kind FROM job WHERE space_id = ?').bind(home.space).all()
  expect(left.results).toEqual([{ kind: 'archive' }])
})

it('what is being written while its person is erased goes as well', async () => {
  const home = await createHousehold()
  const user = await home.join('user')
  await write(user, 'Soup')
  await work(home)
  await user.post('/api/own-data/', {})
  await work(home, 1)
  const copy = await copyOf(user)
  const slice = await nextMessage(home)
  if (!slice) throw new Error('no slice was asked for')
  let puts = 0
  const files = new Proxy(env.FILES, {
    get: (bucket, name: keyof R2Bucket) => {
      const method = bucket[name].bind(bucket) as (...args: unknown[]) => unknown
      if (name !== 'put') return method
      return async (...args: unknown[]) => {
        if (puts++ === 0) await erase(user)
        return method(...args)
      }
    },
  })
  await deliver(slice, { ...env, FILES: files })
  expect(puts).toBeGreaterThan(1)
  await work(home)
  expect(await storedOf(home, copy?.id)).toBe(0)
})

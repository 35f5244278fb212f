import { expect, it } from 'vitest'
import { uploadFile } from '#tests/file.fixture.ts'
import { createHousehold, personWithToken, type TestPerson } from '#tests/fixture.ts'
import { unzipped } from '#tests/zip.fixture.ts'
import { linesIn } from './archive.fixture.ts'
import { holdQueue, work } from './from-files.fixture.ts'

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

import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { zipOf } from '#tests/zip.fixture.ts'
import { ask, holdQueue, itemsOf, type Job, photo, recipesOf, shown, upload, work } from './from-files.fixture.ts'

holdQueue()

const bytes = (text: string) => new TextEncoder().encode(text)
const unknown = bytes(
  'Wie heißt es;Was kommt rein;Was tun;Wo\nPie;"200 g flour\n2 eggs";Bake it.;Keller\nSoup;1 leek;Boil it.;\n',
)
const askTable = async (person: TestPerson) =>
  person.post<Job>('/api/import-files/', { uploads: [await upload(person, unknown, 'liste.csv')] })

const reading = { columns: ['name', 'ingredients', 'steps', null], heading: true }

it('a table whose columns say nothing waits for somebody to say what they are, and is read so', async () => {
  const { creator, ...home } = await createHousehold()
  const asked = await askTable(creator)
  await work({ creator, ...home })
  const waiting = await shown(creator, asked)
  expect(waiting).toMatchObject({ state: 'ready', total: 0, details: { app: 'TABLE' } })
  expect(waiting.details['table']).toMatchObject({
    heading: true,
    rows: [['Wie heißt es', 'Was kommt rein', 'Was tun', 'Wo'], expect.anything(), expect.anything()],
  })

  const anew = await creator.post<Job>('/api/import-files/', { job: asked.id, table: reading })
  await work({ creator, ...home })
  // The files are the next one's now.
  expect((await creator.call('GET', `/api/job/${asked.id}/`)).status).toBe(404)
  expect(await shown(creator, anew)).toMatchObject({ state: 'ready', total: 2, details: { table: reading } })
  const [pie] = await itemsOf(creator, anew)
  expect(pie).toMatchObject({ name: 'Pie', details: { ingredients: 2, steps: 1, notes: ['Wo'] } })

  await creator.post(`/api/job/${anew.id}/start/`, {})
  await work({ creator, ...home })
  expect(await shown(creator, anew)).toMatchObject({ state: 'done', done: 2 })
  expect((await recipesOf(creator)).map(({ name }) => name)).toEqual(['Pie', 'Soup'])
  const { objects } = await env.FILES.list({ prefix: `${home.space}/` })
  expect(objects.map(({ key }) => key).filter((key) => /^\d+\/(?:job|upload)\//.test(key))).toEqual([])
})

it('a table that is understood can be read in another way, with its pictures', async () => {
  const home = await createHousehold()
  const picture = Uint8Array.from(atob(photo()), (letter) => letter.charCodeAt(0))
  const asked = await ask(
    home.creator,
    await zipOf({ 'a.csv': 'name,ingredients,bild\nPie,1 egg,pie.png\n', 'pie.png': picture }),
  )
  await work(home)
  const { details } = await shown(home.creator, asked)
  expect(details['table']).toMatchObject({ columns: ['name', 'ingredients', 'picture'] })
  const anew = await home.creator.post<Job>('/api/import-files/', {
    job: asked.id,
    start: true,
    table: { columns: ['ingredients', 'name', 'picture'], heading: false },
  })
  await work(home)
  expect(await shown(home.creator, anew)).toMatchObject({ state: 'done', done: 2 })
  const recipes = await recipesOf(home.creator)
  expect(recipes.map(({ name, image }) => [name, image !== null])).toEqual([
    ['1 egg', true],
    ['ingredients', false],
  ])
})

it('files can be read anew as those of another app, as long as their import waits, by who asked for it', async () => {
  const home = await createHousehold()
  const asked = await askTable(home.creator)
  const early = await home.creator.call('POST', '/api/import-files/', { job: asked.id })
  expect(early.status).toBe(409)
  await work(home)
  const other = await createHousehold()
  expect((await other.creator.call('POST', '/api/import-files/', { job: asked.id })).status).toBe(404)
  const anew = await home.creator.post<Job>('/api/import-files/', { job: asked.id, app: 'PAPRIKA' })
  await work(home)
  expect(await shown(home.creator, anew)).toMatchObject({ state: 'ready', details: { app: 'TABLE', asked: 'PAPRIKA' } })
  expect((await home.creator.call('POST', '/api/import-files/', { job: asked.id })).status).toBe(404)
  const none = await home.creator.call('POST', '/api/import-files/', {})
  expect([none.status, await none.json()]).toMatchObject([400, { uploads: ['This field is required.'] }])
})

it.each([
  [{ columns: [], heading: true }],
  [{ columns: ['name', 'price'], heading: true }],
  [{ columns: Array.from({ length: 61 }, () => null), heading: true }],
  [{ columns: 'name' }],
])('columns as %j are refused', async (table) => {
  const home = await createHousehold()
  const { status } = await home.creator.call('POST', '/api/import-files/', { job: 1, table })
  expect(status).toBe(400)
})

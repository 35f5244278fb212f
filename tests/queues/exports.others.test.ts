import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'
import { addRecipe, askExport, exportedNames, fetchFile, logOf } from './exports.fixture.ts'
import { holdQueue, work } from './from-files.fixture.ts'

holdQueue()

const fieldsOf = async (answer: Response) => [answer.status, Object.keys(await answer.json<object>())]

it('others’ books and filters that are not shared are unknown, also within a search', async () => {
  const home = await createHousehold()
  const mate = await home.join('user')
  const pie = await addRecipe(home.creator, 'Pie')
  const book = await home.creator.post<{ id: number }>('/api/recipe-book/', {
    name: 'Mine',
    description: '',
    shared: [],
  })
  await home.creator.post('/api/recipe-book-entry/', { book: book.id, recipe: pie })
  const filter = await home.creator.post<{ id: number }>('/api/custom-filter/', {
    name: 'Mine',
    search: 'query=pie',
    shared: [],
  })
  const asked = async (body: object) => fieldsOf(await mate.call('POST', '/api/export/', { type: 'CSV', ...body }))
  expect(await asked({ book: book.id })).toEqual([400, expect.arrayContaining(['book'])])
  expect(await asked({ custom_filter: { id: filter.id } })).toEqual([400, expect.arrayContaining(['filter'])])
  expect(await asked({ filter: `filter=${filter.id}` })).toEqual([400, expect.arrayContaining(['filter'])])
  const log = await askExport(mate, { type: 'CSV', filter: `books=${book.id}` })
  await work(home)
  expect(await logOf(mate, log)).toMatchObject({ running: false, msg: 'There is no recipe to export.' })
})

it('recipes of another space, and those in the trash, are unknown', async () => {
  const home = await createHousehold()
  const other = await createHousehold()
  const [, , , foreign = 0] = await Promise.all(['A', 'B', 'C', 'D'].map((name) => addRecipe(other.creator, name)))
  const thrown = await addRecipe(home.creator, 'Thrown')
  await home.creator.call('DELETE', `/api/recipe/${thrown}/`)
  for (const id of [foreign, thrown]) {
    const answer = await home.creator.call('POST', '/api/export/', { type: 'CSV', recipes: [{ id }] })
    expect(await fieldsOf(answer)).toEqual([400, expect.arrayContaining(['recipes'])])
  }
})

it('guests export nothing, and reach no export of others', async () => {
  const home = await createHousehold()
  const guest = await home.join('guest')
  await addRecipe(home.creator, 'Pie')
  const log = await askExport(home.creator, { type: 'CSV', all: true })
  await work(home)
  expect((await guest.call('POST', '/api/export/', { type: 'CSV', all: true })).status).toBe(403)
  expect((await guest.call('GET', `/api/export-log/${log.id}/link/`)).status).toBe(403)
  expect((await guest.call('GET', `/api/export-log/${log.id}/`)).status).toBe(404)
  const mate = await home.join('user')
  expect((await mate.call('GET', `/api/export-log/${log.id}/link/`)).status).toBe(404)
  expect((await mate.call('POST', `/api/job/${log.job}/cancel/`, {})).status).toBe(404)
})

it('an export ends, and keeps nothing, when who asked for it leaves the space', async () => {
  const home = await createHousehold()
  const mate = await home.join('user')
  for (let n = 0; n < 60; n++) await addRecipe(home.creator, `Pie ${n}`)
  await askExport(mate, { type: 'CSV', all: true })
  await work(home, 2)
  const kept = async () => (await env.FILES.list({ prefix: `${home.space}/export/` })).objects.length
  expect(await kept()).toBeGreaterThan(0)
  const { results } = await home.creator.get<{ results: { id: number; user: { id: number } }[] }>('/api/user-space/')
  const place = results.find(({ user }) => user.id === mate.id)
  expect((await home.creator.call('DELETE', `/api/user-space/${place?.id}/`)).ok).toBe(true)
  await work(home)
  expect(await kept()).toBe(0)
})

it('what became private while an export ran is not in its file', async () => {
  const home = await createHousehold()
  const mate = await home.join('user')
  const pie = await addRecipe(home.creator, 'Pie')
  await addRecipe(home.creator, 'Soup')
  const log = await askExport(mate, { type: 'MARKDOWN', all: true })
  await work(home, 1)
  await home.creator.patch(`/api/recipe/${pie}/`, { private: true })
  await work(home)
  expect(await exportedNames(mate, log)).toEqual(['Soup'])
})

it('who downloads on gets the whole file anew where it is another one by now', async () => {
  const home = await createHousehold()
  await addRecipe(home.creator, 'Pie')
  const log = await askExport(home.creator, { type: 'CSV', all: true })
  await work(home)
  const whole = await fetchFile(home.creator, log)
  const etag = whole.headers.get('etag') ?? ''
  const bytes = await whole.arrayBuffer()
  const ranged = async (condition: string) => {
    const answer = await fetchFile(home.creator, log, { range: 'bytes=10-', 'if-range': condition })
    return [answer.status, (await answer.arrayBuffer()).byteLength]
  }
  expect(await ranged(etag)).toEqual([206, bytes.byteLength - 10])
  expect(await ranged('"another"')).toEqual([200, bytes.byteLength])
})
